import { stepGain } from './exchange'
import { chanceFor, named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Aim, Remark } from './remark'

/** By how many points the second best move must be worse. */
const GAP = 30
/** The least points of a player who is winning, and the most of one who no longer is. */
const WINNING = 80
const NOT_WINNING = 58
/** The points between which a player holds the game, and the most of one who no longer does. */
const HOLDING = [35, 65] as const
const NOT_HOLDING = 22
/** A move that throws the game away leaves at most this many points more than the second best move. */
const NEAR = 8

/** What only the best move does, from its winning chance and the chance of the second best. */
export const aimOf = (best: number, second: number): Aim | undefined => {
  if (best - second < GAP) return undefined
  if (best >= WINNING) return second <= NOT_WINNING ? 'win' : undefined
  const [least, most] = HOLDING
  return best >= least && best <= most && second <= NOT_HOLDING ? 'hold' : undefined
}

const onlyAim = ({ before, color }: WordsContext): Aim | undefined =>
  before.second && aimOf(chanceFor(color, before.score), chanceFor(color, before.second))

/** Whether a move takes something that exchanges win. A capture en passant always counts as one. */
const takesWhatPays = ({ before, step }: Ply): boolean =>
  step?.taken !== undefined &&
  (step.taken.square !== step.to || stepGain(before.board, step.from, step.to) > 0)

/** Whether the only move is not worth mentioning: there is no other move, or it simply wins material. */
const isObvious = ({ rules, move: { fenBefore }, best: [first] }: WordsContext): boolean =>
  (first !== undefined && takesWhatPays(first)) || rules.legalMoves(fenBefore).length === 1

/** The move that was played was the only one to hold or to win. */
export const onlyMove = (place: WordsContext): Remark | undefined => {
  const aim = onlyAim(place)
  const isBest = place.best[0]?.move.uci === place.move.node.uci
  return aim && isBest && !isObvious(place) ? { kind: 'onlyMove', aim } : undefined
}

/** Another move was the only one to hold or to win. */
export const onlyOther = (place: WordsContext): Remark | undefined => {
  const { before, after, best, move, color } = place
  const aim = onlyAim(place)
  const [first] = best
  if (!aim || !first || first.move.uci === move.node.uci || after.kind !== 'searched') return undefined
  const isThrownAway = chanceFor(color, after.score) <= chanceFor(color, before.second!) + NEAR
  return isThrownAway ? { kind: 'onlyOther', aim, move: named(first) } : undefined
}
