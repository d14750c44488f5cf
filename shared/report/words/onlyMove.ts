import { stepGain } from './exchange'
import { chanceFor, named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Aim, Remark } from './remark'

/** How many points the second best move is worse. */
const GAP = 30
/** A player with this many points is winning, and with at most this many no longer is. */
const WINNING = 80
const NOT_WINNING = 58
/** Between these a player holds, and with at most this many no longer does. */
const HOLDING = [35, 65] as const
const NOT_HOLDING = 22
/** A move that throws the game away leaves at most this many points more than the second best. */
const NEAR = 8

/** What the best move alone does, by its chance and that of the second. */
export const aimOf = (best: number, second: number): Aim | undefined => {
  if (best - second < GAP) return undefined
  if (best >= WINNING) return second <= NOT_WINNING ? 'win' : undefined
  const [least, most] = HOLDING
  return best >= least && best <= most && second <= NOT_HOLDING ? 'hold' : undefined
}

const onlyAim = ({ before, color }: WordsContext): Aim | undefined =>
  before.second && aimOf(chanceFor(color, before.score), chanceFor(color, before.second))

/** It takes what exchanges win. A pawn taken en passant stands on another square and counts as such a capture. */
const takesWhatPays = ({ before, step }: Ply): boolean =>
  step?.taken !== undefined &&
  (step.taken.square !== step.to || stepGain(before.board, step.from, step.to) > 0)

/** Not worth saying: there is no other move, or the move simply wins material. */
const isObvious = ({ rules, move: { fenBefore }, best: [first] }: WordsContext): boolean =>
  (first !== undefined && takesWhatPays(first)) || rules.legalMoves(fenBefore).length === 1

/** The move that was played was the only one that holds, or wins. */
export const onlyMove = (place: WordsContext): Remark | undefined => {
  const aim = onlyAim(place)
  const isBest = place.best[0]?.move.uci === place.move.node.uci
  return aim && isBest && !isObvious(place) ? { kind: 'onlyMove', aim } : undefined
}

/** Only another move held, or won. */
export const onlyOther = (place: WordsContext): Remark | undefined => {
  const { before, after, best, move, color } = place
  const aim = onlyAim(place)
  const [first] = best
  if (!aim || !first || first.move.uci === move.node.uci || after.kind !== 'searched') return undefined
  const isThrownAway = chanceFor(color, after.score) <= chanceFor(color, before.second!) + NEAR
  return isThrownAway ? { kind: 'onlyOther', aim, move: named(first) } : undefined
}
