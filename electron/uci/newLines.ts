import type { FoundLine, SearchReport } from '../search/searchJob'

const isSame = (a: FoundLine | undefined, b: FoundLine): boolean =>
  a !== undefined &&
  a.depth === b.depth &&
  a.bound === b.bound &&
  a.score.kind === b.score.kind &&
  a.score.value === b.score.value &&
  JSON.stringify(a.moves) === JSON.stringify(b.moves)

/** Tells the reports of one search without repeating them. */
export interface NewLines {
  /** The lines that say something new. A line of no moves says nothing. */
  readonly of: (report: SearchReport) => readonly FoundLine[]
  /** The lines of the last report: all of them if only the counts have changed since. */
  readonly last: (report: SearchReport) => readonly FoundLine[]
}

export const newLines = (): NewLines => {
  let shown: readonly FoundLine[] = []
  let shownNodes = 0
  const show = (report: SearchReport, lines: readonly FoundLine[]): readonly FoundLine[] => {
    const told = lines.filter(({ moves }) => moves.length > 0)
    if (told.length > 0) shownNodes = report.nodes
    shown = report.lines
    return told
  }
  return {
    of: report =>
      show(
        report,
        report.lines.filter((line, i) => !isSame(shown[i], line)),
      ),
    last: report => (report.nodes === shownNodes ? [] : show(report, report.lines)),
  }
}
