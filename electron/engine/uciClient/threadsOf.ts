import type { EngineOption, EngineProfile } from '@shared/analysis/engine'

/** A number within what an option allows. */
export const within = (
  { min, max }: Extract<EngineOption, { readonly kind: 'spin' }>,
  value: number,
): number => Math.min(max, Math.max(min, value))

/** What the user has set an option to that is a number, or its default; undefined where there is no such option. */
export const spinValue = ({ options, values }: EngineProfile, name: string): number | undefined => {
  const option = options.find(one => one.name === name)
  if (option?.kind !== 'spin') return undefined
  const value = values[name]
  return typeof value === 'number' ? within(option, value) : option.default
}

/** How many threads an engine gets; one where it has no such option. */
export const threadsOf = (profile: EngineProfile): number => spinValue(profile, 'Threads') ?? 1
