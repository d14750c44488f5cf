/*
 * Lists that are too long for one message: an answer comes without them, and their items are asked for a piece at a
 * time. No process is kept busy with more than a piece at once.
 */

/** Items of a list that one message carries at most. */
export const MAX_ITEMS = 1000

/** A list that an answer came without. */
export interface LeftOutList {
  /** Where in the answer it belongs: the names and places on the way there. */
  readonly at: readonly string[]
  /** What its items are asked for by. */
  readonly ticket: number
  readonly count: number
}

/** An answer that came without its long lists. */
export interface ShortAnswer {
  readonly shortAnswer: unknown
  readonly leftOut: readonly LeftOutList[]
}

/** The value with another in the place that the names and places lead to. */
export const replacedAt = (
  value: unknown,
  [first, ...others]: readonly string[],
  replacement: unknown,
): unknown => {
  if (first === undefined) return replacement
  const within = replacedAt((value as Readonly<Record<string, unknown>>)[first], others, replacement)
  return Array.isArray(value) ? value.with(Number(first), within) : { ...(value as object), [first]: within }
}

const isShort = (answer: unknown): answer is ShortAnswer =>
  typeof answer === 'object' && answer !== null && Object.hasOwn(answer, 'shortAnswer')

type ItemsOf = (ticket: number, from: number) => Promise<string>

const wholeList = async ({ ticket, count }: LeftOutList, itemsOf: ItemsOf): Promise<readonly unknown[]> => {
  const list: unknown[] = []
  while (list.length < count) list.push(...(JSON.parse(await itemsOf(ticket, list.length)) as unknown[]))
  return list
}

/** An answer with all of its lists. */
export const completed = async (answer: unknown, itemsOf: ItemsOf): Promise<unknown> => {
  if (!isShort(answer)) return answer
  let whole = answer.shortAnswer
  for (const list of answer.leftOut) whole = replacedAt(whole, list.at, await wholeList(list, itemsOf))
  return whole
}
