import type { EngineLine } from '@shared/analysis/analysis'
import { centipawns } from '@shared/analysis/score'
import { isSameMove } from '@shared/board/move'

/*
 * Keeps the lines of one search from flickering while it runs. Every line passes here once, in the session of its
 * engine, and is not changed again after that. Keeping a deeper earlier analysis until a search has caught up with it
 * is done by analysisWork.
 */

/** Whether two lines begin with the same move. */
const startAlike = (a: EngineLine, b: EngineLine): boolean => {
  const [first] = a.moves
  const [other] = b.moves
  return first !== undefined && other !== undefined && isSameMove(first, other)
}

/**
 * Puts a line into a list at its rank. Programs report their lines one after the other, so a list is at times half of
 * this depth and half of the last. A move whose rank has changed would then be in it twice; to prevent this, the line
 * that is replaced takes the old place of the move.
 *
 * @param found lines as they were last reported, by rank
 * @param before lines shown last
 */
export const withLine = (
  found: readonly EngineLine[],
  line: EngineLine,
  before: readonly EngineLine[],
): readonly EngineLine[] => {
  const others = found.filter(({ rank }) => rank !== line.rank)
  const left = line.bound === undefined ? others.find(other => startAlike(other, line)) : undefined
  const displaced = before.find(({ rank }) => rank === line.rank)
  const moved = left && displaced && !startAlike(displaced, line) ? displaced : undefined
  const kept = others.map(other => (moved && other === left ? { ...moved, rank: other.rank } : other))
  return [...kept, line].sort((a, b) => a.rank - b.rank)
}

/** Whether the best lines come first and no two lines begin with the same move. */
const isInOrder = (lines: readonly EngineLine[]): boolean =>
  lines.every((line, place) => {
    const above = lines.slice(0, place)
    const next = lines[place + 1]
    return (
      !above.some(other => startAlike(other, line)) &&
      (!next || centipawns(line.score) >= centipawns(next.score))
    )
  })

const isOneDepth = ([first, ...others]: readonly EngineLine[]): boolean =>
  others.every(({ depth }) => depth === first?.depth)

/**
 * The lines to show if all have exact scores. A list that is half of this depth and half of the last may have a worse
 * line above a better one; the previous list then stays until the new one is complete. A complete list is sorted by
 * score.
 */
const exactLines = (before: readonly EngineLine[], lines: readonly EngineLine[]): readonly EngineLine[] => {
  if (isInOrder(lines)) return lines
  if (!isOneDepth(lines) && before.length >= lines.length) return before
  return lines
    .toSorted((a, b) => centipawns(b.score) - centipawns(a.score))
    .map((line, place) => ({ ...line, rank: place + 1 }))
}

/** A line with only a bound often has just a move or two: keeps the longer line known before, under the new score. */
const withKnownMoves = (before: readonly EngineLine[], line: EngineLine): EngineLine => {
  const known = before.find(other => startAlike(other, line))
  return known && known.moves.length > line.moves.length ? { ...line, moves: known.moves } : line
}

/**
 * The lines to show while some of them have only bounds: those keep the moves and the score that were known for their
 * rank. If that would set a worse line above a better one, all stay as they were until their scores are known. Bounds
 * are shown only where nothing better is known yet.
 *
 * @param before lines shown last, of the same search
 * @param lines as the search has them now, by rank
 */
export const settledLines = (
  before: readonly EngineLine[],
  lines: readonly EngineLine[],
): readonly EngineLine[] => {
  if (lines.every(({ bound }) => bound === undefined)) return exactLines(before, lines)
  const known = before.filter(({ bound }) => bound === undefined)
  const merged = lines.map(line => {
    if (line.bound === undefined) return line
    return known.find(({ rank }) => rank === line.rank) ?? withKnownMoves(before, line)
  })
  return known.length > 0 && !isInOrder(merged) ? before : merged
}
