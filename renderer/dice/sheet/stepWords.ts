import type { Ground } from '@shared/procedures/ground'
import type { SecondArmy, Step } from '@shared/procedures/procedure'
import { andList, missedText, orList, pieceName } from '@shared/procedures/words/names'
import { squaresPhrase } from '@shared/procedures/words/prompts'

const free = (ground: Ground, where: Parameters<typeof squaresPhrase>[1]['where'] = []): string =>
  squaresPhrase(ground, { where, chosen: undefined })

const FIRSTS = {
  dark: 'free dark squares',
  light: 'free light squares',
  corner: 'free squares of the left corner’s color',
  beside: 'free squares of another color than the left corner’s',
} as const

/** `rook and two knights`. */
const counted = (names: readonly string[]): string =>
  andList(
    [...new Set(names)].map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? name : `${COUNTS[count] ?? String(count)} ${name}s`
    }),
  )

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' }

const isSorted = (names: readonly string[]): boolean =>
  names.every((name, at) => names.indexOf(name) === at || names[at - 1] === name)

const tooHigh = (step: Step): string =>
  'tooHigh' in step && step.tooHigh === 'subtract'
    ? ' Of a number that is too high, take away as many as there are squares.'
    : ''

const lastSquares = (names: readonly string[]): string =>
  `The last squares take, from the left, ${isSorted(names) ? counted(names) : andList(names)}.`

/** What a step of a procedure asks of the players, in a sentence or two. */
export const stepSentence = (ground: Ground, step: Step): string => {
  const name = (role: Parameters<typeof pieceName>[1]) => pieceName(ground, role)
  switch (step.kind) {
    case 'place':
      return `Throw for the ${name(step.piece)}, among the ${free(ground, step.where)}.${tooHigh(step)}`
    case 'mirrored':
      return `Throw for the ${name(step.piece)}, among the ${free(ground, step.where)}. The ${step.piece === step.partner ? 'other ' : ''}${name(step.partner)} goes to the mirroring square.${tooHigh(step)}`
    case 'bishopsOpposite':
      return `Throw for one bishop among the ${FIRSTS[step.first]}, then for the other among those of the other color.`
    case 'bishopsFree':
      return 'For each of two bishops, throw for the color of its square (heads or odd: dark), then for the square.'
    case 'kingInside':
      return 'Throw for the king, among the free squares but the two outermost.'
    case 'rooksAroundKing':
      return 'Throw for one rook among the free squares left of the king, then for the other right of him.'
    case 'kingAndRooksLast':
      return 'Rook, king and rook take the last three squares, in this order.'
    case 'fill':
      return lastSquares(step.pieces.map(name))
    case 'swap':
      return `Throw for the square the ${name(step.piece)} goes to; it changes places with the piece there, or stays${step.never.length === 0 ? '' : `, but never with a ${andList(step.never.map(name))}`}.`
    case 'check':
      return `Begin again if ${orList(step.conditions.map(missedText))}.`
  }
}

const sharedWords = (steps: number): string =>
  steps === 1 ? 'The first step is' : `The first ${steps} steps are`

/** How the second army comes to be. */
export const secondSentence = (second: SecondArmy): string => {
  switch (second.kind) {
    case 'mirrored':
      return 'Black has the same pieces on the same files.'
    case 'reversed':
      return 'Black has the same order, seen from the other side of the board.'
    case 'own':
      if (second.turns === 'alternate') return 'Both players throw in turn, White first.'
      return (second.shared ?? 0) === 0
        ? 'White throws first, then Black for his own army.'
        : `${sharedWords(second.shared!)} thrown once for both players; then White throws on, then Black for his own army.`
  }
}
