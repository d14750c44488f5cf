/** Letters that are not a plain letter with a diacritic, and how they are typed on keyboards that lack them. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'dj', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/** The form of a word in the index: lower case without diacritics, so that `prirucnik` finds `priručnik`. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đßøæœł]/g, letter => PLAIN[letter]!)

/** The options with which the search index is built and read by the pages. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'headings', 'synonyms', 'text'],
  storeFields: ['title', 'place'],
  processTerm: foldWord,
}
