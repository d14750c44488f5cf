/** A line with content: its keyword, the rest of it, and its number. */
export interface KeywordLine {
  readonly keyword: string
  readonly rest: string
  /** 1-based. */
  readonly line: number
}

/** The number of a line, counted from 1, that is not valid in such a file. */
export interface LineError {
  readonly kind: 'line'
  readonly line: number
}

/** Larger numbers are no longer exact. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

const toLine = (text: string, index: number): KeywordLine => {
  const [, keyword = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(text) ?? []
  return { keyword, rest, line: index + 1 }
}

/** The lines of a file of reference numbers, without empty lines and comments, which begin with `#`. */
export const keywordLines = (text: string): readonly KeywordLine[] =>
  text
    .split('\n')
    .map(toLine)
    .filter(({ keyword }) => keyword !== '' && !keyword.startsWith('#'))

/** A count in decimal digits; undefined for anything else, and for numbers too large to be exact. */
export const parseCount = (word: string): number | undefined => {
  const count = /^\d{1,16}$/.test(word) ? Number(word) : MAX_NUMBER + 1
  return count <= MAX_NUMBER ? count : undefined
}
