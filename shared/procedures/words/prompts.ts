import { placeName, type Ground } from '../ground'
import type { SquareColor, Region } from '../procedure'
import type { PossibleResult, Prompt } from '../prompt'
import { andList, pieceName, PLAYER_NAMES, throwPhrase } from './names'

const COLOR_PHRASE: Readonly<Record<SquareColor, string>> = {
  dark: 'dark',
  light: 'light',
  corner: 'of the color of the left corner',
}

const adjective = (ground: Ground, region: Region): string => {
  switch (region.kind) {
    case 'color':
      return COLOR_PHRASE[region.color]
    case 'otherColor':
      return `of another color than the ${pieceName(ground, region.piece)}`
    case 'inner':
      return 'not outermost'
    case 'leftOf':
      return `left of the ${pieceName(ground, region.piece)}`
    case 'rightOf':
      return `right of the ${pieceName(ground, region.piece)}`
    case 'wing':
      return `on the ${region.side} wing`
  }
}

const squaresPhrase = (ground: Ground, { where, chosen }: Prompt): string => {
  const kinds = [...where.map(region => adjective(ground, region)), ...(chosen === undefined ? [] : [chosen])]
  return kinds.length === 0 ? 'free squares' : `free squares that are ${andList(kinds)}`
}

const resultNames = (results: readonly PossibleResult[]): string => andList(results.map(({ text }) => text))

/** Who throws for what: `White's rook`. */
export const promptTitle = (ground: Ground, { player, piece, partner, asks }: Prompt): string => {
  const owner = `${PLAYER_NAMES[player]}’s`
  if (asks === 'color') return `${owner} ${pieceName(ground, piece)}: the color of its square`
  const pair = partner === undefined ? '' : ` and ${pieceName(ground, partner)}`
  return `${owner} ${pieceName(ground, piece)}${pair}`
}

const twoWays = (prompt: Prompt): string => (prompt.thing.kind === 'coins' ? 'Heads' : 'An odd number')

const otherWay = (prompt: Prompt): string => (prompt.thing.kind === 'coins' ? 'tails' : 'an even one')

const squareText = (ground: Ground, { player }: Prompt, place: number | undefined): string =>
  place === undefined ? '' : placeName(ground, player, place)

const choiceSentence = (ground: Ground, prompt: Prompt): string => {
  const { asks, squares, throw: which, piece, partner, thing } = prompt
  const name = pieceName(ground, piece)
  if (asks === 'color') return `${twoWays(prompt)} is for a dark square, ${otherWay(prompt)} for a light one.`
  if (which === 'first')
    return `${twoWays(prompt)} is for the first ${prompt.results.length} squares, ${otherWay(prompt)} for the rest.`
  if (squares.length === 2) {
    const [one, other] = squares.map(({ place }) => squareText(ground, prompt, place))
    return `${twoWays(prompt)} puts the ${name} on ${one!}, ${otherWay(prompt)} on ${other!}.`
  }
  const counted = thing.kind === 'coins' ? 'The line of the chart' : 'The number'
  if (asks === 'partner')
    return `${counted} is the square to which the ${name} goes; its own square counts, for it may stay.`
  const mirror =
    partner === undefined ? '' : ` The ${pieceName(ground, partner)} goes to the mirroring square.`
  return `${counted} is the square of the ${name}, counted from the left among the ${squaresPhrase(ground, prompt)}.${mirror}`
}

const tooHighSentence = ({ tooHigh, results, squares }: Prompt): string => {
  switch (tooHigh) {
    case 'never':
      return 'Every result counts.'
    case 'again': {
      const again = resultNames(results.filter(result => result.again))
      return `${again} would be too high: throw again.`
    }
    case 'subtract':
      return `Above ${squares.length}, take away ${squares.length} until it fits.`
  }
}

/** What to throw, and what it will do, in plain sentences. */
export const promptText = (ground: Ground, prompt: Prompt): string =>
  [`${throwPhrase(prompt.thing)}.`, choiceSentence(ground, prompt), tooHighSentence(prompt)].join(' ')

/** Why the squares are counted as they are; empty where all free squares are. */
export const reasonText = (ground: Ground, { technique, piece }: Prompt): string => {
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
      return `The ${pieceName(ground, piece)} changes places with the piece that stands there.`
    case 'place':
    case 'kingAndRooksLast':
    case 'fill':
    case 'check':
      return ''
  }
}
