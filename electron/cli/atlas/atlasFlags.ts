import { atlasFamily, type AtlasFamily } from '@shared/atlas/atlasFamily'
import { formatNumber } from '@shared/i18n/numbers'
import { err, map, ok } from '@shared/result'
import { DAY_PATTERN } from '../../atlas/atlasFormat'
import type { AtlasBuild } from '../../atlas/atlasProgress'
import { variantWithOptions, type Answered } from '../io/answers'
import { type FlagValues, numberFlag, textFlag, valueFlag } from '../io/flags'

/** The flag for the date of an atlas; `usual` describes the default in the help. */
export const dayFlag = (usual: string) =>
  valueFlag('DAY', `the day that the atlas bears, as 2026-11-25; ${usual} if not said`, (text, name) =>
    text === undefined || DAY_PATTERN.test(text) ? ok(text) : err(`${name} must be a day such as 2026-11-25`),
  )

/** More starts than any system has. */
const MAX_SAMPLE = 100_000_000

/** The flags for a random sample of starts. */
export const SAMPLE_FLAGS = {
  sample: numberFlag('N', 'only N starts, drawn by lot', { max: MAX_SAMPLE }),
  seed: textFlag('S', 'draws another sample; the same seed draws the same again'),
}

export type SampleFlags = FlagValues<typeof SAMPLE_FLAGS>

/** The requested sample; null if none was requested. Refuses one that is larger than the number of starts. */
export const sampleOf = ({ sample, seed }: SampleFlags, starts: number): Answered<AtlasBuild['sample']> => {
  if (sample === undefined) return seed === undefined ? ok(null) : err('--seed goes with --sample')
  return sample <= starts
    ? ok({ count: sample, seed: seed ?? '' })
    : err(`--sample ${sample}: there are only ${formatNumber(starts)} starts`)
}

/** The family of a system with these options, whose starts can be evaluated. */
export const playedFamily = (id: string, options: readonly string[]): Answered<AtlasFamily> =>
  map(variantWithOptions(id, options), variant => atlasFamily(variant, options))
