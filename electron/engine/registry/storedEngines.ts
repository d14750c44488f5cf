import * as v from 'valibot'
import type { EngineOption, EngineProfile } from '@shared/analysis/engine'
import { type OptionValues, validValues } from '@shared/analysis/optionValue'
import { anyInteger, engineName, OPTION_VALUES, optionText } from '@shared/ipc/engines'
import { validEntries } from '@shared/ipc/read'
import { listOf, object, type Of, type Schema, text } from '@shared/ipc/schemas'
import { systemsOf } from '../uciClient/variantMapping'

/** The file in the user's folder that stores the engines of the engines dialog. */
export const ENGINES_FILE = 'engines.json'

const name = engineName

const option: Schema<EngineOption> = v.variant('kind', [
  v.strictObject({ kind: v.literal('check'), name, default: v.boolean() }),
  v.strictObject({
    kind: v.literal('spin'),
    name,
    default: anyInteger,
    min: anyInteger,
    max: anyInteger,
  }),
  v.strictObject({
    kind: v.literal('combo'),
    name,
    default: optionText,
    choices: listOf(optionText, 1000),
  }),
  v.strictObject({ kind: v.literal('button'), name }),
  v.strictObject({ kind: v.literal('string'), name, default: optionText }),
])

const external = object({
  id: text(64),
  name,
  author: name,
  path: optionText,
  args: listOf(optionText, 100),
  options: listOf(option, 1000),
  values: OPTION_VALUES,
})

/** An engine as it is stored, without what follows from its options. */
type StoredEngine = Of<typeof external>

/**
 * The stored part of engines that are available in every run, our own and bundled ones: only the values set by the
 * user.
 */
const builtIn = object({ id: text(64), values: OPTION_VALUES })

/** Everything that is stored about engines. */
export interface StoredEngines {
  readonly external: readonly EngineProfile[]
  /** The values of engines that are available in every run, by id. */
  readonly builtIn: ReadonlyMap<string, OptionValues>
  /** Whether parts of the file could not be understood. */
  readonly isFlawed: boolean
}

const profileOf = (stored: StoredEngine): EngineProfile => ({
  ...stored,
  origin: 'external',
  values: validValues(stored.options, stored.values),
  ...systemsOf(stored.options),
})

const fieldOf = (stored: unknown, key: string): unknown =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)[key] : undefined

/** Reads engines from an untrusted stored value; broken entries are left out. */
export const readEngines = (stored: unknown): StoredEngines => {
  const others = validEntries(external, fieldOf(stored, 'external'))
  const own = validEntries(builtIn, fieldOf(stored, 'builtIn'))
  const isNone =
    stored !== undefined && (typeof stored !== 'object' || stored === null || Array.isArray(stored))
  return {
    external: others.sound.map(profileOf),
    builtIn: new Map(own.sound.map(({ id, values }) => [id, values])),
    isFlawed: isNone || others.isFlawed || own.isFlawed,
  }
}

/** The value to write to disk. */
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
  builtIn: profiles.filter(({ origin }) => origin !== 'external').map(({ id, values }) => ({ id, values })),
})
