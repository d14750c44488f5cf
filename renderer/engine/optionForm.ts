import type { EngineOption, EngineProfile, OptionValue } from '@shared/ipc/contract'

/** Buttons are pressed, all others have a value. */
export type ValueOption = Exclude<EngineOption, { kind: 'button' }>

/** An option as the form shows it. */
export interface OptionRow {
  readonly option: ValueOption
  readonly value: OptionValue
  /** The user has set it to something else than the engine's default. */
  readonly isChanged: boolean
}

export const optionRows = ({ options, values }: EngineProfile): readonly OptionRow[] =>
  options.flatMap(option => {
    if (option.kind === 'button') return []
    const value = values[option.name] ?? option.default
    return [{ option, value, isChanged: value !== option.default }]
  })

export const buttonsOf = ({ options }: EngineProfile): readonly string[] =>
  options.filter(({ kind }) => kind === 'button').map(({ name }) => name)

/** The options whose name has all the words that were typed. */
export const matchingRows = (rows: readonly OptionRow[], query: string): readonly OptionRow[] => {
  const words = query.toLowerCase().split(/\s+/)
  return rows.filter(({ option }) => words.every(word => option.name.toLowerCase().includes(word)))
}

/** All values as the engine has them by itself. */
export const defaultValues = ({ options }: EngineProfile): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(
    options.flatMap(option => (option.kind === 'button' ? [] : [[option.name, option.default]])),
  )
