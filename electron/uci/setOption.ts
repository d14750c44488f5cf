import type { EngineOption } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'
import type { EngineSettings, Press, SettableOption } from './engineSettings'

/** Why an option was not set. */
export type OptionFault =
  | { readonly kind: 'unknownOption'; readonly found: string }
  /** `wanted` says what the value may be. */
  | { readonly kind: 'badValue'; readonly option: string; readonly found: string; readonly wanted: string }

/** What setting an option comes to. */
export interface Setting {
  readonly settings: EngineSettings
  readonly press?: Press
}

const wanted = (option: EngineOption): string => {
  if (option.kind === 'spin') return `a number from ${option.min} to ${option.max}`
  return option.kind === 'combo' ? `one of ${option.choices.join(', ')}` : 'true or false'
}

/** Sets an option to the value that a text names; names and choices are read in any case. */
export const setOption = (
  options: readonly SettableOption[],
  settings: EngineSettings,
  name: string,
  value = '',
): Result<Setting, OptionFault> => {
  const found = options.find(({ option }) => option.name.toLowerCase() === name.toLowerCase())
  if (!found) return err({ kind: 'unknownOption', found: name.slice(0, 40) })
  const { option, press } = found
  const changed = found.set(settings, value)
  if (changed) return ok({ settings: changed, ...(press && { press }) })
  return err({ kind: 'badValue', option: option.name, found: value.slice(0, 40), wanted: wanted(option) })
}
