import { nagsTexts as names } from '../i18n/en/nags'
import { t } from '../i18n/t'
import { nagSign, suffixNags } from '../notation/pgn/nags'

/** The `--nag-*` token that colors an annotation of a move. */
export type NagTone = 'brilliant' | 'good' | 'interesting' | 'dubious' | 'mistake' | 'blunder'

/** How a numeric annotation is shown. */
export interface NagGlyph {
  readonly nag: number
  readonly glyph: string
  readonly name: string
  /** Annotations of one group exclude each other, but for `other`. */
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

/** Signs that the bundled fonts do not have, as they are typed. */
const TYPED: ReadonlyMap<number, string> = new Map([
  [14, '+='],
  [15, '=+'],
])

type NamedNag = Exclude<keyof typeof names, 'unknown'>

const isNamed = (written: string): written is NamedNag => written in names

/** What an annotation means, in the language that is spoken now. */
const nagName = (nag: number): string => {
  const written = `$${nag}`
  return isNamed(written) ? t(`nags.${written}`) : t('nags.unknown', { nag: String(nag) })
}

/** How `nag` is shown: by its sign, or as `$n` where it has none. */
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

/** What the annotation row offers, from the best move to the worst, then positions. */
export const OFFERED_NAGS: readonly number[] = [3, 1, 5, 6, 2, 4, 10, 13, 16, 17]

/** The further annotations after the row, by name. */
export const FURTHER_NAGS: readonly number[] = [
  14, 15, 18, 19, 7, 146, 22, 23, 32, 33, 36, 37, 40, 41, 132, 133, 138, 139, 44, 45, 140, 142,
]

/** Sets `nag`, or takes it away if it is there; another of its group makes room for it. */
export const toggledNag = (nags: readonly number[], nag: number): readonly number[] => {
  if (nags.includes(nag)) return nags.filter(other => other !== nag)
  const group = groupOf(nag)
  const kept = nags.filter(other => group === 'other' || groupOf(other) !== group)
  return group === 'move' ? [nag, ...kept] : [...kept, nag]
}

/** The annotation that one or two typed signs mean, e.g. 5 for `!?`; undefined for anything else. */
export const nagTyped = (typed: string): number | undefined =>
  /^[!?]{1,2}$/.test(typed) ? suffixNags(typed)[0] : undefined
