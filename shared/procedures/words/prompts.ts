import { placeName, type Ground } from '../ground'
import type { SquareColor, Region } from '../procedure'
import type { PossibleResult, Prompt } from '../prompt'
import { andList, orList, pieceName, PLAYER_NAMES, throwPhrase } from './names'

/** What stands before `squares`, and what follows it. */
interface Phrase {
  readonly before?: string
  readonly after?: string
}

const COLOR_PHRASE: Readonly<Record<SquareColor, Phrase>> = {
  dark: { before: 'dark' },
  light: { before: 'light' },
  corner: { after: 'of the left corner’s color' },
  beside: { after: 'of another color than the left corner’s' },
}

const regionPhrase = (ground: Ground, region: Region): Phrase => {
  switch (region.kind) {
    case 'color':
      return COLOR_PHRASE[region.color]
    case 'otherColor':
      return { after: `of another color than the ${pieceName(ground, region.piece)}’s` }
    case 'inner':
      return { after: 'but the two outermost' }
    case 'leftOf':
      return { after: `left of the ${pieceName(ground, region.piece)}` }
    case 'rightOf':
      return { after: `right of the ${pieceName(ground, region.piece)}` }
    case 'wing':
      return { after: `on the ${region.side} wing` }
  }
}

/** `free light squares`, `free squares left of the king`. */
export const squaresPhrase = (
  ground: Ground,
  { where, chosen }: Pick<Prompt, 'where' | 'chosen'>,
): string => {
  const phrases = [
    ...where.map(region => regionPhrase(ground, region)),
    ...(chosen === undefined ? [] : [COLOR_PHRASE[chosen]]),
  ]
  const before = phrases.flatMap(phrase => phrase.before ?? [])
  const after = phrases.flatMap(phrase => phrase.after ?? [])
  return ['free', ...before, 'squares', ...after].join(' ')
}

const resultNames = (results: readonly PossibleResult[]): string => andList(results.map(({ text }) => text))

/** Who throws for what: `White's rook`; `Both players' king` where one throw does for both. */
export const promptTitle = (ground: Ground, { player, piece, partner, asks, shared }: Prompt): string => {
  const owner = shared ? 'Both players’' : `${PLAYER_NAMES[player]}’s`
  if (asks === 'color') return `${owner} ${pieceName(ground, piece)}: the color of its square`
  const pair = partner === undefined ? '' : ` and ${pieceName(ground, partner)}`
  return `${owner} ${pieceName(ground, piece)}${pair}`
}

const twoWays = (prompt: Prompt): string => (prompt.thing.kind === 'coins' ? 'Heads' : 'An odd number')

const otherWay = (prompt: Prompt): string => (prompt.thing.kind === 'coins' ? 'tails' : 'an even one')

const numberOf = ({ thing }: Prompt): string =>
  thing.kind === 'coins' ? 'The line of the chart' : 'The number'

const colorSentence = (prompt: Prompt): string =>
  `${twoWays(prompt)} is for a dark square, ${otherWay(prompt)} for a light one.`

const halfSentence = (prompt: Prompt): string => {
  const ahead = prompt.squares.length - prompt.restSquares
  return `${twoWays(prompt)} is for the first ${ahead} of the ${prompt.squares.length} squares, ${otherWay(prompt)} for the rest.`
}

const pairSentence = (ground: Ground, prompt: Prompt): string => {
  const [one, other] = squareNames(ground, prompt)
  const name = pieceName(ground, prompt.piece)
  return `${twoWays(prompt)} puts the ${name} on ${one!}, ${otherWay(prompt)} on ${other!}.`
}

const squareNames = (ground: Ground, { squares, player }: Prompt): readonly string[] =>
  squares.map(({ place }) => placeName(ground, player, place))

/** Where a second throw begins to count. */
const countedFrom = (ground: Ground, { results, player }: Prompt): string =>
  placeName(ground, player, results[0]!.place!)

const numberSentence = (ground: Ground, prompt: Prompt): string => {
  const name = pieceName(ground, prompt.piece)
  const number = numberOf(prompt)
  if (prompt.throw === 'second')
    return `${number} is the square of the ${name}, counted on from ${countedFrom(ground, prompt)}.`
  return prompt.asks === 'partner'
    ? `${number} is the square the ${name} goes to: ${orList(squareNames(ground, prompt))}.`
    : `${number} is the square of the ${name}, counted from the left among the ${squaresPhrase(ground, prompt)}.`
}

const mirrorSentence = (ground: Ground, { piece, partner, throw: which }: Prompt): readonly string[] => {
  if (partner === undefined || which === 'first') return []
  const other = piece === partner ? 'other ' : ''
  return [`The ${other}${pieceName(ground, partner)} goes to the mirroring square.`]
}

const choiceSentence = (ground: Ground, prompt: Prompt): string => {
  if (prompt.asks === 'color') return colorSentence(prompt)
  if (prompt.throw === 'first') return halfSentence(prompt)
  return prompt.squares.length === 2 ? pairSentence(ground, prompt) : numberSentence(ground, prompt)
}

const tooHighSentence = ({ tooHigh, results, squares, throw: which }: Prompt): string => {
  switch (tooHigh) {
    case 'never':
      return 'Every result counts.'
    case 'again': {
      const again = resultNames(results.filter(result => result.again))
      return `${again} would be too high: throw ${which === 'second' ? 'both ' : ''}again.`
    }
    case 'subtract':
      return `Above ${squares.length}, take away ${squares.length} until it fits.`
  }
}

/** What to throw, and what it will do, in plain sentences. */
export const promptText = (ground: Ground, prompt: Prompt): string =>
  [
    `${throwPhrase(prompt.thing)}.`,
    choiceSentence(ground, prompt),
    ...mirrorSentence(ground, prompt),
    tooHighSentence(prompt),
  ].join(' ')

const SHARED_TEXT = 'One throw does for both armies.'

/** Why the squares are counted as they are; empty where all free squares are. */
export const reasonText = (ground: Ground, prompt: Prompt): string =>
  [techniqueText(ground, prompt), ...(prompt.shared ? [SHARED_TEXT] : [])].filter(Boolean).join(' ')

const techniqueText = (ground: Ground, { technique, piece }: Prompt): string => {
  switch (technique) {
    case 'bishopsOpposite':
      return 'The bishops stand on opposite colors.'
    case 'bishopsFree':
      return 'The bishops may share a color, so the color is thrown first.'
    case 'kingInside':
      return 'The outer free squares are left for rooks, so that the king stands between them.'
    case 'rooksAroundKing':
      return 'One rook stands on each side of the king.'
    case 'mirrored':
      return 'The left half of the rank mirrors the right one.'
    case 'swap':
      return `The ${pieceName(ground, piece)} changes places with the piece that stands there, or stays.`
    case 'place':
    case 'kingAndRooksLast':
    case 'fill':
    case 'check':
      return ''
  }
}
