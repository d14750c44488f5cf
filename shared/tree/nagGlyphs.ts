import { nagsTexts as names } from '../i18n/en/nags'
import { t } from '../i18n/t'
import { nagSign, suffixNags } from '../notation/pgn/nags'

/** The `--nag-*` token for the color of a move annotation. */
export type NagTone = 'brilliant' | 'good' | 'interesting' | 'dubious' | 'mistake' | 'blunder'

/** How a numeric annotation is displayed. */
export interface NagGlyph {
  readonly nag: number
  readonly glyph: string
  readonly name: string
  /** Annotations of one group exclude each other, except in `other`. */
  readonly group: 'move' | 'position' | 'other'
  /** Absent for annotations that are not about the move. */
  readonly tone?: NagTone
}

const TONES: ReadonlyMap<number, NagTone> = new Map([
  [3, 'brilliant'],
  [1, 'good'],
  [5, 'interesting'],
  [6, 'dubious'],
  [2, 'mistake'],
  [4, 'blunder'],
])

const POSITION_NAGS: ReadonlySet<number> = new Set([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])

const groupOf = (nag: number): NagGlyph['group'] => {
  if (TONES.has(nag)) return 'move'
  return POSITION_NAGS.has(nag) ? 'position' : 'other'
}

/** Typed spellings of signs that the bundled fonts lack. */
const TYPED: ReadonlyMap<number, string> = new Map([
  [14, '+='],
  [15, '=+'],
])

type NamedNag = Exclude<keyof typeof names, 'unknown'>

const isNamed = (written: string): written is NamedNag => written in names

/** The meaning of an annotation, in the current language. */
const nagName = (nag: number): string => {
  const written = `$${nag}`
  return isNamed(written) ? t(`nags.${written}`) : t('nags.unknown', { nag: String(nag) })
}

/** How `nag` is displayed: its sign, or `$n` if it has none. */
export const nagGlyph = (nag: number): NagGlyph => {
  const tone = TONES.get(nag)
  return {
    nag,
    glyph: TYPED.get(nag) ?? nagSign(nag) ?? `$${nag}`,
    name: nagName(nag),
    group: groupOf(nag),
    ...(tone && { tone }),
  }
}

/** The annotations in the row: of moves from the best to the worst, then of positions. */
export const OFFERED_NAGS: readonly number[] = [3, 1, 5, 6, 2, 4, 10, 13, 16, 17]

/** The other annotations, which follow the row by name. */
export const FURTHER_NAGS: readonly number[] = [
  14, 15, 18, 19, 7, 146, 22, 23, 32, 33, 36, 37, 40, 41, 132, 133, 138, 139, 44, 45, 140, 142,
]

/** Adds `nag`, replacing another one of its group, or removes it if it is present. */
export const toggledNag = (nags: readonly number[], nag: number): readonly number[] => {
  if (nags.includes(nag)) return nags.filter(other => other !== nag)
  const group = groupOf(nag)
  const kept = nags.filter(other => group === 'other' || groupOf(other) !== group)
  return group === 'move' ? [nag, ...kept] : [...kept, nag]
}

/** The annotation that one or two typed signs mean, e.g. 5 for `!?`; undefined for anything else. */
export const nagTyped = (typed: string): number | undefined =>
  /^[!?]{1,2}$/.test(typed) ? suffixNags(typed)[0] : undefined
