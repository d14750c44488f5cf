/*
 * A second implementation of the pieces of Janggi, as slow and plain as possible: for slowRules.ts, and like that
 * without anything of the core.
 */
import { type Color, opposite } from '@shared/board/color'
import { fileOf, rankOf, type Square } from '@shared/board/square'
import { forward, type Men, ray, shifted, sizeOf, steps } from './slowRules'

const ORTHOGONAL = [[1, 0], [-1, 0], [0, 1], [0, -1]] // prettier-ignore
const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]] // prettier-ignore

const isInPalace = (men: Men, square: Square, color: Color): boolean => {
  const file = fileOf(square, sizeOf(men))
  const rank = rankOf(square, sizeOf(men))
  return file >= 3 && file <= 5 && (color === 'white' ? rank <= 2 : rank >= 7)
}

/** Whether a square is on the diagonals of a palace: its middle or one of its corners. */
const hasDiagonals = (men: Men, square: Square): boolean => {
  const file = fileOf(square, sizeOf(men))
  const rank = rankOf(square, sizeOf(men))
  if (!isInPalace(men, square, 'white') && !isInPalace(men, square, 'black')) return false
  return file === 4 ? rank === 1 || rank === 8 : rank !== 1 && rank !== 8
}

const anyPalace = (men: Men, square: Square): boolean =>
  isInPalace(men, square, 'white') || isInPalace(men, square, 'black')

/** One step along the diagonals of a palace. */
const palaceDiagonals = (men: Men, square: Square, ways: readonly number[][]): Square[] =>
  hasDiagonals(men, square)
    ? steps(men, square, ways).filter(to => anyPalace(men, to) && hasDiagonals(men, to))
    : []

/** The squares after one square along a diagonal of a palace. */
const palaceLine = (men: Men, square: Square, way: readonly number[]): Square[] => {
  const line: Square[] = []
  let at: Square | undefined = square
  while (at !== undefined) {
    at = palaceDiagonals(men, at, [way as number[]])[0]
    if (at !== undefined) line.push(at)
  }
  return line
}

const straightLine = (men: Men, square: Square, way: readonly number[]): Square[] => {
  const line: Square[] = []
  for (let at = shifted(men, square, way); at !== undefined; at = shifted(men, at, way)) line.push(at)
  return line
}

const chariot = (men: Men, square: Square): Square[] => [
  ...ray(men, square, ORTHOGONAL),
  ...DIAGONAL.flatMap(way => {
    const line = palaceLine(men, square, way)
    const blocked = line.findIndex(at => men[at])
    return blocked < 0 ? line : line.slice(0, blocked + 1)
  }),
]

/** A cannon's targets: beyond exactly one piece that is not a cannon, and not on a cannon. */
const overOne = (men: Men, line: readonly Square[]): Square[] => {
  const screen = line.findIndex(at => men[at])
  if (screen < 0 || men[line[screen]!]!.role === 'cannon') return []
  const beyond = line.slice(screen + 1)
  const next = beyond.findIndex(at => men[at])
  const reached = next < 0 ? beyond : beyond.slice(0, next + 1)
  return reached.filter(at => men[at]?.role !== 'cannon')
}

const cannon = (men: Men, square: Square): Square[] => [
  ...ORTHOGONAL.flatMap(way => overOne(men, straightLine(men, square, way))),
  ...DIAGONAL.flatMap(way => overOne(men, palaceLine(men, square, way))),
]

/** One step along a line and then `diagonals` diagonal steps outward, over empty squares. */
const lame = (men: Men, square: Square, diagonals: number): Square[] =>
  ORTHOGONAL.flatMap(([files = 0, ranks = 0]) =>
    DIAGONAL.filter(([f = 0, r = 0]) => f === files || r === ranks).flatMap(way => {
      let at = shifted(men, square, [files, ranks])
      for (let step = 0; step < diagonals; step++) {
        if (at === undefined || men[at]) return []
        at = shifted(men, at, way)
      }
      return at === undefined ? [] : [at]
    }),
  )

const soldier = (men: Men, square: Square, color: Color): Square[] => {
  const ahead = forward(color)
  const diagonals = isInPalace(men, square, opposite(color))
    ? palaceDiagonals(men, square, [[1, ahead], [-1, ahead]]) // prettier-ignore
    : []
  return [...steps(men, square, [[0, ahead], [1, 0], [-1, 0]]), ...diagonals] // prettier-ignore
}

const inPalaceOnly = (men: Men, square: Square, color: Color): Square[] =>
  [...steps(men, square, ORTHOGONAL), ...palaceDiagonals(men, square, DIAGONAL)].filter(to =>
    isInPalace(men, to, color),
  )

/** Where the piece on a square can go, for every kind of piece. */
export const janggiTargets = (men: Men, square: Square): Square[] => {
  const { role, color } = men[square]!
  if (role === 'rook') return chariot(men, square)
  if (role === 'cannon') return cannon(men, square)
  if (role === 'knight') return lame(men, square, 1)
  if (role === 'elephant') return lame(men, square, 2)
  return role === 'pawn' ? soldier(men, square, color) : inPalaceOnly(men, square, color)
}

/** The squares that the piece on a square attacks: in Janggi, those where it can go. */
export const janggiAttacks = janggiTargets
