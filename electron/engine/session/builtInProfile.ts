import type { EngineOption, EngineProfile, OptionValue } from '@shared/analysis/engine'
import { VARIANTS } from '@shared/variants'
import { ordinarySize, type PoolSize } from '../pool/poolBounds'

/** Under this our own engine is known. */
export const BUILT_IN_ID = 'backrank'

/** The name of the button that empties the hash table; all options are named as `backrank uci` names them. */
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
 * Our own engine as engines are shown.
 *
 * @param bounds the most that the machine can give
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

/** The value of a spin option: what the user has set, within what the option allows. */
const spinValue = ({ options, values }: EngineProfile, name: string): number => {
  const option = options.find(one => one.name === name)
  if (option?.kind !== 'spin') throw new Error(`no number: ${name}`)
  const value = values[name]
  return typeof value === 'number' ? Math.min(option.max, Math.max(option.min, value)) : option.default
}

/** The size of pool that a profile asks for. */
export const sizeOf = (profile: EngineProfile): PoolSize => ({
  threads: spinValue(profile, 'Threads'),
  hashMiB: spinValue(profile, 'Hash'),
})
