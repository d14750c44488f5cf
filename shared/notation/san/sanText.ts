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

/** Marks that some print and none needs: check, mate, annotations, en passant. */
const MARKS_BEHIND = /(?:[+#!?†‡]|\s|e\.?p\.?)+$/

/** Most moves need no cleaning. */
const PLAIN = /^[A-Za-z0-9@=-]*[0-9A-Z]$/

const cleaned = (text: string): string =>
  text
    .trim()
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/[♔-♟]/g, figurine => FIGURINES[figurine] ?? figurine)
    .replace(/[‐-―−]/g, '-')
    .replaceAll('×', 'x')
    .replace(MARKS_BEHIND, '')

/** A move without annotation, check marks and `e.p.`, with plain letters and signs for the typographic ones. */
export const plainSan = (text: string): string => (PLAIN.test(text) ? text : cleaned(text))
