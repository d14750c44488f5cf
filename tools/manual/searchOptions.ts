/** Letters that are no letter with a mark, and what they are typed as where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'dj', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/** A word as it is looked for: in small letters without marks, so that `prirucnik` finds `priručnik`. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đßøæœł]/g, letter => PLAIN[letter]!)

/** How the index of the search is made, and how the pages read it. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'headings', 'synonyms', 'text'],
  storeFields: ['title', 'place'],
  processTerm: foldWord,
}
