/** The printed signs of numeric annotations, in order. Between 14 and 139 an even number is about White, and the next one about Black. */
export const NAG_SIGNS: readonly (readonly [nag: number, glyph: string])[] = [
  [1, '!'],
  [2, '?'],
  [3, '!!'],
  [4, '??'],
  [5, '!?'],
  [6, '?!'],
  [7, '□'],
  [10, '='],
  [13, '∞'],
  [14, '⩲'],
  [15, '⩱'],
  [16, '±'],
  [17, '∓'],
  [18, '+-'],
  [19, '-+'],
  [22, '⨀'],
  [23, '⨀'],
  [32, '⟳'],
  [33, '⟳'],
  [36, '↑'],
  [37, '↑'],
  [40, '→'],
  [41, '→'],
  [44, '=∞'],
  [45, '=∞'],
  [132, '⇆'],
  [133, '⇆'],
  [138, '⨁'],
  [139, '⨁'],
  [140, '∆'],
  [141, '∇'],
  [142, '⌓'],
  [143, '<='],
  [144, '=='],
  [145, 'RR'],
  [146, 'N'],
  [220, 'D'],
  [238, '○'],
  [239, '⇔'],
  [240, '⇗'],
  [241, '⊞'],
  [242, '⟫'],
  [243, '⟪'],
  [244, '✕'],
  [245, '⊥'],
]

const BY_NUMBER: ReadonlyMap<number, string> = new Map(NAG_SIGNS)

/** The sign of an annotation; undefined if it has none. */
export const nagSign = (nag: number): string | undefined => BY_NUMBER.get(nag)

/** Alternative spellings of glyphs. */
const SPELLINGS: readonly (readonly [glyph: string, nag: number])[] = [
  ['+=', 14],
  ['+/=', 14],
  ['=+', 15],
  ['=/+', 15],
  ['+/-', 16],
  ['-/+', 17],
  ['+−', 18],
  ['−+', 19],
  ['~', 13],
]

/** Glyphs that both colors share are read as White's. */
const BY_GLYPH: ReadonlyMap<string, number> = new Map([
  ...NAG_SIGNS.toReversed().map(([nag, glyph]) => [glyph, nag] as const),
  ...SPELLINGS,
])

/** The annotation that a glyph on its own means, e.g. 16 for `±`; undefined for anything else. */
export const nagOfGlyph = (glyph: string): number | undefined => BY_GLYPH.get(glyph)

/** The annotations that a run of `!` and `?` after a move means, two characters at a time. */
export const suffixNags = (suffix: string): readonly number[] =>
  (suffix.match(/[!?]{1,2}/g) ?? []).flatMap(sign => nagOfGlyph(sign) ?? [])
