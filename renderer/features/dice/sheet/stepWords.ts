import type { Role } from '@shared/board/role'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { Ground } from '@shared/procedures/model/ground'
import type { SecondArmy, Step } from '@shared/procedures/model/procedure'
import { equipmentName, missedText, armyPieceName } from '@shared/procedures/words/names'
import { squaresPhrase } from '@shared/procedures/words/prompts'
import { rolesName } from '@shared/i18n/names/pieceNames'

const free = (ground: Ground, where: Parameters<typeof squaresPhrase>[1]['where'] = []): string =>
  squaresPhrase(ground, { where, chosen: undefined })

/** Pieces in words: `rook and two knights`. */
const counted = (ground: Ground, roles: readonly Role[]): string =>
  formatList(
    [...new Set(roles)].map(role =>
      t('diceSheet.steps.several', {
        count: roles.filter(other => other === role).length,
        piece: armyPieceName(ground, role),
        pieces: rolesName(role, ground.army),
      }),
    ),
  )

const isSorted = (roles: readonly Role[]): boolean =>
  roles.every((role, at) => roles.indexOf(role) === at || roles[at - 1] === role)

const named = (ground: Ground, roles: readonly Role[], join: 'and' | 'or'): string =>
  formatList(
    roles.map(role => armyPieceName(ground, role)),
    join,
  )

const mirroredSentence = (ground: Ground, step: Extract<Step, { kind: 'mirrored' }>): string => {
  const piece = armyPieceName(ground, step.piece)
  const squares = free(ground, step.where)
  return step.piece === step.partner
    ? t('diceSheet.steps.mirroredSame', { piece, squares })
    : t('diceSheet.steps.mirrored', { piece, squares, partner: armyPieceName(ground, step.partner) })
}

const swapSentences = (
  ground: Ground,
  { piece, never, conditions }: Extract<Step, { kind: 'swap' }>,
): string =>
  [
    t('diceSheet.steps.swap', { piece: armyPieceName(ground, piece) }),
    ...(never.length > 0 ? [t('diceSheet.steps.swapNever', { others: named(ground, never, 'or') })] : []),
    ...(conditions.length > 0
      ? [t('diceSheet.steps.swapLeaves', { conditions: formatList(conditions.map(missedText), 'or') })]
      : []),
  ].join(' ')

const ownSentence = (ground: Ground, step: Step): string => {
  switch (step.kind) {
    case 'place':
      return t('diceSheet.steps.place', {
        piece: armyPieceName(ground, step.piece),
        squares: free(ground, step.where),
      })
    case 'mirrored':
      return mirroredSentence(ground, step)
    case 'bishopsOpposite':
      return t('diceSheet.steps.bishopsOpposite', { squares: t(`procedures.squares.${step.first}`) })
    case 'bishopsFree':
    case 'kingInside':
    case 'rooksAroundKing':
    case 'kingAndRooksLast':
      return t(`diceSheet.steps.${step.kind}`)
    case 'fill':
      return t('diceSheet.steps.fill', {
        pieces: isSorted(step.pieces) ? counted(ground, step.pieces) : named(ground, step.pieces, 'and'),
      })
    case 'swap':
      return swapSentences(ground, step)
    case 'check':
      return t('diceSheet.steps.check', { conditions: formatList(step.conditions.map(missedText), 'or') })
  }
}

/** What the players do in a step of a procedure, in a few sentences. */
export const stepSentence = (ground: Ground, step: Step): string => {
  const isSubtracted = 'tooHigh' in step && step.tooHigh === 'subtract'
  const instead = 'with' in step ? step.with : undefined
  return [
    ownSentence(ground, step),
    ...(instead ? [t('diceSheet.steps.instead', { equipment: equipmentName(instead) })] : []),
    ...(isSubtracted ? [t('diceSheet.steps.subtract')] : []),
  ].join(' ')
}

/** How the second army is determined. */
export const secondSentence = (second: SecondArmy): string => {
  if (second.kind !== 'own') return t(`diceSheet.second.${second.kind}`)
  if (second.turns === 'alternate') return t('diceSheet.second.alternate')
  const steps = second.shared ?? 0
  return steps === 0 ? t('diceSheet.second.after') : t('diceSheet.second.shared', { steps })
}
