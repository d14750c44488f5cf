/** One row of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** In small beside the label. */
  readonly note: string
  /** Other words that find it; not shown. */
  readonly synonyms: string
  /** The key that does the same, as it is read. */
  readonly key: string
  readonly run: () => unknown
}

export interface PaletteGroup {
  readonly name: string
  readonly entries: readonly PaletteEntry[]
  /** The entries read the typed text itself: they come before everything that is only found by it. */
  readonly isReading?: true
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Every word of the query begins a word of the entry. */
export const matches = (query: string, text: string): boolean => {
  const words = wordsOf(text)
  return wordsOf(query).every(asked => words.some(one => one.startsWith(asked)))
}

export const paletteEntry = (
  id: string,
  label: string,
  run: () => unknown,
  more: Partial<PaletteEntry> = {},
): PaletteEntry => ({ id, label, note: '', synonyms: '', key: '', run, ...more })

/** The entries found by a query, `limit` at most: those whose name fits come before those whose note or synonyms do. */
export const foundEntries = (
  query: string,
  name: string,
  all: readonly PaletteEntry[],
  limit = all.length,
): PaletteGroup => {
  const byName = all.filter(one => matches(query, one.label))
  const byNote = all.filter(
    one => !byName.includes(one) && matches(query, `${one.label} ${one.note} ${one.synonyms}`),
  )
  return { name, entries: [...byName, ...byNote].slice(0, limit) }
}
