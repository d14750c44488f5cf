/**
 * A square by number, counted from a1 along the ranks. On eight files a1 is 0,
 * h1 is 7 and h8 is 63; on a wider board the second rank begins at `files`.
 * Never test a square for truth: a1 is 0.
 */
export type Square = number

export interface BoardSize {
  /** Number of files, 1 to 12. */
  readonly files: number
  /** Number of ranks, 1 to 12. */
  readonly ranks: number
}

export const EIGHT: BoardSize = { files: 8, ranks: 8 }

const FILE_LETTERS = 'abcdefghijkl'

/** `0` is file a, rank 1. */
export const squareAt = (file: number, rank: number, size: BoardSize = EIGHT): Square =>
  rank * size.files + file

export const fileOf = (square: Square, size: BoardSize = EIGHT): number => square % size.files

export const rankOf = (square: Square, size: BoardSize = EIGHT): number => Math.floor(square / size.files)

/** `a1` is dark, as is every square whose file and rank add up to an even number. */
export const isDark = (square: Square, size: BoardSize = EIGHT): boolean =>
  (fileOf(square, size) + rankOf(square, size)) % 2 === 0

export const fileName = (file: number): string => FILE_LETTERS[file]!

/** 0 for `a`, undefined for anything that is not one lower-case file letter. */
export const parseFile = (letter: string): number | undefined => {
  const file = letter.length === 1 ? FILE_LETTERS.indexOf(letter) : -1
  return file < 0 ? undefined : file
}

export const squareName = (square: Square, size: BoardSize = EIGHT): string =>
  fileName(fileOf(square, size)) + String(rankOf(square, size) + 1)

/** Reads `e4` or, on tall boards, `e10`; undefined for anything not on the board. */
export const parseSquare = (name: string, size: BoardSize = EIGHT): Square | undefined => {
  const file = parseFile(name.slice(0, 1))
  if (file === undefined || file >= size.files || !/^.[1-9][0-9]?$/.test(name)) return undefined
  const rank = Number(name.slice(1)) - 1
  return rank < size.ranks ? squareAt(file, rank, size) : undefined
}
