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

/** Tells of a text whether every word of the query begins one of its words. */
export const matching = (query: string): ((text: string) => boolean) => {
  const asked = wordsOf(query)
  return text => {
    const lower = text.toLowerCase()
    // Nearly all of a hundred thousand games are left here, before their words are taken apart.
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

/** The first `limit` entries that pass. */
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

/** The entries found by a query, `limit` at most: those whose name fits come before those whose note or synonyms do. */
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
