import type { Speed } from './rounds'

/** A table of the report: speeds, and how many times as fast the first is as each of the others. */
export interface Section {
  readonly title: string
  readonly unit: string
  readonly speeds: readonly Speed[]
  /** What the reader must know, e.g. that a piece is missing. */
  readonly remarks: readonly string[]
}

const PREFIXES = [
  { from: 1e6, divisor: 1e6, letter: 'M' },
  { from: 1e4, divisor: 1e3, letter: 'k' },
] as const

const amount = (value: number): string => {
  const prefix = PREFIXES.find(({ from }) => value >= from)
  const shown = prefix ? value / prefix.divisor : value
  return `${shown.toFixed(shown >= 100 ? 0 : 1)}${prefix ? ` ${prefix.letter}` : ''}`
}

const row = (speed: Speed, first: Speed): string => {
  const ratio = speed === first ? '1' : (first.median / speed.median).toFixed(2)
  return `| ${speed.name} | ${amount(speed.median)} | ${amount(speed.least)} - ${amount(speed.most)} | ${ratio} |`
}

const sectionText = ({ title, unit, speeds, remarks }: Section): string => {
  const [first] = speeds
  if (!first) throw new Error(`nothing was timed for ${title}`)
  return [
    `## ${title}`,
    '',
    `| | ${unit}/s, median | least - most | first is x times as fast |`,
    '| --- | --- | --- | --- |',
    ...speeds.map(speed => row(speed, first)),
    ...remarks.map(remark => `\n${remark}`),
  ].join('\n')
}

/** The whole report in Markdown, which reads well on a terminal too. */
export const reportText = (heading: string, sections: readonly Section[]): string =>
  [heading, ...sections.map(sectionText)].join('\n\n') + '\n'
