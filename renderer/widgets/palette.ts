/** One row of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** Shown beside the label in small print. */
  readonly note: string
  /** Other words that find it, which are not shown. */
  readonly synonyms: string
  /** The key that does the same, as shown to the user. */
  readonly key: string
  readonly run: () => unknown
}

export interface PaletteGroup {
  readonly name: string
  readonly entries: readonly PaletteEntry[]
  /** Set if the entries interpret the typed text itself; they are listed before those found by it. */
  readonly isReading?: true
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** A test whether every word of the query begins a word of a text. */
export const matching = (query: string): ((text: string) => boolean) => {
  const asked = wordsOf(query)
  return text => {
    const lower = text.toLowerCase()
    // This rejects nearly all of a hundred thousand games before their words are split.
    if (!asked.every(word => lower.includes(word))) return false
    const words = wordsOf(text)
    return asked.every(word => words.some(one => one.startsWith(word)))
  }
}

export const paletteEntry = (
  id: string,
  label: string,
  run: () => unknown,
  more: Partial<PaletteEntry> = {},
): PaletteEntry => ({ id, label, note: '', synonyms: '', key: '', run, ...more })

/** The first `limit` entries that pass a test. */
const firstOf = (
  all: readonly PaletteEntry[],
  limit: number,
  passes: (entry: PaletteEntry) => boolean,
): readonly PaletteEntry[] => {
  const found: PaletteEntry[] = []
  for (const one of all) {
    if (found.length >= limit) break
    if (passes(one)) found.push(one)
  }
  return found
}

/** At most `limit` entries found by a query: those found by their label come before those found by note or synonyms. */
export const foundEntries = (
  query: string,
  name: string,
  all: readonly PaletteEntry[],
  limit = all.length,
): PaletteGroup => {
  const fits = matching(query)
  const byName = firstOf(all, limit, one => fits(one.label))
  const named = new Set(byName)
  const byNote = firstOf(
    all,
    limit - byName.length,
    one => !named.has(one) && fits(`${one.label} ${one.note} ${one.synonyms}`),
  )
  return { name, entries: [...byName, ...byNote] }
}
