/** Who evaluated the moves of a game. */
export interface JudgedBy {
  /** As the engine is called. */
  readonly engine: string
  /** Nodes for the first look at each move; absent if something else ended its searches. */
  readonly nodes?: number
}

const counted = (nodes: number): string => nodes.toLocaleString('en-US')

/** Signs that mean something in a comment are not part of a name there. */
const plainName = (engine: string): string => engine.replaceAll(/[{}[\]%]/g, '').trim()

/**
 * The sentence about the engine at the beginning of a game, which {@link summaryParts} reads. What is written into
 * files is English.
 */
export const judgedBySentence = ({ engine, nodes }: JudgedBy): string =>
  `Evaluated by ${plainName(engine)}${nodes === undefined ? '' : `, ${counted(nodes)} nodes a move`}.`

/** The players' numbers follow this sentence. */
const SENTENCE =
  /(?:^| )Evaluated by (?<engine>.+?)(?:, (?<nodes>\d[\d,]*) nodes a move)?\. ?(?=White: |Black: |$)/
const NUMBERS = /(?:White|Black): /

/** What a report says in front of a game, taken apart. */
export interface SummaryParts {
  /** The summary of the players' moves. */
  readonly said: string
  readonly judgedBy?: JudgedBy
  /** What the moves of the players came to. */
  readonly numbers: string
}

/** Takes what stands in front of a game apart, as {@link judgedBySentence} and the numbers of players were written. */
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
