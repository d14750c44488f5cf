import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { RankCondition } from '../../variants/variant'
import { letterOf, placeName, type Ground } from '../ground'
import type { Thing } from '../plan'
import type { Equipment, StepKind } from '../procedure'
import type { Placed } from '../state'

/** The techniques, as a list of steps names them. */
export const TECHNIQUES: Readonly<Record<StepKind, string>> = {
  place: 'A piece on a free square',
  mirrored: 'Two pieces that mirror each other',
  bishopsOpposite: 'Bishops on opposite colors',
  bishopsFree: 'Bishops on any color',
  kingInside: 'King off the outer free squares',
  rooksAroundKing: 'Rooks on both sides of the king',
  kingAndRooksLast: 'King and rooks on the last three squares',
  fill: 'The remaining pieces',
  swap: 'Change places',
  check: 'Check the conditions',
}

export const EQUIPMENT_NAMES: Readonly<Record<Equipment, string>> = {
  die: 'a six-sided die',
  d4: 'a four-sided die',
  d8: 'an eight-sided die',
  d10: 'a ten-sided die',
  d12: 'a twelve-sided die',
  d20: 'a twenty-sided die',
  dice: 'dice with 4 to 20 sides',
  coins: 'up to three coins',
}

export const PLAYER_NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' }

/** What is the matter with a rank that does not meet a condition. */
export const missedText = (condition: RankCondition): string => {
  switch (condition.kind) {
    case 'oppositeColors':
      return condition.roles[0] === condition.roles[1]
        ? `the ${condition.roles[0]}s stand on one color`
        : `${condition.roles[0]} and ${condition.roles[1]} stand on one color`
    case 'kingBetweenRooks':
      return 'the king does not stand between the rooks'
    case 'mirroredPairs':
      return 'the pieces do not mirror each other'
    case 'pawnsGuarded':
      return 'a pawn is not guarded'
    case 'bishopsApart':
      return 'the bishops stand side by side'
    case 'differsFrom':
      return `fewer than ${condition.files} files differ from ${condition.rank}`
  }
}

/** A piece as its army calls it: a Janggi rook is a chariot. */
export const pieceName = ({ army }: Ground, role: Role): string => army.names[role] ?? role

/** `Bb1`. */
export const placedText = (ground: Ground, player: Color, { piece, place }: Placed): string =>
  letterOf(ground, piece) + placeName(ground, player, place)

const COIN_COUNT = ['no coin', 'one coin', 'two coins', 'three coins'] as const

/** What to do with a thing: `Throw the die`, `Toss two coins`. */
export const throwPhrase = (thing: Thing): string => {
  if (thing.kind === 'coins') return `Toss ${COIN_COUNT[thing.coins]!}`
  return thing.sides === 6 ? 'Throw the die' : `Throw the die with ${thing.sides} sides`
}

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`

/** `a, b and c`. */
export const andList = (words: readonly string[]): string => listed(words, 'and')

/** `a, b or c`. */
export const orList = (words: readonly string[]): string => listed(words, 'or')
