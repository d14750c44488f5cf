import type { Position } from '../../electron/core/position'
import { MATE_BOUND } from '../../electron/search/foundScore'
import type { Move } from '@shared/board/move'
import type { Player, Thought } from './player'
import { RESULT, type GameResult, type Sample } from './records'

/** An opening worth more than this for a side decides the game before it is played, in centipawns. */
const LOPSIDED = 250
/** A game is won once both sides have agreed on so much for so many plies. */
const WON = 900
const WON_PLIES = 5
/** A game is drawn once it is late and has been level for so many plies. */
const LEVEL = 8
const LEVEL_PLIES = 14
const LATE_PLY = 70
const LONGEST_GAME = 300

/** A game that its scores have decided. */
export interface Adjudicator {
  /** Takes the score of a ply, White's view, and answers with the result once there is one. */
  readonly judge: (score: number, ply: number) => GameResult | undefined
}

/** Ends games whose outcome is plain, to spend the time on others. */
export const adjudicator = (): Adjudicator => {
  let won = 0
  let level = 0
  let last = 0
  return {
    judge: (score, ply) => {
      won = Math.abs(score) >= WON && Math.sign(score) === Math.sign(last) ? won + 1 : 0
      level = ply >= LATE_PLY && Math.abs(score) <= LEVEL ? level + 1 : 0
      last = score
      if (won >= WON_PLIES) return score > 0 ? RESULT.whiteWins : RESULT.blackWins
      return level >= LEVEL_PLIES || ply >= LONGEST_GAME ? RESULT.draw : undefined
    },
  }
}

const resultOf = (position: Position): GameResult | undefined => {
  const outcome = position.outcome()
  if (outcome === undefined) return undefined
  if (outcome.kind !== 'checkmate') return RESULT.draw
  return outcome.winner === 'white' ? RESULT.whiteWins : RESULT.blackWins
}

/** A move after which the static value of the position it is played in means little. */
const isTactical = (position: Position, move: Move): boolean => {
  if (move.kind === 'enPassant') return true
  if (move.kind !== 'normal') return false
  return move.promotion !== undefined || position.pieceAt(move.to) !== undefined
}

type Label = Omit<Sample, 'result'>

const labelOf = (position: Position, { move, score }: Thought, ply: number): Label | undefined => {
  if (position.inCheck() || Math.abs(score) >= MATE_BOUND || isTactical(position, move)) return undefined
  return { variant: position.variant, setup: position.setup(), score, ply }
}

/** Plays the game on to its end; the positions worth keeping, without those of a lopsided opening. */
export const playGame = async (player: Player, position: Position): Promise<readonly Sample[]> => {
  const { judge } = adjudicator()
  const labels: Label[] = []
  player.begin()
  const opening = await player.think(position)
  if (!opening || Math.abs(opening.score) > LOPSIDED) return []
  for (let ply = 0; ; ply++) {
    const thought = await player.think(position)
    if (!thought) return []
    const label = labelOf(position, thought, ply)
    if (label) labels.push(label)
    position.playFound(thought.move)
    const result = resultOf(position) ?? judge(thought.score, ply)
    if (result !== undefined) return labels.map(label => ({ ...label, result }))
  }
}
