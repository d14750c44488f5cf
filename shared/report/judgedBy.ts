/** Who evaluated the moves of a game. */
export interface JudgedBy {
  /** As the engine is called. */
  readonly engine: string
  /** Of the first look at each move; absent where something else ended its searches. */
  readonly nodes?: number
}

const counted = (nodes: number): string => nodes.toLocaleString('en-US')

/** Signs that mean something in a comment are no part of a name there. */
const plainName = (engine: string): string => engine.replaceAll(/[{}[\]%]/g, '').trim()

/** A sentence in front of a game, which {@link judgedByIn} reads: what is written into files is English. */
export const judgedBySentence = ({ engine, nodes }: JudgedBy): string =>
  `Evaluated by ${plainName(engine)}${nodes === undefined ? '' : `, ${counted(nodes)} nodes a move`}.`

const SENTENCE = /^Evaluated by (?<engine>.+?)(?:, (?<nodes>\d[\d,]*) nodes a move)?\.(?: |$)/

/** Takes the sentence off the front of a summary, where there is one. */
export const judgedByIn = (summary: string): { readonly judgedBy?: JudgedBy; readonly summary: string } => {
  const found = SENTENCE.exec(summary)
  const { engine, nodes } = found?.groups ?? {}
  if (!found || engine === undefined) return { summary }
  return {
    judgedBy: { engine, ...(nodes !== undefined && { nodes: Number(nodes.replaceAll(',', '')) }) },
    summary: summary.slice(found[0].length),
  }
}
