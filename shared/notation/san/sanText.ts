const FIGURINES: Readonly<Record<string, string>> = {
  '♔': 'K',
  '♕': 'Q',
  '♖': 'R',
  '♗': 'B',
  '♘': 'N',
  '♙': '',
  '♚': 'K',
  '♛': 'Q',
  '♜': 'R',
  '♝': 'B',
  '♞': 'N',
  '♟': '',
}

/** Optional marks after a move: check, mate, annotations, en passant. */
const MARKS_BEHIND = /(?:[+#!?†‡]|\s|e\.?p\.?)+$/

/** Moves that need no cleaning, as most do not. */
const PLAIN = /^[A-Za-z0-9@=-]*[0-9A-Z]$/

const cleaned = (text: string): string =>
  text
    .trim()
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/[♔-♟]/g, figurine => FIGURINES[figurine] ?? figurine)
    .replace(/[‐-―−]/g, '-')
    .replaceAll('×', 'x')
    .replace(MARKS_BEHIND, '')

/** A move without annotations, check marks and `e.p.`, and with plain letters and signs instead of typographic ones. */
export const plainSan = (text: string): string => (PLAIN.test(text) ? text : cleaned(text))
