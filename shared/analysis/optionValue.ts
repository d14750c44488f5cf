import { err, ok, type Result } from '../result'
import type { EngineError, EngineOption, EngineProfile, OptionValue } from './engine'

/** An option of an engine and its value; a button has none, because it is only pressed. */
export interface OptionSetting {
  readonly name: string
  readonly value?: OptionValue
}

/** Why an option cannot have this value. */
export type OptionFault =
  | { readonly kind: 'unknownOption'; readonly found: string }
  | { readonly kind: 'badValue'; readonly option: EngineOption; readonly found: string }

/** The most characters kept of the offending text. */
const MAX_FOUND_LENGTH = 120

/** Whether the option can have the value; a button has none. */
const canHave = (option: EngineOption, value: OptionValue): boolean => {
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

const ON_OFF: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

const isSameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A text as a value of the option, allowed or not; the names of choices are read in any case. */
const meant = (option: EngineOption, text: string): OptionValue | undefined => {
  switch (option.kind) {
    case 'check':
      return ON_OFF.get(text.toLowerCase())
    case 'spin':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
    case 'combo':
      return option.choices.find(choice => isSameWord(choice, text))
    case 'string':
    case 'button':
      return text
  }
}

/** Reads the setting of an option from its name, in any case, and a text; for a button the text does not matter. */
export const readSetting = (
  options: readonly EngineOption[],
  name: string,
  text: string,
): Result<OptionSetting, OptionFault> => {
  const option = options.find(each => isSameWord(each.name, name))
  if (!option) return err({ kind: 'unknownOption', found: name.slice(0, MAX_FOUND_LENGTH) })
  if (option.kind === 'button') return ok({ name: option.name })
  const value = meant(option, text)
  return value !== undefined && canHave(option, value)
    ? ok({ name: option.name, value })
    : err({ kind: 'badValue', option, found: text.slice(0, MAX_FOUND_LENGTH) })
}

/** Reads the settings of options from texts by option name, or returns the first fault. */
export const readOptionValues = (
  options: readonly EngineOption[],
  texts: ReadonlyMap<string, string>,
): Result<readonly OptionSetting[], OptionFault> => {
  const settings: OptionSetting[] = []
  for (const [name, text] of texts) {
    const setting = readSetting(options, name, text)
    if (!setting.ok) return setting
    settings.push(setting.value)
  }
  return ok(settings)
}

/** Values by the exact names of options. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The values, or the error for the first one that no option of the engine can have. */
export const checkValues = (
  options: readonly EngineOption[],
  values: OptionValues,
): Result<OptionValues, EngineError> => {
  for (const [name, value] of Object.entries(values)) {
    const option = options.find(each => each.name === name)
    if (!option || !canHave(option, value)) {
      const found = String(value).slice(0, MAX_FOUND_LENGTH)
      return err({ kind: 'badValue', option: name.slice(0, MAX_FOUND_LENGTH), found })
    }
  }
  return ok(values)
}

/** The values that the options can still have, say after the engine was replaced by a newer version. */
export const validValues = (options: readonly EngineOption[], values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => checkValues(options, { [name]: value }).ok),
  )

/** The texts among these values that the engine has neither now nor by default; empty ones are left out. */
export const newTexts = (
  { options, values: present }: Pick<EngineProfile, 'options' | 'values'>,
  values: OptionValues,
): readonly (readonly [option: string, text: string])[] =>
  options.flatMap(option => {
    const value = values[option.name]
    if (option.kind !== 'string' || typeof value !== 'string' || value === '') return []
    return value === option.default || value === present[option.name] ? [] : [[option.name, value] as const]
  })

const wanted = (option: EngineOption): string => {
  if (option.kind === 'spin') return `a number from ${option.min} to ${option.max}`
  if (option.kind === 'combo') return `one of ${option.choices.join(', ')}`
  return option.kind === 'string' ? 'one line' : 'true or false'
}

/** Why an option cannot be set to a value, as half a sentence. */
export const describeOptionFault = (fault: OptionFault): string =>
  fault.kind === 'unknownOption'
    ? `there is no option ${fault.found}`
    : `${fault.option.name} must be ${wanted(fault.option)}`
