import { setImmediate } from 'node:timers/promises'
import type { Position } from '../../electron/core/position'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import type { Gate } from './controls'
import type { Teacher } from './teacher'

/** A player's move and score for one position. */
export interface SearchedMove {
  readonly move: Move
  /** Centipawns, or {@link import('../../electron/core/layout/score').MATE_BOUND} and more for a mate, White's view. */
  readonly score: number
}

/** Plays both sides of a game. */
export interface Player {
  /** The name of the engine; another engine plays the same game differently. */
  readonly name: string
  /** Whether it knows the rules of every system; otherwise only those of Chess960. */
  readonly knowsEveryVariant: boolean
  /** Forgets what it has seen. */
  readonly forget: () => void
  /** Resolves to undefined if it finds no legal move. */
  readonly think: (position: Position, nodes: number) => Promise<SearchedMove | undefined>
}

/** Converts a score from the view of the side to move to White's view. */
const whitesView = (position: Position, score: number): number =>
  position.turn() === 'white' ? score : 0 - score

/** Our own search. It blocks the thread only while it thinks. */
export const ownPlayer = (search: SoloSearch, gate: Gate): Player => ({
  name: 'Backrank',
  knowsEveryVariant: true,
  forget: () => search.forget(),
  think: async (position, nodes) => {
    await gate()
    await setImmediate()
    const { move, lines } = search.think(position, { nodes })
    return move && { move, score: whitesView(position, lines[0]?.score ?? 0) }
  },
})

/** Another engine, which knows Chess960. */
export const teacherPlayer = (teacher: Teacher): Player => ({
  name: teacher.name,
  knowsEveryVariant: false,
  forget: () => teacher.forget(),
  think: async (position, nodes) => {
    const { score, move } = await teacher.ask(position.fen(), nodes)
    const found = findByUci(position.variant, position.legalMoves(), move)
    return found && { move: found, score: whitesView(position, score) }
  },
})
