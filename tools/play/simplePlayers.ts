import type { Move } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import type { Random } from '@shared/setup/starts/random'
import type { Position } from '../../electron/core/position'

/** Picks one of the legal moves; there is at least one. */
export type SimplePlayer = (position: Position, random: Random) => Move

const WORTH: Readonly<Partial<Record<Role, number>>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }

const worthOn = (position: Position, square: number): number =>
  WORTH[position.pieceAt(square)?.role ?? 'king'] ?? 0

const drawn = (moves: readonly Move[], random: Random): Move => moves[random.below(moves.length)]!

/** Returns what `look` sees after a move, and takes the move back. */
const behind = <T>(position: Position, move: Move, look: () => T): T => {
  position.playFound(move)
  const seen = look()
  position.undo()
  return seen
}

const mates = (position: Position): readonly Move[] =>
  position.markedMoves().flatMap(({ move, mark }) => (mark === '#' ? [move] : []))

/** The pawns that a capture wins, less the capturing piece if it can be recaptured; 0 for other moves. */
const gain = (position: Position, move: Move): number => {
  if (move.kind !== 'normal') return 0
  const won = worthOn(position, move.to)
  if (won === 0) return 0
  const risked = worthOn(position, move.from)
  const isTakenBack = behind(position, move, () =>
    position.legalMoves().some(reply => reply.kind === 'normal' && reply.to === move.to),
  )
  return isTakenBack ? won - risked : won
}

/** Any legal move. */
const anyMove: SimplePlayer = (position, random) => drawn(position.legalMoves(), random)

/**
 * Mates in one, makes the capture that wins most, and otherwise moves at random. It does not see its own hanging
 * pieces.
 */
const taker: SimplePlayer = (position, random) => {
  const [mate] = mates(position)
  if (mate) return mate
  const moves = position.legalMoves()
  const gains = moves.map(move => gain(position, move))
  const most = Math.max(...gains)
  return drawn(most > 0 ? moves.filter((_, index) => gains[index] === most) : moves, random)
}

/** Mates in one, and otherwise prefers moves that win most, less what the opponent's best capture then wins. */
const careful: SimplePlayer = (position, random) => {
  const [mate] = mates(position)
  if (mate) return mate
  const moves = position.legalMoves()
  const balances = moves.map(
    move =>
      gain(position, move) -
      behind(position, move, () => Math.max(0, ...position.legalMoves().map(reply => gain(position, reply)))),
  )
  const best = Math.max(...balances)
  return drawn(
    moves.filter((_, index) => balances[index] === best),
    random,
  )
}

/** Players with simple strategies, weakest first, against which the levels for beginners are measured. */
export const SIMPLE_PLAYERS: Readonly<Record<string, SimplePlayer>> = { random: anyMove, taker, careful }
