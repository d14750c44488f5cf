import type { Color } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import type { PlayRefusal, PlayRequest } from '@shared/ipc/play'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { freshClock, type ChessClock } from './chessClock'
import type { PracticeChoice, PracticeEnd } from './practice'

/** A game against our engine; its moves are those of its document's main line. */
export interface PracticeGame {
  readonly documentId: string
  readonly human: Color
  readonly choice: PracticeChoice
  readonly clock?: ChessClock
  readonly end?: PracticeEnd
  /** Why the engine does not move. */
  readonly refusal?: PlayRefusal
}

/** The side that the user plays. */
export const drawnSide = (side: PracticeChoice['side']): Color => {
  if (side !== 'random') return side
  return Math.random() < 0.5 ? 'white' : 'black'
}

export const newPractice = (documentId: string, human: Color, choice: PracticeChoice): PracticeGame => ({
  documentId,
  human,
  choice,
  ...(choice.time && { clock: freshClock(choice.time) }),
})

/** The position at the end of the main line, as the rules are asked about it. */
export const endPosition = ({ variant, options, root }: Game): PositionRequest => ({
  variant,
  options,
  fen: mainline(root).at(-1)!.fen,
})

/** The question for the engine's move at the end of the main line. */
export const playRequest = (
  { documentId, choice }: PracticeGame,
  { variant, options, root }: Game,
): PlayRequest => ({
  gameId: documentId,
  variant,
  options,
  startFen: root.fen,
  moves: mainline(root)
    .slice(1)
    .map(({ uci }) => uci),
  level: choice.level,
})
