import { availableParallelism } from 'node:os'
import { formatNumber } from '@shared/i18n/numbers'
import { chain, map } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { loadCore } from '../../core/load'
import type { GameWindow } from '../../files/pgn/gameWindows'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { engineFolders } from '../engines/engineFolders'
import { withGames } from '../io/openGames'
import { isPrinted, putOut } from '../io/putOut'
import { annotateGames } from '../solve/annotateGames'
import { type EngineChoice, openSearcher } from '../engines/openSearcher'
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

/** Writes the games with their setups annotated; answers with what is wrong with single games. Ctrl-C ends it without a file. */
const annotate = async (
  windows: AsyncIterable<GameWindow>,
  line: CommandLine,
  settings: AnnotateSettings,
  terminal: Terminal,
): Promise<Answered<readonly string[]>> => {
  const core = loadCore()
  const opened = await openSearcher(settings, core, terminal)
  if (!opened.ok) return opened
  const searcher = opened.value
  const remarks: string[] = []
  let searches = 0
  try {
    const written = await attend(terminal, status => {
      const onValue = () => status(`${formatNumber(++searches)} searches`)
      const pricing = { core, searcher, ...settings, onValue }
      const annotating = { pricing, isUtf8: isPrinted(line), remark: (one: string) => remarks.push(one) }
      return {
        outcome: putOut(line, terminal, annotateGames(windows, annotating)),
        stop: () => void searcher.close(),
      }
    })
    return map(written, () => remarks)
  } finally {
    await searcher.close()
  }
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const settings = settingsOf(line)
  if (!settings.ok) return complaining(terminal, settings.error, 2)
  const done = await withGames(file, windows => annotate(windows, line, settings.value, terminal))
  const remarks = chain(done, found => found)
  if (!remarks.ok) return complaining(terminal, remarks.error, remarks.error === 'stopped' ? 130 : 1)
  for (const remark of remarks.value) terminal.complain(`backrank: ${file}, ${remark}`)
  return remarks.value.length === 0 ? 0 : 1
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
