import type { FenError } from '@shared/notation/fen/fenError'

/** A part of a FEN around an error, with the faulty text separate. */
export interface FenExcerpt {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Number of characters shown on either side. */
const AROUND = 18

/** Marks a gap if something is missing. */
const GAP = ' '

/** Cuts the part of a FEN around a reading error. */
export const fenExcerpt = (text: string, { at, found }: FenError): FenExcerpt => {
  const end = Math.min(text.length, at + found.length)
  const from = Math.max(0, at - AROUND)
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    found: text.slice(at, end) || GAP,
    after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : ''),
  }
}
