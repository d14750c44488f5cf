import type { Piece } from '../../board/piece'
import type { Board } from '../../board/setup'
import { squareAt } from '../../board/square'
import { ok, type Result } from '../../result'
import type { Army, VariantRules } from '../../variants/variant'
import { letterOfPiece, pieceOfLetter } from '../../variants/army'
import type { FenError } from './fenError'
import { fenError, type FenText } from './fenField'

type BoardRules = Pick<VariantRules, 'board' | 'army'>

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9'

/** The length of the run of empty squares at `at`, with two digits only if a rank is that wide; 0 if there is none. */
const emptiesAt = (text: string, at: number, files: number): number => {
  const two = files > 9 ? text.slice(at, at + 2) : ''
  if (/^1[0-9]$/.test(two) && Number(two) <= files) return Number(two)
  return isDigit(text[at] ?? '') ? Number(text[at]) : 0
}

interface RankText {
  readonly text: string
  /** Offset in the board field. */
  readonly at: number
}

const ranksOf = (text: string): readonly RankText[] => {
  let at = 0
  return text.split('/').map(rank => {
    const placed = { text: rank, at }
    at += rank.length + 1
    return placed
  })
}

/** The number of squares that the letters and digits of a rank describe. */
const squaresOf = (text: string, files: number): number => {
  let squares = 0
  for (let at = 0; at < text.length;) {
    const empties = emptiesAt(text, at, files)
    squares += Math.max(empties, 1)
    at += empties > 9 ? 2 : 1
  }
  return squares
}

type Pieces = (Piece | undefined)[]

/** Puts the pieces of a rank, whose squares begin at `first`, on the board. */
const parseRank = (
  { board: { files }, army }: BoardRules,
  field: FenText,
  rank: RankText,
  pieces: Pieces,
  first: number,
): Result<null, FenError> => {
  const wrongLength = (where: number, found: string): Result<null, FenError> => {
    const number = Math.floor(first / files) + 1
    const squares = squaresOf(rank.text, files)
    return fenError(field, 'rankLength', where, found, {
      number,
      text: rank.text.slice(0, 80),
      squares,
      wanted: files,
    })
  }
  let file = 0
  let at = 0
  while (at < rank.text.length) {
    const letter = rank.text[at]!
    const empties = emptiesAt(rank.text, at, files)
    const piece = empties === 0 ? pieceOfLetter(army, letter) : undefined
    if (empties === 0 && !piece) return fenError(field, 'unknownPiece', rank.at + at, letter)
    if (file + Math.max(empties, 1) > files) return wrongLength(rank.at + at, rank.text.slice(at))
    pieces[first + file] = piece
    file += Math.max(empties, 1)
    at += empties > 9 ? 2 : 1
  }
  return file === files ? ok(null) : wrongLength(rank.at, rank.text)
}

/** Reads piece placement, the highest rank first. Runs of empty squares may be split (`44`); `10` means ten squares on a wide board. */
export const parseBoard = (rules: BoardRules, field: FenText): Result<Board, FenError> => {
  const size = rules.board
  const ranks = ranksOf(field.text)
  const surplus = ranks[size.ranks]
  if (surplus) return fenError(field, 'rankCount', surplus.at - 1)
  const pieces: Pieces = new Array<Piece | undefined>(size.files * size.ranks).fill(undefined)
  for (const [index, text] of ranks.entries()) {
    const rank = parseRank(rules, field, text, pieces, squareAt(0, size.ranks - 1 - index, size))
    if (!rank.ok) return rank
  }
  return ranks.length === size.ranks
    ? ok({ size, pieces })
    : fenError(field, 'rankCount', field.text.length, '')
}

const makeRank = (army: Army, { size: { files }, pieces }: Board, rank: number): string => {
  let text = ''
  let empties = 0
  for (let square = rank * files; square < (rank + 1) * files; square++) {
    const piece = pieces[square]
    if (!piece) {
      empties++
      continue
    }
    if (empties > 0) text += String(empties)
    text += letterOfPiece(army, piece)
    empties = 0
  }
  return empties > 0 ? text + String(empties) : text
}

/** Writes piece placement, the highest rank first. */
export const makeBoard = (army: Army, board: Board): string => {
  let text = makeRank(army, board, board.size.ranks - 1)
  for (let rank = board.size.ranks - 2; rank >= 0; rank--) text += `/${makeRank(army, board, rank)}`
  return text
}
