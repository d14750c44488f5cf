import { availableParallelism } from 'node:os'
import { formatNumber } from '@shared/i18n/numbers'
import { chain, map, ok } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { loadCore } from '../../core/load'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { engineFolders } from '../engines/engineFolders'
import { putOut } from '../io/putOut'
import { readBytes } from '../io/readFile'
import { annotateGames, type AnnotatedGames } from '../solve/annotateGames'
import type { EngineChoice } from '../engines/openExaminer'
import { openEvaluator } from '../solve/openEvaluator'
import { glyphsOf, MOST_NODES, MOST_THREADS, numberOf, readingOf, USUAL_NODES } from '../solve/solveFlags'

interface AnnotateSettings extends EngineChoice {
  readonly reading: Reading
  readonly nodes: number
  readonly glyphs: SetupGlyphs
}

const settingsOf = (line: CommandLine): Answered<AnnotateSettings> =>
  chain(readingOf(line), reading =>
    chain(numberOf(line, 'nodes', MOST_NODES), nodes =>
      chain(glyphsOf(line.values('glyphs').at(-1), '--glyphs'), glyphs =>
        map(numberOf(line, 'threads', MOST_THREADS), threads => ({
          reading,
          nodes: nodes ?? USUAL_NODES,
          glyphs,
          engine: line.values('engine').at(-1),
          folders: engineFolders(line),
          threads: threads ?? availableParallelism(),
        })),
      ),
    ),
  )

/** Ctrl-C ends it without a result. */
const annotate = async (
  bytes: Buffer,
  settings: AnnotateSettings,
  terminal: Terminal,
): Promise<Answered<AnnotatedGames>> => {
  const core = loadCore()
  const opened = await openEvaluator(settings, core, terminal)
  if (!opened.ok) return opened
  const evaluator = opened.value
  let searches = 0
  try {
    return ok(
      await attend(terminal, status => {
        const onValue = () => status(`${formatNumber(++searches)} searches`)
        return {
          outcome: annotateGames(bytes, { core, evaluator, ...settings, onValue }),
          stop: () => void evaluator.close(),
        }
      }),
    )
  } finally {
    await evaluator.close()
  }
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const settings = settingsOf(line)
  if (!settings.ok) return complaining(terminal, settings.error, 2)
  const games = readBytes(file)
  if (!games.ok) return complaining(terminal, games.error, 1)
  const done = await annotate(games.value, settings.value, terminal)
  if (!done.ok) return complaining(terminal, done.error, 1)
  const { bytes, remarks, fault } = done.value
  if (fault !== undefined) return complaining(terminal, fault, fault === 'stopped' ? 130 : 1)
  const written = await putOut(line, terminal, bytes)
  if (!written.ok) return complaining(terminal, written.error, 1)
  for (const remark of remarks) terminal.complain(`backrank: ${file}, ${remark}`)
  return remarks.length === 0 ? 0 : 1
}

export const annotateSetup: Command = {
  name: 'annotate-setup',
  words: 'FILE',
  summary: 'write into the games of a file what the moves of their setups are worth',
  flags: ['out', 'nodes', 'last', 'glyphs', 'engine', 'threads', 'user-data-dir'],
  flagWords: {
    engine: {
      value: 'NAME|CMD',
      help: 'who values the arrays: an engine of the engines dialog by its name, or a UCI program with its arguments in quotes; Backrank if not said',
    },
  },
  count: [1, 1],
  run,
}
