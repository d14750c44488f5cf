import { availableParallelism } from 'node:os'
import { chain, err, map, ok } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import { loadCore, type Core } from '../../core/load'
import type { Answered } from '../io/answers'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { engineFolders } from '../engines/engineFolders'
import { print } from '../io/output'
import { valuesOfEngine, type EngineSettings } from '../solve/engineValues'
import { openSetup, type SampleChoice } from '../solve/openSetup'
import { MOST_NODES, MOST_THREADS, numberOf, readingOf, USUAL_NODES } from '../solve/solveFlags'
import { solveSetup, type SolvedSetup } from '../solve/solveSetup'
import { solvedJson } from '../solve/solvedJson'
import { solvedText } from '../solve/solvedText'
import { valuesOfFile } from '../solve/valuesFile'
import type { ValueSource } from '../solve/valueSource'

/** What was asked besides the position. */
interface SolveSettings {
  readonly reading: Reading
  readonly source: ValueSource
  /** Arrays may be drawn by lot; not where all their values are given. */
  readonly sample: SampleChoice | undefined
}

const engineSettingsOf = (line: CommandLine): Answered<EngineSettings> =>
  chain(numberOf(line, 'nodes', MOST_NODES), nodes =>
    chain(numberOf(line, 'budget', MOST_NODES), budget =>
      map(numberOf(line, 'threads', MOST_THREADS), threads => ({
        engine: line.values('engine').at(-1),
        folders: engineFolders(line),
        threads: threads ?? availableParallelism(),
        nodes: nodes ?? USUAL_NODES,
        isThorough: nodes !== undefined && budget === undefined,
        budget,
      })),
    ),
  )

const ABOUT_ENGINES = ['nodes', 'budget', 'engine', 'threads', 'user-data-dir', 'seed'] as const

const fileSource = (line: CommandLine, file: string, { input }: Terminal): Answered<ValueSource> => {
  const other = ABOUT_ENGINES.find(flag => line.values(flag).length > 0)
  return other === undefined
    ? ok(valuesOfFile(file, input))
    : err(`--values leaves nothing to be searched: --${other} does not go with it`)
}

const sourceOf = (line: CommandLine, core: Core, terminal: Terminal): Answered<ValueSource> => {
  const file = line.values('values').at(-1)
  if (file !== undefined) return fileSource(line, file, terminal)
  return map(engineSettingsOf(line), settings => valuesOfEngine(settings, core, terminal))
}

const settingsOf = (line: CommandLine, core: Core, terminal: Terminal): Answered<SolveSettings> =>
  chain(readingOf(line), reading =>
    map(sourceOf(line, core, terminal), source => ({
      reading,
      source,
      sample: line.has('values') ? undefined : { seed: line.values('seed').at(-1) },
    })),
  )

const answer = async (
  line: CommandLine,
  core: Core,
  { reading, source, sample }: SolveSettings,
): Promise<Answered<SolvedSetup>> => {
  const [variant = '', fen = ''] = line.words
  const opened = openSetup(core, { variant, fen, options: line.values('option') }, sample)
  if (!opened.ok) return opened
  using position = opened.value.position
  const valued = await source({ ...opened.value, position }, reading)
  return map(valued, found => solveSetup({ ...opened.value, position }, found))
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const settings = settingsOf(line, core, terminal)
  if (settings.ok)
    return print(line, terminal, await answer(line, core, settings.value), {
      json: solvedJson,
      text: solvedText,
    })
  terminal.complain(`backrank: ${settings.error}`)
  return 2
}

export const solve: Command = {
  name: 'solve',
  words: 'VARIANT FEN',
  summary: 'say what every move of a setup phase is worth',
  flags: [
    'nodes',
    'budget',
    'last',
    'engine',
    'threads',
    'user-data-dir',
    'seed',
    'values',
    'option',
    'json',
  ],
  flagWords: {
    seed: { value: 'S', help: 'draws another sample where more than 50,000 arrays can arise' },
    engine: {
      value: 'NAME|CMD',
      help: 'who values the arrays: an engine of the engines dialog by its name, or a UCI program with its arguments in quotes; Backrank if not said',
    },
  },
  count: [2, 2],
  run,
}
