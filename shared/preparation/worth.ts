import { chanceAt, chanceLost } from '../analysis/winningChance'
import type { Score } from '../analysis/score'
import type { Color } from '../board/color'

/*
 * What a position is worth, as one number that can be compared: centipawns from White's view. A mate in n moves is
 * so far beyond any advantage, and n less.
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

/** A position in which one side has been mated. */
export const matedWorth = (winner: Color): Worth => (winner === 'white' ? MATE : -MATE)

/** A mate of `mover` comes so many moves nearer; any other worth stays. */
const mateNearer = (worth: Worth, mover: Color, moves: 1 | -1): Worth => {
  const isMovers = mover === 'white' ? worth >= MIN_MATE : worth <= -MIN_MATE
  return isMovers ? worth + Math.sign(worth) * moves : worth
}

/** What a position is worth seen from the one before, where `mover` made a move: a mate is a move longer for the side that mates. */
export const oneMoveEarlier = (worth: Worth, mover: Color): Worth => mateNearer(worth, mover, -1)

/** What a position is worth after `mover` made the move that leads to `worth`: a mate is a move nearer for the side that mates. */
export const oneMoveLater = (worth: Worth, mover: Color): Worth => mateNearer(worth, mover, 1)

/** It is a mate, for whichever side. */
export const isMate = (worth: Worth): boolean => Math.abs(worth) >= MIN_MATE

/** More is better for that side. */
export const fromSide = (worth: Worth, color: Color): number => (color === 'white' ? worth : 0 - worth)

/** Winning chance in points of 100, White's. */
export const worthPoints = (worth: Worth): number => {
  if (isMate(worth)) return worth > 0 ? 100 : 0
  return 100 * chanceAt(worth)
}

/** Points of winning chance by which `mover` is worse off with one than with the other; never less than 0. */
export const lossBetween = (best: Worth, worth: Worth, mover: Color): number =>
  Math.max(0, chanceLost(worthPoints(best), worthPoints(worth), mover))
