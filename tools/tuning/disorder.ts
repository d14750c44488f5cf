import type { Position } from '../../electron/core/position'
import type { Color } from '@shared/board/color'
import { NO_MEMORY, CASTLING_SIDES, type Board, type CastlingRights, type Setup } from '@shared/board/setup'
import type { Random } from '@shared/setup/starts/random'

/** A range of numbers, and how often it is drawn from. */
interface Lot {
  readonly share: number
  readonly least: number
  readonly most: number
}

const drawNumber = (lots: readonly Lot[], random: Random): number => {
  let lot = random.below(lots.reduce((sum, { share }) => sum + share, 0))
  const { least, most } = lots.find(({ share }) => (lot -= share) < 0)!
  return least + random.below(most - least + 1)
}

/**
 * The number of random moves before a game: from none, to know starts well, to enough that kings and pieces can be
 * anywhere.
 */
const RANDOM_PLIES: readonly Lot[] = [
  { share: 5, least: 0, most: 3 },
  { share: 9, least: 4, most: 9 },
  { share: 6, least: 10, most: 19 },
  { share: 4, least: 20, most: 39 },
  { share: 1, least: 40, most: 79 },
]

/** The number of pieces and pawns taken off the board: none, the odds of one or a few, or all but an endgame. */
const MISSING: readonly Lot[] = [
  { share: 13, least: 0, most: 0 },
  { share: 4, least: 1, most: 4 },
  { share: 2, least: 5, most: 14 },
  { share: 1, least: 15, most: 26 },
]

/** Plays random legal moves; returns false if there is none left. */
export const playRandomly = (
  position: Position,
  random: Random,
  plies = drawNumber(RANDOM_PLIES, random),
): boolean => {
  for (let ply = 0; ply < plies; ply++) {
    const moves = position.legalMoves()
    if (moves.length === 0) return false
    position.playFound(moves[random.below(moves.length)]!)
  }
  return true
}

const withoutSome = ({ size, pieces }: Board, missing: number, random: Random): Board => {
  const left = [...pieces]
  const takeable = pieces.flatMap((piece, square) => (piece && piece.role !== 'king' ? [square] : []))
  for (let i = 0; i < missing; i++) {
    const [square] = takeable.splice(random.below(takeable.length), 1)
    left[square!] = undefined
  }
  return { size, pieces: left }
}

const rightsLeft = (setup: Setup, board: Board, color: Color): CastlingRights =>
  Object.fromEntries(
    CASTLING_SIDES.flatMap(side => {
      const rook = setup.castling[color][side]
      return rook === undefined || !board.pieces[rook] ? [] : [[side, rook]]
    }),
  )

/** Removes random pieces from a first position; if any are missing, the rights of special moves are lost. */
export const thinOut = (setup: Setup, random: Random): Setup => {
  const missing = drawNumber(MISSING, random)
  if (missing === 0) return setup
  const board = withoutSome(setup.board, missing, random)
  const castling = {
    white: rightsLeft(setup, board, 'white'),
    black: rightsLeft(setup, board, 'black'),
  }
  return { ...setup, board, castling, memory: NO_MEMORY }
}
