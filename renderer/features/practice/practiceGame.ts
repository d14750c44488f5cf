import { COLORS, opposite, type ByColor, type Color } from '@shared/board/color'
import type { PositionRequest, PracticeClocks } from '@shared/ipc/contract'
import { MAX_PRACTICE_CLOCKS } from '@shared/ipc/known'
import type { PlayRefusal, PlayRequest } from '@shared/ipc/play'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'
import { freshClock, keptClock, readClk, refilled, type ChessClock } from './chessClock'
import type { PracticeChoice, PracticeEnd } from './practice'
import { lastClk, movesMade } from './practiceEdits'
import type { FoundScore } from './drawOffer'
import type { GameTerms, PlayedHere } from './gameTerms'

/** A proposal of one player to the other. */
export interface Offer {
  readonly kind: 'draw' | 'takeBack'
  readonly by: Color
}

/**
 * A game that is played here, against our engine or between two people; its moves are the main line of its document.
 */
export interface PracticeGame {
  readonly documentId: string
  /** The sides that people play; the engine plays the other one. */
  readonly hands: readonly Color[]
  /** The choices for a game against the engine; absent if two people play. */
  readonly choice?: PracticeChoice
  readonly terms: GameTerms
  readonly clock?: ChessClock
  readonly end?: PracticeEnd
  readonly offer?: Offer | undefined
  /** Clocks are stopped and no move is accepted: the game is paused, or both pairs have just been shown. */
  readonly halt?: 'paused' | 'pairs' | undefined
  /** Why the engine does not move. */
  readonly refusal?: PlayRefusal
  /** How the engine scored its moves in this run; none of it is shown. */
  readonly found?: readonly FoundScore[]
  /** The number of plies in the line when the engine last declined a draw. */
  readonly declinedAt?: number
  /** The number of moves of the game proper that the engine had made when it last offered a draw. */
  readonly offeredAt?: number
}

/** The side that the user plays, drawn by lot if the choice is random. */
export const drawnSide = (side: PracticeChoice['side']): Color => {
  if (side !== 'random') return side
  return Math.random() < 0.5 ? 'white' : 'black'
}

const termsOf = ({ time, lastPair = 'sequential' }: PracticeChoice): GameTerms => ({
  ...(time && { times: { white: time, black: time } }),
  setupOnClock: true,
  lastPair,
  turnsBoard: false,
})

const newGame = (
  documentId: string,
  hands: readonly Color[],
  terms: GameTerms,
  choice?: PracticeChoice,
): PracticeGame => ({
  documentId,
  hands,
  terms,
  ...(choice && { choice }),
  ...(terms.times && { clock: freshClock(terms.times) }),
})

/** A game against our engine. */
export const newPractice = (documentId: string, human: Color, choice: PracticeChoice): PracticeGame =>
  newGame(documentId, [human], termsOf(choice), choice)

/** A game between two people. */
export const newTableGame = (documentId: string, terms: GameTerms): PracticeGame =>
  newGame(documentId, COLORS, terms)

/**
 * The time that each side had left after its last move, by the clock comments of the moves; undefined if a side has
 * none.
 */
const leftByMoves = (line: readonly TreeNode[]): ByColor<number> | undefined => {
  const leftOf = (side: Color) => readClk(lastClk(line, side) ?? '')
  const [white, black] = [leftOf('white'), leftOf('black')]
  return white === undefined || black === undefined ? undefined : { white, black }
}

/**
 * Resumes a game that was broken off. Its clocks have the times last kept, else those of the moves, else the full
 * time.
 */
export const resumedPractice = (
  documentId: string,
  { hands, choice, terms: told }: PlayedHere,
  kept: readonly PracticeClocks[],
  { root }: Pick<Game, 'root'>,
): PracticeGame => {
  const terms = choice ? termsOf(choice) : told
  const fresh = newGame(documentId, hands, terms, choice)
  if (!terms.times) return fresh
  const line = mainline(root)
  const clocks = kept.find(one => one.documentId === documentId)
  const left = clocks ? { white: clocks.whiteMs, black: clocks.blackMs } : leftByMoves(line)
  if (!left) return fresh
  const made = { white: movesMade(line, 'white'), black: movesMade(line, 'black') }
  return { ...fresh, clock: keptClock(terms.times, left, made) }
}

/** The game after its end was taken back; a side that had no time left gets all of it again. */
export const continued = ({ end, ...rest }: PracticeGame): PracticeGame =>
  end?.kind === 'time' && rest.clock ? { ...rest, clock: refilled(rest.clock, end.by) } : rest

/**
 * The game after a change of its line: a move declines the other side's offer, and any other change withdraws every
 * offer.
 *
 * @param mover who has made one more move; undefined if the line changed in another way
 */
export const afterOffer = (game: PracticeGame, mover: Color | undefined): PracticeGame => {
  const { offer, ...rest } = game
  return mover === undefined || offer?.by === opposite(mover) ? rest : game
}

const wholeMs = (ms: number): number => Math.max(0, Math.round(ms))

/**
 * The kept clocks with the clocks of a game added.
 *
 * @param left the time that each side has left now, in milliseconds
 */
export const withClocks = (
  kept: readonly PracticeClocks[],
  { documentId, clock }: PracticeGame,
  left = clock?.leftMs,
): readonly PracticeClocks[] => {
  if (!left) return kept
  const now = { documentId, whiteMs: wholeMs(left.white), blackMs: wholeMs(left.black) }
  return [now, ...kept.filter(other => other.documentId !== documentId)].slice(0, MAX_PRACTICE_CLOCKS)
}

/** The position at the end of the main line, as a request to the rules. */
export const endPosition = ({ variant, options, root }: Game): PositionRequest => ({
  variant,
  options,
  fen: mainline(root).at(-1)!.fen,
})

/** The request for the engine's move at the end of the main line. */
export const playRequest = (
  { documentId, terms }: PracticeGame,
  { level, engine }: PracticeChoice,
  { variant, options, root }: Game,
): PlayRequest => ({
  gameId: documentId,
  variant,
  options,
  startFen: root.fen,
  moves: mainline(root)
    .slice(1)
    .map(({ uci }) => uci),
  level,
  ...(engine && { engineId: engine.id }),
  reading: terms.lastPair,
})
