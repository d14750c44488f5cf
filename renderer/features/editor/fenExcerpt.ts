import type { FenError } from '@shared/notation/fen/fenError'

/** The text around an error, with what is wrong apart. */
export interface FenExcerpt {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Characters shown on either side. */
const AROUND = 18

/** Where something is missing, a gap is marked. */
const GAP = ' '

/** Cuts out of a FEN what its reader stumbled over. */
export const fenExcerpt = (text: string, { at, found }: FenError): FenExcerpt => {
  const end = Math.min(text.length, at + found.length)
  const from = Math.max(0, at - AROUND)
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    found: text.slice(at, end) || GAP,
    after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : ''),
  }
}
