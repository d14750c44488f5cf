import type { EngineOption } from '@shared/analysis/engine'
import { makeUci } from '@shared/notation/uci'
import type { VariantDefinition } from '@shared/variants/variant'
import type { FoundLine, SearchAnswer, SearchReport } from '../search/searchJob'

/** How an option is declared. */
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

const makeScore = ({ score, bound }: FoundLine): string =>
  `score ${score.kind} ${score.value}${bound === undefined ? '' : ` ${bound}bound`}`

/** One line of a report. */
export const makeInfo = (
  variant: VariantDefinition,
  line: FoundLine,
  report: SearchReport,
  showsChances: boolean,
): string => {
  const { win, draw, loss } = line.winDrawLoss
  return [
    `info depth ${line.depth} seldepth ${line.selDepth} multipv ${line.rank} ${makeScore(line)}`,
    ...(showsChances ? [`wdl ${win} ${draw} ${loss}`] : []),
    `nodes ${report.nodes} nps ${report.speed} hashfull ${report.hashFull} time ${report.timeMs}`,
    `pv ${line.moves.map(move => makeUci(variant, move)).join(' ')}`,
  ].join(' ')
}

/** The end of a search. */
export const makeBestMove = (variant: VariantDefinition, { best, ponder }: SearchAnswer): string => {
  if (!best) return 'bestmove (none)'
  const expected = ponder ? ` ponder ${makeUci(variant, ponder)}` : ''
  return `bestmove ${makeUci(variant, best)}${expected}`
}
