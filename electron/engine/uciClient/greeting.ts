import type { EngineOption, EngineProfile } from '@shared/analysis/engine'
import type { UciLine } from './uciLine'

/** The most options kept; engines have about a hundred at most. */
const MAX_OPTIONS = 1000

/** The most characters kept of a name. */
const MAX_NAME_LENGTH = 120

/** What an engine reports about itself before `uciok`; a name that it does not give is empty. */
export type Greeting = Pick<EngineProfile, 'name' | 'author' | 'options'>

export const NO_GREETING: Greeting = { name: '', author: '', options: [] }

const withOption = (options: readonly EngineOption[], option: EngineOption): readonly EngineOption[] =>
  options.length < MAX_OPTIONS && options.every(({ name }) => name !== option.name)
    ? [...options, option]
    : options

/** The greeting with one more line taken in. */
export const greetingWith = (greeting: Greeting, line: UciLine): Greeting => {
  if (line.kind === 'id') return { ...greeting, [line.field]: line.value.slice(0, MAX_NAME_LENGTH) }
  if (line.kind === 'option') return { ...greeting, options: withOption(greeting.options, line.option) }
  return greeting
}
