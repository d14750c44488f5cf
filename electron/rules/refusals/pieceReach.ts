import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { fileOf, rankOf, squareAt, type Square } from '@shared/board/square'
import { homeRank } from '@shared/setup/ranks/frame'
import type { VariantRules } from '@shared/variants/variant'
import { janggiReach } from '@shared/board/janggiReach'
import type { Reach } from '@shared/board/reach'

interface Way {
  readonly setup: Setup
  readonly rules: VariantRules
  readonly piece: Piece
  readonly from: Square
  readonly to: Square
  /** The numbers of files and ranks from one square to the other; positive toward the last file and the last rank. */
  readonly files: number
  readonly ranks: number
}

const isEmpty = ({ board }: Setup, square: Square): boolean => board.pieces[square] === undefined

/** The squares strictly between two squares of the same rank, file or diagonal. */
const between = ({ setup: { board }, from, files, ranks }: Way): readonly Square[] =>
  Array.from({ length: Math.max(Math.abs(files), Math.abs(ranks)) - 1 }, (_, i) =>
    squareAt(
      fileOf(from, board.size) + Math.sign(files) * (i + 1),
      rankOf(from, board.size) + Math.sign(ranks) * (i + 1),
      board.size,
    ),
  )

const slides = (way: Way): Reach =>
  between(way).every(square => isEmpty(way.setup, square)) ? 'reached' : 'blocked'

const pawnHome = (rules: VariantRules, color: Color): number =>
  homeRank(rules, color) + (color === 'white' ? 1 : -1)

const pawnReach = (way: Way): Reach => {
  const { setup, piece, from, to, files } = way
  const ahead = piece.color === 'white' ? way.ranks : -way.ranks
  if (Math.abs(files) === 1 && ahead === 1)
    return !isEmpty(setup, to) || setup.epSquare === to ? 'reached' : 'never'
  const fromHome = rankOf(from, setup.board.size) === pawnHome(way.rules, piece.color)
  if (files !== 0 || (ahead !== 1 && !(ahead === 2 && fromHome))) return 'never'
  return isEmpty(setup, to) ? slides(way) : 'blocked'
}

const isStraight = ({ files, ranks }: Way): boolean => files === 0 || ranks === 0
const isDiagonal = ({ files, ranks }: Way): boolean => Math.abs(files) === Math.abs(ranks)
const isStep = ({ files, ranks }: Way): boolean => Math.max(Math.abs(files), Math.abs(ranks)) === 1

const stepsQuietly = (way: Way): boolean => {
  const step = way.rules.quietSteps[way.piece.role]
  if (step === undefined || !isStep(way) || !isEmpty(way.setup, way.to)) return false
  return step === 'any' || (step === 'diagonal' ? isDiagonal(way) : isStraight(way))
}

const leaps = ({ setup, rules, piece, to, ranks }: Way): boolean =>
  setup.memory.leap[piece.color] && ranks === 0 && rules.leap.includes(fileOf(to, setup.board.size))

const along = (way: Way, isAlong: boolean): Reach => (isAlong ? slides(way) : 'never')

const leapsAsKnight = ({ files, ranks }: Way): boolean => Math.abs(files * ranks) === 2

/** The reach of a piece that moves like a bishop or rook and also like a knight. */
const alongOrLeaping = (way: Way, isAlong: boolean): Reach =>
  leapsAsKnight(way) ? 'reached' : along(way, isAlong)

/** How orthodox pieces, and those that combine two of them, move on their own. */
const REACHES: Readonly<Partial<Record<Role, (way: Way) => Reach>>> = {
  pawn: pawnReach,
  knight: way => (leapsAsKnight(way) ? 'reached' : 'never'),
  king: way => (isStep(way) || leaps(way) ? 'reached' : 'never'),
  bishop: way => along(way, isDiagonal(way)),
  rook: way => along(way, isStraight(way)),
  queen: way => along(way, isDiagonal(way) || isStraight(way)),
  archbishop: way => alongOrLeaping(way, isDiagonal(way)),
  primeMinister: way => alongOrLeaping(way, isDiagonal(way)),
  chancellor: way => alongOrLeaping(way, isStraight(way)),
}

/**
 * Whether the piece on `from` gets to another square by its own way of moving; castling and swaps do not count. Own pieces on `to` are
 * ignored.
 */
export const pieceReach = (setup: Setup, rules: VariantRules, from: Square, to: Square): Reach => {
  const { size, pieces } = setup.board
  const piece = pieces[from]
  if (!piece || from === to) return 'never'
  const files = fileOf(to, size) - fileOf(from, size)
  const ranks = rankOf(to, size) - rankOf(from, size)
  const way: Way = { setup, rules, piece, from, to, files, ranks }
  if (rules.grid === 'palaces') return janggiReach(setup.board, from, to)
  return stepsQuietly(way) ? 'reached' : (REACHES[piece.role]?.(way) ?? 'never')
}
