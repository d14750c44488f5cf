import type { Color } from '@shared/board/color'
import type { PositionRequest, PracticeClocks } from '@shared/ipc/contract'
import { MAX_PRACTICE_CLOCKS } from '@shared/ipc/known'
import type { PlayRefusal, PlayRequest } from '@shared/ipc/play'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { freshClock, keptClock, refilled, type ChessClock } from './chessClock'
import type { PracticeChoice, PracticeEnd } from './practice'
import type { UnfinishedPractice } from './unfinishedPractice'

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

/** A game that was broken off, with its clocks as they were; they begin anew where that is not known. */
export const resumedPractice = (
  documentId: string,
  { human, choice }: UnfinishedPractice,
  kept: readonly PracticeClocks[],
): PracticeGame => {
  const clocks = kept.find(one => one.documentId === documentId)
  const fresh = newPractice(documentId, human, choice)
  if (!clocks || !choice.time) return fresh
  const clock = keptClock(choice.time, { white: clocks.whiteMs, black: clocks.blackMs })
  return { ...fresh, clock }
}

/** The game goes on after its end was taken back; a side that had no time left has all of it again. */
export const continued = ({ end, ...rest }: PracticeGame): PracticeGame =>
  end?.kind === 'time' && rest.clock ? { ...rest, clock: refilled(rest.clock, end.by) } : rest

const wholeMs = (ms: number): number => Math.max(0, Math.round(ms))

/** The kept clocks with those of a game as they stand after a move. */
export const withClocks = (
  kept: readonly PracticeClocks[],
  { documentId, clock }: PracticeGame,
): readonly PracticeClocks[] => {
  if (!clock) return kept
  const { white, black } = clock.leftMs
  const now = { documentId, whiteMs: wholeMs(white), blackMs: wholeMs(black) }
  return [now, ...kept.filter(other => other.documentId !== documentId)].slice(0, MAX_PRACTICE_CLOCKS)
}

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
  ...(choice.engine && { engineId: choice.engine.id }),
})
