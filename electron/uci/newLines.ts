import type { FoundLine, SearchReport } from '../search/searchJob'

const isSame = (a: FoundLine | undefined, b: FoundLine): boolean =>
  a !== undefined &&
  a.depth === b.depth &&
  a.bound === b.bound &&
  a.score.kind === b.score.kind &&
  a.score.value === b.score.value &&
  a.moves.length === b.moves.length &&
  a.moves.every((move, i) => JSON.stringify(move) === JSON.stringify(b.moves[i]))

/** Of each report of a search, the lines that say something new. A line of no moves says nothing. */
export const newLines = (): ((report: SearchReport) => readonly FoundLine[]) => {
  let shown: readonly FoundLine[] = []
  return report => {
    const fresh = report.lines.filter((line, i) => line.moves.length > 0 && !isSame(shown[i], line))
    shown = report.lines
    return fresh
  }
}
