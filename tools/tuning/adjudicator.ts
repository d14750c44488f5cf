import { RESULT, type GameResult } from './records'

/** A game is won once both sides have agreed on this many centipawns for this many plies. */
const WON = 600
const WON_PLIES = 4
/** A game is drawn once it is long enough and has been level for this many plies. */
const LEVEL = 10
const LEVEL_PLIES = 10
const LATE_PLY = 40
const MAX_GAME_PLIES = 300

/** Decides a game by its scores. */
export interface Adjudicator {
  /** Takes the score of a ply, White's view; returns the result once the game is decided. */
  readonly judge: (score: number, ply: number) => GameResult | undefined
}

/**
 * Ends games whose outcome is clear, to spend the time on others.
 *
 * @param isPlayedOut whether a won game goes on until mate
 */
export const adjudicator = (isPlayedOut: boolean): Adjudicator => {
  let won = 0
  let level = 0
  let last = 0
  return {
    judge: (score, ply) => {
      won = Math.abs(score) < WON ? 0 : Math.sign(score) === Math.sign(last) ? won + 1 : 1
      level = ply >= LATE_PLY && Math.abs(score) <= LEVEL ? level + 1 : 0
      last = score
      if (won >= WON_PLIES && !isPlayedOut) return score > 0 ? RESULT.whiteWins : RESULT.blackWins
      return level >= LEVEL_PLIES || ply >= MAX_GAME_PLIES ? RESULT.draw : undefined
    },
  }
}
