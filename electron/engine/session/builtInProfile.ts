import type { EngineOption, EngineProfile, OptionValue } from '@shared/analysis/engine'
import { VARIANTS } from '@shared/variants'
import { ordinarySize, type PoolSize } from '../pool/poolBounds'
import { spinValue } from '../uciClient/threadsOf'

/** The id of our own engine. */
export const BUILT_IN_ID = 'backrank'

/** The name of the button that clears the hash table; all options have the same names as in `backrank uci`. */
export const CLEAR_HASH = 'Clear Hash'

const optionsWithin = (bounds: PoolSize): readonly EngineOption[] => {
  const { threads, hashMiB } = ordinarySize(bounds)
  return [
    { kind: 'spin', name: 'Threads', default: threads, min: 1, max: bounds.threads },
    { kind: 'spin', name: 'Hash', default: hashMiB, min: 1, max: bounds.hashMiB },
    { kind: 'button', name: CLEAR_HASH },
  ]
}

/**
 * The profile of our own engine.
 *
 * @param bounds the largest pool that the machine allows
 */
export const builtInProfile = (
  bounds: PoolSize,
  values: Readonly<Record<string, OptionValue>> = {},
): EngineProfile => ({
  id: BUILT_IN_ID,
  origin: 'builtIn',
  name: 'Backrank',
  author: 'The Backrank authors',
  args: [],
  options: optionsWithin(bounds),
  values,
  variants: VARIANTS.map(({ id }) => id),
  playsChess960: true,
})

/** The pool size that a profile asks for; the profile has both options, as {@link builtInProfile} makes it. */
export const sizeOf = (profile: EngineProfile): PoolSize => ({
  threads: spinValue(profile, 'Threads')!,
  hashMiB: spinValue(profile, 'Hash')!,
})
