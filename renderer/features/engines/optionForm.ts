import { t } from '@shared/i18n/t'
import type { EngineOption, EngineProfile, OptionValue } from '@shared/ipc/contract'
import { isProgramOption } from '@shared/analysis/programOptions'

/** Options with a value: all but buttons. */
export type ValueOption = Exclude<EngineOption, { kind: 'button' }>

/** A row of the form for an option. */
export interface OptionRow {
  readonly option: ValueOption
  readonly value: OptionValue
  /** The value differs from the engine's default. */
  readonly isChanged: boolean
}

/** The options that the user can set. */
export const optionRows = ({ options, values }: EngineProfile): readonly OptionRow[] =>
  options.flatMap(option => {
    if (option.kind === 'button' || isProgramOption(option.name)) return []
    const value = values[option.name] ?? option.default
    return [{ option, value, isChanged: value !== option.default }]
  })

/** An option that the program sets, with the reason in words that follow its name. */
export interface ProgramRow {
  readonly name: string
  readonly reason: string
}

/** The engine's options that the program sets. */
export const programRows = ({ options }: EngineProfile): readonly ProgramRow[] =>
  options.flatMap(({ name }) =>
    isProgramOption(name) ? [{ name, reason: t(`engines.programOptions.${name}`) }] : [],
  )

export const buttonsOf = ({ options }: EngineProfile): readonly string[] =>
  options.filter(({ kind }) => kind === 'button').map(({ name }) => name)

/** The options whose names contain all the typed words. */
export const matchingRows = (rows: readonly OptionRow[], query: string): readonly OptionRow[] => {
  const words = query.toLowerCase().split(/\s+/)
  return rows.filter(({ option }) => words.every(word => option.name.toLowerCase().includes(word)))
}

/** The engine's own default values. */
export const defaultValues = (profile: EngineProfile): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(optionRows(profile).map(({ option }) => [option.name, option.default]))
