import type { Position } from '../../electron/core/position'
import { MATE_BOUND } from '../../electron/search/foundScore'
import type { SoloSearch } from '../../electron/search/soloSearch'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import { canTeach, type Teacher } from './teacher'

/** What a player says of one position. */
export interface Thought {
  readonly move: Move
  /** Centipawns, or {@link MATE_BOUND} and more for a mate, White's view. */
  readonly score: number
}

/** Plays both sides of a game. */
export interface Player {
  /** A new game begins. */
  readonly begin: () => void
  /** Undefined for a position that the player cannot understand. */
  readonly think: (position: Position) => Promise<Thought | undefined>
}

/** Our own search, with so many nodes a move. */
export const ownPlayer = (search: SoloSearch, nodes: number): Player => ({
  begin: () => search.forget(),
  think: position => {
    const { move, lines } = search.think(position, { nodes })
    const score = lines[0]?.score ?? 0
    return Promise.resolve(move && { move, score: position.turn() === 'white' ? score : 0 - score })
  },
})

/** Another engine. */
export const teacherPlayer = (teacher: Teacher): Player => ({
  begin: () => undefined,
  think: async position => {
    const setup = position.setup()
    if (!canTeach({ variant: position.variant, setup })) return undefined
    const { score, move } = await teacher.ask(setup)
    const found = findByUci(position.variant, position.legalMoves(), move)
    return found && { move: found, score: score ?? MATE_BOUND }
  },
})
