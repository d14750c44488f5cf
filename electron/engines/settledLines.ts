import { encodeMove } from '../core/moveCode'
import type { EngineLine, EngineScore } from './engineSession'

/** Above every score in hundredths of a pawn. */
const MATE = 1e9

const worthOf = ({ kind, value }: EngineScore): number => {
  if (kind === 'cp') return value
  return value > 0 ? MATE - value : -MATE - value
}

/** Two lines begin with the same move. */
export const startAlike = (a: EngineLine, b: EngineLine): boolean =>
  encodeMove(a.moves[0]!) === encodeMove(b.moves[0]!)

/** The best come first, and no move begins two lines. */
const isInOrder = (lines: readonly EngineLine[]): boolean =>
  lines.every((line, place) => {
    const above = lines.slice(0, place)
    const next = lines[place + 1]
    return (
      !above.some(other => startAlike(other, line)) && (!next || worthOf(line.score) >= worthOf(next.score))
    )
  })

/**
 * The lines to show while a search looks at some of them anew and has only bounds of their scores: those
 * keep the moves and the score that were known of their rank. Where that would set a worse line above a
 * better one, all stay as they were until their scores are known. Bounds are shown only where nothing
 * better has been known yet.
 *
 * @param before lines shown last, of the same search
 * @param lines as the search has them now, by rank
 */
export const settledLines = <Line extends EngineLine>(
  before: readonly Line[],
  lines: readonly Line[],
): readonly Line[] => {
  if (lines.every(({ bound }) => bound === undefined)) return lines
  const known = before.filter(({ bound }) => bound === undefined)
  const merged = lines.map(line =>
    line.bound === undefined ? line : (known.find(({ rank }) => rank === line.rank) ?? line),
  )
  return known.length > 0 && !isInOrder(merged) ? before : merged
}
