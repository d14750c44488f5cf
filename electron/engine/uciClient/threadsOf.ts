import type { EngineProfile } from '@shared/analysis/engine'

/** How many threads an engine gets; one where it has no such option. */
export const threadsOf = ({ options, values }: EngineProfile): number => {
  const option = options.find(({ name }) => name === 'Threads')
  if (option?.kind !== 'spin') return 1
  const value = values.Threads
  return typeof value === 'number' ? Math.min(option.max, Math.max(option.min, value)) : option.default
}
