import type { EngineError, EngineOption, OptionValue } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'

/** The value is one that the option can have. */
const fits = (option: EngineOption, value: OptionValue): boolean => {
  switch (option.kind) {
    case 'check':
      return typeof value === 'boolean'
    case 'spin':
      return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max
    case 'combo':
      return typeof value === 'string' && option.choices.includes(value)
    case 'string':
      return typeof value === 'string' && !/[\r\n\0]/.test(value)
    case 'button':
      return false
  }
}

export type OptionValues = Readonly<Record<string, OptionValue>>

/** The first value that no option of the engine can have. */
export const checkValues = (
  options: readonly EngineOption[],
  values: OptionValues,
): Result<OptionValues, EngineError> => {
  for (const [name, value] of Object.entries(values)) {
    const option = options.find(each => each.name === name)
    if (!option || !fits(option, value))
      return err({ kind: 'badValue', option: name.slice(0, 120), found: String(value).slice(0, 120) })
  }
  return ok(values)
}

/** The values that the options can still have, as after an engine was replaced by a newer one. */
export const soundValues = (options: readonly EngineOption[], values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => checkValues(options, { [name]: value }).ok),
  )
