import { setImmediate } from 'node:timers/promises'
import type { Position } from '../../electron/core/position'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import type { Gate } from './controls'
import type { Teacher } from './teacher'

/** What a player says of one position. */
export interface SearchedMove {
  readonly move: Move
  /** Centipawns, or {@link import('../../electron/core/layout/score').MATE_BOUND} and more for a mate, White's view. */
  readonly score: number
}

/** Plays both sides of a game. */
export interface Player {
  /** Which engine it is; with another one the same game goes otherwise. */
  readonly name: string
  /** It can follow the rules of every system; otherwise those of Chess960 alone. */
  readonly knowsEveryVariant: boolean
  /** Forgets what it has seen. */
  readonly forget: () => void
  /** Undefined where it finds no legal move. */
  readonly think: (position: Position, nodes: number) => Promise<SearchedMove | undefined>
}

/** Scores of the side to move turned into White's view. */
const whitesView = (position: Position, score: number): number =>
  position.turn() === 'white' ? score : 0 - score

/** Our own search. It blocks the thread while it thinks, but not longer. */
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
