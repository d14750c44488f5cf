import type { AnalysisLine } from '@shared/ipc/contract'

/**
 * A search that has only found a bound names a move or two; the line it gave before is still the best
 * known answer to the same move. So its moves stay, under the new score and its sign.
 *
 * @param before lines of the same question
 */
export const steadyLines = (
  before: readonly AnalysisLine[],
  lines: readonly AnalysisLine[],
): readonly AnalysisLine[] =>
  lines.map(line => {
    if (line.bound === undefined) return line
    const known = before.find(({ moves }) => moves[0]?.uci === line.moves[0]?.uci)
    return known && known.moves.length > line.moves.length ? { ...line, moves: known.moves } : line
  })
