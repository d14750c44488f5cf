/*
 * Lists that are too long for one message: the answer arrives without them, and their items are requested piece by piece. No
 * process is busy with more than one piece at a time.
 */

/** The most items of a list in one message. */
export const MAX_ITEMS = 1000

/** A list that was left out of an answer. */
export interface LeftOutList {
  /** Its place in the answer: the names and indices that lead there. */
  readonly at: readonly string[]
  /** The number with which its items are requested. */
  readonly ticket: number
  readonly count: number
}

/** An answer that came without its long lists. */
export interface ShortAnswer {
  readonly shortAnswer: unknown
  readonly leftOut: readonly LeftOutList[]
}

/** A copy of the value with a replacement at the place to which the names and indices lead. */
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

/** The answer with all of its lists. */
export const completed = async (answer: unknown, itemsOf: ItemsOf): Promise<unknown> => {
  if (!isShort(answer)) return answer
  let whole = answer.shortAnswer
  for (const list of answer.leftOut) whole = replacedAt(whole, list.at, await wholeList(list, itemsOf))
  return whole
}
