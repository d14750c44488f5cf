import type { EngineOption, EngineProfile } from '@shared/analysis/engine'

/** Limits a number to the range of an option. */
export const within = (
  { min, max }: Extract<EngineOption, { readonly kind: 'spin' }>,
  value: number,
): number => Math.min(max, Math.max(min, value))

/** The value of a number option: as the user has set it, or its default; undefined if there is no such option. */
export const spinValue = ({ options, values }: EngineProfile, name: string): number | undefined => {
  const option = options.find(one => one.name === name)
  if (option?.kind !== 'spin') return undefined
  const value = values[name]
  return typeof value === 'number' ? within(option, value) : option.default
}

/** The number of threads of an engine; one if it has no such option. */
export const threadsOf = (profile: EngineProfile): number => spinValue(profile, 'Threads') ?? 1
