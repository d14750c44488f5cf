import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { t } from '../../i18n/t'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import type { RankCondition } from '../../variants/variant'
import { type Ground, letterOf, placeName } from '../model/ground'
import type { Thing } from '../model/plan'
import type { Equipment, Procedure, StepKind } from '../model/procedure'
import type { Placed } from '../model/state'
import type { MessageKey } from '../../i18n/catalogue/catalogue'
import { procedureById } from '../catalogue'

type Named = MessageKey extends infer K ? (K extends `procedureNames.${infer Id}` ? Id : never) : never

/** The displayed name of a procedure: translated for those of the catalogue, as the user wrote it for others. */
export const procedureName = (procedure: Procedure): string =>
  procedureById(procedure.id)?.name === procedure.name
    ? t(`procedureNames.${procedure.id as Named}`)
    : procedure.name

/** The name of a technique in a list of steps. */
export const techniqueName = (kind: StepKind): string => t(`procedures.techniques.${kind}`)

/** For example `a six-sided die`. */
export const equipmentName = (equipment: Equipment): string => t(`procedures.equipment.${equipment}`)

const onOneColor = ([one, other]: readonly [Role, Role]): string =>
  one === other
    ? t('procedures.missed.sameOnOneColor', { pieces: rolesName(one) })
    : t('procedures.missed.pairOnOneColor', { one: roleName(one), other: roleName(other) })

/** Why a rank does not meet a condition. */
export const missedText = (condition: RankCondition): string => {
  switch (condition.kind) {
    case 'oppositeColors':
      return onOneColor(condition.roles)
    case 'differsFrom':
      return t('procedures.missed.differsFrom', { files: condition.files, rank: condition.rank })
    case 'kingBetweenRooks':
    case 'mirroredPairs':
    case 'pawnsGuarded':
    case 'bishopsApart':
      return t(`procedures.missed.${condition.kind}`)
  }
}

/** The name of a piece in its army: a Janggi rook is a chariot. */
export const armyPieceName = ({ army }: Ground, role: Role): string => roleName(role, army)

/** For example `Bb1`. */
export const placedText = (ground: Ground, player: Color, { piece, place }: Placed): string =>
  letterOf(ground, piece) + placeName(ground, player, place)

/** The instruction for a throw: `Throw the die`, `Toss two coins`. */
export const throwPhrase = (thing: Thing): string => {
  if (thing.kind === 'coins') return t('procedures.throw.coins', { coins: thing.coins })
  return thing.sides === 6
    ? t('procedures.throw.die')
    : t('procedures.throw.otherDie', { sides: thing.sides })
}
