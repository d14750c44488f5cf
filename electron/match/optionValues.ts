import type { EngineOption, OptionValue } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'

/** An option to be set; a button has no value. */
export interface WantedOption {
  readonly name: string
  readonly value?: OptionValue
}

const found = (options: readonly EngineOption[], name: string): EngineOption | undefined =>
  options.find(option => option.name.toLowerCase() === name.toLowerCase())

const checked = (option: EngineOption, text: string): Result<WantedOption, string> => {
  const { name } = option
  switch (option.kind) {
    case 'button':
      return ok({ name })
    case 'string':
      return ok({ name, value: text })
    case 'check':
      return text === 'true' || text === 'false'
        ? ok({ name, value: text === 'true' })
        : err(`${name} must be true or false`)
    case 'spin': {
      const number = /^-?\d{1,15}$/.test(text) ? Number(text) : NaN
      return number >= option.min && number <= option.max
        ? ok({ name, value: number })
        : err(`${name} must be a number from ${option.min} to ${option.max}`)
    }
    case 'combo': {
      const value = option.choices.find(choice => choice.toLowerCase() === text.toLowerCase())
      return value === undefined
        ? err(`${name} must be one of ${option.choices.join(', ')}`)
        : ok({ name, value })
    }
  }
}

/** Holds the options a user wants set against those that the engine declares; the first fault as half a sentence. */
export const wantedOptions = (
  declared: readonly EngineOption[],
  wanted: ReadonlyMap<string, string>,
): Result<readonly WantedOption[], string> => {
  const options: WantedOption[] = []
  for (const [name, text] of wanted) {
    const option = found(declared, name)
    if (!option) return err(`there is no option ${name}`)
    const value = checked(option, text)
    if (!value.ok) return value
    options.push(value.value)
  }
  return ok(options)
}
