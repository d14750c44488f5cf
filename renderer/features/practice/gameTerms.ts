import type { ByColor, Color } from '@shared/board/color'
import type { Reading } from '@shared/solver/induction'
import type { PiePoint } from '@shared/tree/pieRule'
import type { PracticeChoice } from './practice'
import type { TimeControl } from './timeControl'

/** The conditions of a game against the engine or between two people. */
export interface GameTerms {
  /** Absent in a game without clocks. */
  readonly times?: ByColor<TimeControl>
  /** The clocks run in the setup, too. */
  readonly setupOnClock: boolean
  /** Whether the last pairs of a setup are placed unseen. */
  readonly lastPair: Reading
  /** The board is turned to the side that is to move. */
  readonly turnsBoard: boolean
  /** When a player chooses a side, if the pie rule is used. */
  readonly pie?: PiePoint
  /** Whether colors are auctioned before the game, for moves that the opponent makes first. */
  readonly auction?: boolean
}

/** A game that was played here, as its tags describe it. */
export interface PlayedHere {
  /** The sides that people play. */
  readonly hands: readonly Color[]
  /** Absent where two people play. */
  readonly choice?: PracticeChoice
  readonly terms: GameTerms
}
