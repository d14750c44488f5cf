import { chanceAt, chanceLost } from '../analysis/winningChance'
import type { Score } from '../analysis/score'
import type { Color } from '../board/color'

/*
 * The value of a position as one comparable number: centipawns from White's view. A mate in n moves is far beyond any advantage,
 * at 30,000 minus n.
 */
export type Worth = number

const MATE = 30_000
const MIN_MATE = 20_000

export const DRAWN: Worth = 0

export const worthOf = ({ kind, value }: Score<'white'>): Worth => {
  if (kind === 'cp') return Math.max(1 - MIN_MATE, Math.min(MIN_MATE - 1, value))
  return value > 0 ? MATE - value : -MATE - value
}

export const scoreOf = (worth: Worth): Score<'white'> => {
  if (Math.abs(worth) < MIN_MATE) return { kind: 'cp', value: worth }
  return { kind: 'mate', value: worth > 0 ? MATE - worth : -MATE - worth }
}

/** The value of a position in which one side has been mated. */
export const matedWorth = (winner: Color): Worth => (winner === 'white' ? MATE : -MATE)

/** Brings a mate by `mover` nearer by `moves`; other values stay. */
const mateNearer = (worth: Worth, mover: Color, moves: 1 | -1): Worth => {
  const isMovers = mover === 'white' ? worth >= MIN_MATE : worth <= -MIN_MATE
  return isMovers ? worth + Math.sign(worth) * moves : worth
}

/** The value of a position as seen from the one before, in which `mover` moved: a mate is a move longer for the mating side. */
export const oneMoveEarlier = (worth: Worth, mover: Color): Worth => mateNearer(worth, mover, -1)

/** The value of a position after a move of `mover`, from its value seen before the move: a mate is a move nearer for the mating side. */
export const oneMoveLater = (worth: Worth, mover: Color): Worth => mateNearer(worth, mover, 1)

/** Whether it is a mate for either side. */
export const isMate = (worth: Worth): boolean => Math.abs(worth) >= MIN_MATE

/** The value from a side's view: more is better for it. */
export const fromSide = (worth: Worth, color: Color): number => (color === 'white' ? worth : 0 - worth)

/** White's winning chance, 0 to 100. */
export const worthPoints = (worth: Worth): number => {
  if (isMate(worth)) return worth > 0 ? 100 : 0
  return 100 * chanceAt(worth)
}

/** By how many points of winning chance `mover` is worse off with the second value than with the first; never less than 0. */
export const lossBetween = (best: Worth, worth: Worth, mover: Color): number =>
  Math.max(0, chanceLost(worthPoints(best), worthPoints(worth), mover))
