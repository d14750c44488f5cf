import { err, ok, type Result } from '@shared/result'

/** A quote that is not closed. */
export interface OpenQuote {
  readonly kind: 'openQuote'
  readonly quote: string
}

/** Matches characters up to the next quote, blank or backslash, and the quotes and blanks themselves. */
const PIECES = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|(\s+)|([^\s'"\\]+)|(.)/gs

/**
 * Cuts a text into words as a shell does: blanks separate them, unless quoted with single or double quotes or a
 * backslash. No other character is special.
 */
export const shellWords = (text: string): Result<readonly string[], OpenQuote> => {
  const words: string[] = []
  let word: string | undefined
  for (const [, single, double, escaped, blank, plain, stray] of text.matchAll(PIECES)) {
    if (stray !== undefined) return err({ kind: 'openQuote', quote: stray })
    if (blank === undefined) {
      word = (word ?? '') + (single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain ?? '')
    } else if (word !== undefined) {
      words.push(word)
      word = undefined
    }
  }
  return ok(word === undefined ? words : [...words, word])
}
