/** What a numeric annotation glyph means, and the sign books print for it. */
export interface Nag {
  /** 0 to 255. */
  readonly nag: number
  readonly name: string
  readonly glyph?: string
}

const SINGLE: readonly (readonly [nag: number, name: string, glyph?: string])[] = [
  [0, 'no annotation'],
  [1, 'good move', '!'],
  [2, 'poor move', '?'],
  [3, 'very good move', '!!'],
  [4, 'very poor move', '??'],
  [5, 'speculative move', '!?'],
  [6, 'questionable move', '?!'],
  [7, 'forced move', '□'],
  [8, 'singular move'],
  [9, 'worst move'],
  [10, 'drawish position', '='],
  [11, 'equal chances, quiet position'],
  [12, 'equal chances, active position'],
  [13, 'unclear position', '∞'],
  [140, 'with the idea', '∆'],
  [141, 'aimed against', '∇'],
  [142, 'better is', '⌓'],
  [143, 'worse is', '<='],
  [144, 'equivalent is', '=='],
  [145, 'editorial comment', 'RR'],
  [146, 'novelty', 'N'],
  [220, 'diagram', 'D'],
  [221, "diagram, from Black's side"],
  [238, 'space advantage', '○'],
  [239, 'file', '⇔'],
  [240, 'diagonal', '⇗'],
  [241, 'center', '⊞'],
  [242, 'king side', '⟫'],
  [243, 'queen side', '⟪'],
  [244, 'weak point', '✕'],
  [245, 'ending', '⊥'],
  [246, 'bishop pair'],
  [247, 'opposite-colored bishops'],
  [248, 'same-colored bishops'],
  [249, 'connected pawns'],
  [250, 'isolated pawns'],
  [251, 'doubled pawns'],
  [252, 'passed pawn'],
  [253, 'pawn majority'],
  [254, 'with'],
  [255, 'without'],
]

/** From 14 on, an even number speaks of White and the next of Black. */
const PAIRED: readonly (readonly [name: string, white?: string, black?: string])[] = [
  ['has a slight advantage', '⩲', '⩱'],
  ['has a moderate advantage', '±', '∓'],
  ['has a decisive advantage', '+-', '-+'],
  ['has a crushing advantage'],
  ['is in zugzwang', '⨀'],
  ['has a slight space advantage'],
  ['has a moderate space advantage'],
  ['has a decisive space advantage'],
  ['has a slight lead in development'],
  ['has a moderate lead in development', '⟳'],
  ['has a decisive lead in development'],
  ['has the initiative', '↑'],
  ['has a lasting initiative'],
  ['has the attack', '→'],
  ['has insufficient compensation'],
  ['has sufficient compensation', '=∞'],
  ['has more than sufficient compensation'],
  ['controls the center slightly'],
  ['controls the center moderately'],
  ['controls the center decisively'],
  ['controls the king side slightly'],
  ['controls the king side moderately'],
  ['controls the king side decisively'],
  ['controls the queen side slightly'],
  ['controls the queen side moderately'],
  ['controls the queen side decisively'],
  ['has a vulnerable first rank'],
  ['has a well protected first rank'],
  ['has a poorly protected king'],
  ['has a well protected king'],
  ['has a poorly placed king'],
  ['has a well placed king'],
  ['has a very weak pawn structure'],
  ['has a moderately weak pawn structure'],
  ['has a moderately strong pawn structure'],
  ['has a very strong pawn structure'],
  ['has poor knights'],
  ['has good knights'],
  ['has poor bishops'],
  ['has good bishops'],
  ['has poor rooks'],
  ['has good rooks'],
  ['has a poor queen'],
  ['has a good queen'],
  ['has poor piece coordination'],
  ['has good piece coordination'],
  ['played the opening very poorly'],
  ['played the opening poorly'],
  ['played the opening well'],
  ['played the opening very well'],
  ['played the middlegame very poorly'],
  ['played the middlegame poorly'],
  ['played the middlegame well'],
  ['played the middlegame very well'],
  ['played the ending very poorly'],
  ['played the ending poorly'],
  ['played the ending well'],
  ['played the ending very well'],
  ['has slight counterplay'],
  ['has moderate counterplay', '⇆'],
  ['has decisive counterplay'],
  ['is in moderate time trouble'],
  ['is in severe time trouble', '⨁'],
]

const FIRST_PAIR = 14

const nagOf = (nag: number, name: string, glyph: string | undefined): Nag => ({
  nag,
  name,
  ...(glyph !== undefined && { glyph }),
})

/** All annotations that have a meaning, by number. */
export const NAGS: readonly Nag[] = [
  ...SINGLE.map(([nag, name, glyph]) => nagOf(nag, name, glyph)),
  ...PAIRED.flatMap(([name, white, black = white], index) => [
    nagOf(FIRST_PAIR + 2 * index, `White ${name}`, white),
    nagOf(FIRST_PAIR + 2 * index + 1, `Black ${name}`, black),
  ]),
].sort((a, b) => a.nag - b.nag)

const BY_NUMBER: ReadonlyMap<number, Nag> = new Map(NAGS.map(nag => [nag.nag, nag]))

/** What an annotation means; undefined for a number without a meaning, which is kept all the same. */
export const nagByNumber = (nag: number): Nag | undefined => BY_NUMBER.get(nag)

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
  ...NAGS.toReversed().flatMap(({ nag, glyph }) => (glyph === undefined ? [] : [[glyph, nag] as const])),
  ...SPELLINGS,
])

/** The annotation a glyph standing by itself means, e.g. 16 for `±`; undefined for anything else. */
export const nagOfGlyph = (glyph: string): number | undefined => BY_GLYPH.get(glyph)

/** The annotations that a run of `!` and `?` behind a move means, two signs at a time. */
export const suffixNags = (suffix: string): readonly number[] =>
  (suffix.match(/[!?]{1,2}/g) ?? []).flatMap(sign => nagOfGlyph(sign) ?? [])
