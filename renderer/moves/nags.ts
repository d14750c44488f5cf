/** How a numeric annotation is shown and called. */
export interface NagGlyph {
  readonly nag: number
  readonly glyph: string
  readonly name: string
  /** Annotations of one group exclude each other. */
  readonly group: 'move' | 'position' | 'other'
  /** The `--nag-*` token that colors it; absent for glyphs about the position. */
  readonly tone?: 'brilliant' | 'good' | 'interesting' | 'dubious' | 'mistake' | 'blunder'
}

/** The annotations that have a glyph of their own, in the order in which they are offered. */
export const NAG_GLYPHS: readonly NagGlyph[] = [
  { nag: 3, glyph: '!!', name: 'Brilliant move', group: 'move', tone: 'brilliant' },
  { nag: 1, glyph: '!', name: 'Good move', group: 'move', tone: 'good' },
  { nag: 5, glyph: '!?', name: 'Interesting move', group: 'move', tone: 'interesting' },
  { nag: 6, glyph: '?!', name: 'Dubious move', group: 'move', tone: 'dubious' },
  { nag: 2, glyph: '?', name: 'Mistake', group: 'move', tone: 'mistake' },
  { nag: 4, glyph: '??', name: 'Blunder', group: 'move', tone: 'blunder' },
  { nag: 10, glyph: '=', name: 'Equal position', group: 'position' },
  { nag: 13, glyph: '∞', name: 'Unclear position', group: 'position' },
  { nag: 16, glyph: '±', name: 'White is better', group: 'position' },
  { nag: 17, glyph: '∓', name: 'Black is better', group: 'position' },
  { nag: 14, glyph: '⩲', name: 'White is slightly better', group: 'position' },
  { nag: 15, glyph: '⩱', name: 'Black is slightly better', group: 'position' },
  { nag: 18, glyph: '+−', name: 'White is winning', group: 'position' },
  { nag: 19, glyph: '−+', name: 'Black is winning', group: 'position' },
  { nag: 7, glyph: '□', name: 'Only move', group: 'other' },
  { nag: 22, glyph: '⨀', name: 'White is in zugzwang', group: 'other' },
  { nag: 23, glyph: '⨀', name: 'Black is in zugzwang', group: 'other' },
  { nag: 32, glyph: '⟳', name: 'White leads in development', group: 'other' },
  { nag: 33, glyph: '⟳', name: 'Black leads in development', group: 'other' },
  { nag: 36, glyph: '↑', name: 'White has the initiative', group: 'other' },
  { nag: 37, glyph: '↑', name: 'Black has the initiative', group: 'other' },
  { nag: 40, glyph: '→', name: 'White has the attack', group: 'other' },
  { nag: 41, glyph: '→', name: 'Black has the attack', group: 'other' },
  { nag: 132, glyph: '⇆', name: 'White has counterplay', group: 'other' },
  { nag: 133, glyph: '⇆', name: 'Black has counterplay', group: 'other' },
  { nag: 140, glyph: '∆', name: 'With the idea', group: 'other' },
  { nag: 146, glyph: 'N', name: 'Novelty', group: 'other' },
]

const BY_NAG: ReadonlyMap<number, NagGlyph> = new Map(NAG_GLYPHS.map(glyph => [glyph.nag, glyph]))

/** How `nag` is shown: its glyph, or `$n` where it has none. */
export const nagGlyph = (nag: number): NagGlyph =>
  BY_NAG.get(nag) ?? { nag, glyph: `$${nag}`, name: `Annotation ${nag}`, group: 'other' }

/** Sets `nag`, or takes it away if it is there; another of its group makes room for it. */
export const toggledNag = (nags: readonly number[], nag: number): readonly number[] => {
  if (nags.includes(nag)) return nags.filter(other => other !== nag)
  const { group } = nagGlyph(nag)
  const kept = nags.filter(other => group === 'other' || nagGlyph(other).group !== group)
  return group === 'move' ? [nag, ...kept] : [...kept, nag]
}

/** The annotation that these typed characters mean, e.g. 5 for `!?`; undefined for anything else. */
export const nagTyped = (typed: string): number | undefined =>
  NAG_GLYPHS.find(({ glyph, group }) => glyph === typed && group === 'move')?.nag
