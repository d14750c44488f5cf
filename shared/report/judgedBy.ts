/** Who evaluated the moves of a game. */
export interface JudgedBy {
  readonly engine: string
  /** The nodes for the first search of each move; absent if the searches had another limit. */
  readonly nodes?: number
}

const counted = (nodes: number): string => nodes.toLocaleString('en-US')

/** The name without the characters that have a meaning in comments. */
const plainName = (engine: string): string => engine.replaceAll(/[{}[\]%]/g, '').trim()

/**
 * The sentence about the engine at the beginning of a game, which {@link summaryParts} reads. Always English, because it is
 * written into files.
 */
export const judgedBySentence = ({ engine, nodes }: JudgedBy): string =>
  `Evaluated by ${plainName(engine)}${nodes === undefined ? '' : `, ${counted(nodes)} nodes a move`}.`

/** The players' numbers follow this sentence. */
const SENTENCE =
  /(?:^| )Evaluated by (?<engine>.+?)(?:, (?<nodes>\d[\d,]*) nodes a move)?\. ?(?=White: |Black: |$)/
const NUMBERS = /(?:White|Black): /

/** The parts of a report's summary in front of a game. */
export interface SummaryParts {
  /** The summary of the players' moves. */
  readonly said: string
  readonly judgedBy?: JudgedBy
  /** The numbers of both players. */
  readonly numbers: string
}

/** Splits the summary in front of a game, as {@link judgedBySentence} and the players' numbers were written, into its parts. */
export const summaryParts = (summary: string): SummaryParts => {
  const found = SENTENCE.exec(summary)
  const { engine, nodes } = found?.groups ?? {}
  if (found && engine !== undefined)
    return {
      said: summary.slice(0, found.index),
      judgedBy: { engine, ...(nodes !== undefined && { nodes: Number(nodes.replaceAll(',', '')) }) },
      numbers: summary.slice(found.index + found[0].length),
    }
  const at = summary.search(NUMBERS)
  const end = at < 0 ? summary.length : at
  return { said: summary.slice(0, end).trimEnd(), numbers: summary.slice(end) }
}
