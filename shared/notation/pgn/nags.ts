/**
 * The signs that books print for numeric annotations, in order. Between 14 and 139 an even number speaks of
 * White, the next of Black.
 */
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

/** The sign of an annotation; undefined for one that is only a number. */
export const nagSign = (nag: number): string | undefined => BY_NUMBER.get(nag)

/** Ways of typing a glyph besides its own. */
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

/** A glyph that both colors share is read as White's. */
const BY_GLYPH: ReadonlyMap<string, number> = new Map([
  ...NAG_SIGNS.toReversed().map(([nag, glyph]) => [glyph, nag] as const),
  ...SPELLINGS,
])

/** The annotation a glyph standing by itself means, e.g. 16 for `±`; undefined for anything else. */
export const nagOfGlyph = (glyph: string): number | undefined => BY_GLYPH.get(glyph)

/** The annotations that a run of `!` and `?` behind a move means, two signs at a time. */
export const suffixNags = (suffix: string): readonly number[] =>
  (suffix.match(/[!?]{1,2}/g) ?? []).flatMap(sign => nagOfGlyph(sign) ?? [])
