import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { EngineOption, EngineProfile } from '@shared/analysis/engine'
import { type Greeting, greetingWith, NO_GREETING } from '../uciClient/greeting'
import { parseLine } from '../uciClient/uciLine'
import { systemsOf } from '../uciClient/variantMapping'

/** The id of the bundled engine. */
const ID = 'stockfish-lite'

/** The folder into which scripts/bundledEngine.mjs puts the engine. */
const FOLDER = 'stockfish-lite'
const SCRIPT = 'stockfish-19-lite-single.js'
const GREETING = 'greeting.txt'

/** The speed relative to our engine, measured side by side with one thread each (docs/measurements.md). */
const RELATIVE_SPEED = 0.5

const LICENSE = { name: 'GPL-3.0', source: 'https://github.com/nmrugg/stockfish.js' }

const readGreeting = (file: string): Greeting =>
  readFileSync(file, 'utf8')
    .split('\n')
    .reduce((greeting, line) => greetingWith(greeting, parseLine(line)), NO_GREETING)

/** In MiB: the engine has 32-bit memory, and can use less than it declares. */
const MAX_HASH_MIB = 1024

const withinReach = (option: EngineOption): EngineOption =>
  option.kind === 'spin' && option.name === 'Hash'
    ? { ...option, max: Math.min(option.max, MAX_HASH_MIB) }
    : option

/**
 * Whether an option can be set at all: a number needs a range, and files are left out because a script could not read
 * them.
 */
const isChoice = (option: EngineOption): boolean =>
  option.kind === 'spin' ? option.min < option.max : option.kind !== 'string'

/**
 * Third-party engines that come with the program, as far as they are in its resources; none is started.
 *
 * @param resources the folder `resources` of the program
 */
export const bundledEngines = (resources: string): readonly EngineProfile[] => {
  const folder = path.join(resources, FOLDER)
  const greeting = path.join(folder, GREETING)
  if (!existsSync(greeting)) return []
  const { name, author, options } = readGreeting(greeting)
  return [
    {
      id: ID,
      origin: 'bundled',
      name: name.replace(/ WASM$/, ''),
      author,
      path: path.join(folder, SCRIPT),
      args: [],
      license: LICENSE,
      relativeSpeed: RELATIVE_SPEED,
      options: options.filter(isChoice).map(withinReach),
      values: {},
      ...systemsOf(options),
    },
  ]
}
