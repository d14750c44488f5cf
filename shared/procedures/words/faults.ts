import { t } from '../../i18n/t'
import { freePlaces } from '../model/possibilities'
import { sidesOf, type Thing } from '../model/plan'
import type { Procedure, Step } from '../model/procedure'
import type { ProcedureState } from '../model/state'
import type { LogFault } from '../throwing/throwLog'
import type { ThrowFault } from '../model/thrown'
import type { WalkFault } from '../odds/walkFault'
import { equipmentName } from './names'

const notThrown = (found: string, thing: Thing): string => {
  const sides = sidesOf(thing)
  if (thing.kind === 'die') return t('procedures.refused.die', { found, sides })
  const { coins } = thing
  return coins === 1
    ? t('procedures.refused.coin', { found, sides })
    : t('procedures.refused.coins', {
        found,
        coins,
        first: 'H'.repeat(coins),
        last: 'T'.repeat(coins),
        sides,
      })
}

const quoted = (found: string): string => (found === '' ? t('procedures.refused.nothing') : found)

/** Why a result was refused, as a clause. */
export const describeThrow = (fault: ThrowFault): string => {
  switch (fault.reason) {
    case 'notAResult':
    case 'noSuchSide':
    case 'coins':
      return notThrown(quoted(fault.found), fault.thing)
    case 'finished':
      return t('procedures.refused.finished', { found: quoted(fault.found) })
    case 'stuck':
      return t('procedures.refused.stuck')
  }
}

/** Why a text is not a log of throws, as a clause. */
export const describeLog = ({ reason, found }: LogFault): string => {
  if (found === '') return t(`procedures.log.${reason}`)
  return reason === 'noEquipment'
    ? t('procedures.log.notEquipment', { found })
    : t('procedures.log.found', { problem: t(`procedures.log.${reason}`), found })
}

const stepText = ({ steps }: Procedure, step: number): string =>
  t(`procedures.steps.${steps[step]?.kind ?? 'unknown'}`, { number: step + 1 })

/** The number of pieces with which a step fills all remaining squares; undefined for a step that chooses a square. */
const piecesFor = (step: Step | undefined): number | undefined => {
  if (step?.kind === 'fill') return step.pieces.length
  return step?.kind === 'kingAndRooksLast' ? 3 : undefined
}

type DeadEnd = Omit<Extract<WalkFault, { readonly reason: 'deadEnd' }>, 'kind' | 'reason'>

const deadEndText = (
  procedure: Procedure,
  subject: 'walk' | 'stuck',
  { step, player, rank, free }: DeadEnd,
): string => {
  const pieces = piecesFor(procedure.steps[step])
  const where = { step: stepText(procedure, step), player, rank }
  return pieces === undefined
    ? t(`procedures.${subject}.noSquare`, where)
    : t(`procedures.${subject}.tooManyPieces`, { ...where, pieces, free })
}

/** Why a procedure does not always end, as a clause. */
export const describeWalk = (procedure: Procedure, fault: WalkFault): string => {
  switch (fault.reason) {
    case 'deadEnd':
      return deadEndText(procedure, 'walk', fault)
    case 'equipment':
      return t('procedures.walk.equipment', {
        step: stepText(procedure, fault.step),
        count: fault.count,
        equipment: equipmentName(fault.equipment),
      })
    case 'neverMet':
      return t('procedures.walk.neverMet', { step: stepText(procedure, fault.step) })
    case 'rarelyMet':
      return t('procedures.walk.rarelyMet')
    case 'tooManyRanks':
    case 'tooManyPairs':
      return t(`procedures.walk.${fault.reason}`, { limit: fault.limit })
  }
}

/** Why nothing more can be thrown, as a clause; undefined while something can, or once everything is placed. */
export const describeStuck = ({ procedure, equipment, stuck }: ProcedureState): string | undefined => {
  if (stuck === undefined) return undefined
  const { player, step, rank, count } = stuck
  const named = procedure.steps[step]
  if (named?.kind === 'check')
    return describeWalk(procedure, { kind: 'walk', reason: 'neverMet', player, step })
  if (count === 0)
    return deadEndText(procedure, 'stuck', { step, player, rank, free: freePlaces(rank).length })
  const used = named !== undefined && 'with' in named ? (named.with ?? equipment) : equipment
  return t('procedures.stuck.equipment', {
    step: stepText(procedure, step),
    count,
    equipment: equipmentName(used),
  })
}
