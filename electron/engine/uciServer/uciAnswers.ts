import type { EngineLine } from '@shared/analysis/analysis'
import type { EngineOption } from '@shared/analysis/engine'
import { makeUci } from '@shared/notation/uci'
import type { VariantDefinition } from '@shared/variants/variant'
import type { SearchAnswer, SearchReport } from '../pool/searchJob'

/** The line that declares an option. */
export const makeOption = (option: EngineOption): string => {
  const start = `option name ${option.name} type ${option.kind}`
  switch (option.kind) {
    case 'button':
      return start
    case 'spin':
      return `${start} default ${option.default} min ${option.min} max ${option.max}`
    case 'combo':
      return [`${start} default ${option.default}`, ...option.choices.map(choice => `var ${choice}`)].join(
        ' ',
      )
    case 'check':
    case 'string':
      return `${start} default ${String(option.default)}`
  }
}

const makeScore = ({ score, bound }: EngineLine): string =>
  `score ${score.kind} ${score.value}${bound === undefined ? '' : ` ${bound}bound`}`

/** One `info` line of a report. */
export const makeInfo = (
  variant: VariantDefinition,
  line: EngineLine,
  report: SearchReport,
  showsChances: boolean,
): string => {
  const chances = showsChances ? line.winDrawLoss : undefined
  return [
    `info depth ${line.depth} seldepth ${line.selDepth} multipv ${line.rank} ${makeScore(line)}`,
    ...(chances ? [`wdl ${chances.win} ${chances.draw} ${chances.loss}`] : []),
    `nodes ${report.nodes} nps ${report.speed} hashfull ${report.hashFull} time ${report.timeMs}`,
    `pv ${line.moves.map(move => makeUci(variant, move)).join(' ')}`,
  ].join(' ')
}

/** The `bestmove` line that ends a search. */
export const makeBestMove = (variant: VariantDefinition, { best, ponder }: SearchAnswer): string => {
  if (!best) return 'bestmove (none)'
  const expected = ponder ? ` ponder ${makeUci(variant, ponder)}` : ''
  return `bestmove ${makeUci(variant, best)}${expected}`
}

const isSame = (a: EngineLine | undefined, b: EngineLine): boolean =>
  a !== undefined &&
  a.depth === b.depth &&
  a.bound === b.bound &&
  a.score.kind === b.score.kind &&
  a.score.value === b.score.value &&
  JSON.stringify(a.moves) === JSON.stringify(b.moves)

/** Selects the lines of a search's reports that were not sent before. */
export interface NewLines {
  /** The lines with something new. A line without moves is never new. */
  readonly of: (report: SearchReport) => readonly EngineLine[]
  /** The lines to send with the last report: all of them if only the counts have changed since. */
  readonly last: (report: SearchReport) => readonly EngineLine[]
}

export const newLines = (): NewLines => {
  let shown: readonly EngineLine[] = []
  let shownNodes = 0
  const show = (report: SearchReport, lines: readonly EngineLine[]): readonly EngineLine[] => {
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
