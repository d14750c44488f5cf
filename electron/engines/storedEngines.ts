import type { EngineOption, EngineProfile } from '@shared/analysis/engine'
import {
  anyOf,
  boolean,
  type Check,
  type CheckedBy,
  integer,
  listOf,
  object,
  oneOf,
  recordOf,
  text,
} from '../ipc/validators'
import { systemsOf } from './dialect'
import { type OptionValues, soundValues } from './optionValues'

const name = text(256)
const value = text(4096)
const anyInteger = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

const option: Check<EngineOption> = anyOf([
  object({ kind: oneOf(['check']), name, default: boolean }),
  object({ kind: oneOf(['spin']), name, default: anyInteger, min: anyInteger, max: anyInteger }),
  object({ kind: oneOf(['combo']), name, default: value, choices: listOf(value, 1000) }),
  object({ kind: oneOf(['button']), name }),
  object({ kind: oneOf(['string']), name, default: value }),
])

/** What options are set to, as it comes from outside. */
export const OPTION_VALUES = recordOf(name, anyOf([boolean, anyInteger, value]), 1000)

const external = object({
  id: text(64),
  name,
  author: name,
  path: value,
  args: listOf(value, 100),
  options: listOf(option, 1000),
  values: OPTION_VALUES,
})

/** An engine as it lies on the disk; what follows from its options is not kept. */
type StoredEngine = CheckedBy<typeof external>

/** What is kept of our own engines: only what the user has set. */
const builtIn = object({ id: text(64), values: OPTION_VALUES })

/** All that is known of engines from earlier runs. */
export interface StoredEngines {
  readonly external: readonly EngineProfile[]
  /** The values of our own engines, by id. */
  readonly builtIn: ReadonlyMap<string, OptionValues>
}

const profileOf = (stored: StoredEngine): EngineProfile => ({
  ...stored,
  origin: 'external',
  values: soundValues(stored.options, stored.values),
  ...systemsOf(stored.options),
})

const entriesOf = (stored: unknown, key: string): readonly unknown[] => {
  const list =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)[key] : undefined
  return Array.isArray(list) ? list : []
}

const sound = <T>(entries: readonly unknown[], check: Check<T>): readonly T[] =>
  entries.filter((entry): entry is T => check(entry) === undefined)

/** Engines from a stored value of unknown making; an entry that is broken is left out, the others stand. */
export const readEngines = (stored: unknown): StoredEngines => ({
  external: sound(entriesOf(stored, 'external'), external).map(profileOf),
  builtIn: new Map(sound(entriesOf(stored, 'builtIn'), builtIn).map(({ id, values }) => [id, values])),
})

/** What is written to the disk. */
export const writeEngines = (profiles: readonly EngineProfile[]): unknown => ({
  external: profiles
    .filter(({ origin }) => origin === 'external')
    .map(({ id, name, author, path, args, options, values }) => ({
      id,
      name,
      author,
      path,
      args,
      options,
      values,
    })),
  builtIn: profiles.filter(({ origin }) => origin === 'builtIn').map(({ id, values }) => ({ id, values })),
})
