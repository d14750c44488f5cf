import type { Color } from '../../board/color'
import type { ExaminedPosition } from '../examined'
import { named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Remark } from './remark'

/** In how many moves a side mates, if the line shows it to the end. */
const mateIn = ({ score }: ExaminedPosition, line: readonly Ply[], winner: Color): number | undefined => {
  if (score.kind !== 'mate' || score.value > 0 !== (winner === 'white')) return undefined
  const moves = Math.abs(score.value)
  return line.length === 2 * moves - 1 && line.at(-1)!.move.san.endsWith('#') ? moves : undefined
}

const mates = (score: ExaminedPosition['score'], color: Color): boolean =>
  score.kind === 'mate' && score.value > 0 === (color === 'white')

/** A mate farther off is not missed: nobody sees it. From four moves on no number is said, for engines find faster ones late. */
const MISSED_AT_MOST = 3

/** The other side mates now, which it did not before. */
export const mateAllowed = ({ before, after, refutation, played }: WordsContext): Remark | undefined => {
  const winner = played.after.turn
  if (after.kind !== 'searched' || mates(before.score, winner)) return undefined
  const moves = mateIn(after, refutation, winner)
  return moves === undefined ? undefined : { kind: 'mateAllowed', moves, move: named(refutation[0]!) }
}

/** The player had a mate and has none any more. */
export const mateMissed = ({ before, after, best, color }: WordsContext): Remark | undefined => {
  const isWon = after.kind === 'ended' ? after.winner === color : mates(after.score, color)
  const moves = isWon ? undefined : mateIn(before, best, color)
  return moves === undefined || moves > MISSED_AT_MOST
    ? undefined
    : { kind: 'mateMissed', moves, move: named(best[0]!) }
}
