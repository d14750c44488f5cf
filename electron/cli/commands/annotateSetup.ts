import { formatNumber } from '@shared/i18n/numbers'
import { map } from '@shared/result'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import { loadCore } from '../../core/load'
import type { GameWindow } from '../../files/pgn/gameWindows'
import type { Answered } from '../io/answers'
import { withProgress, fail, type ExitCode, type Terminal } from '../io/terminal'
import { defineCommand, type CommandLine } from '../io/command'
import { withGames } from '../io/openGames'
import { inputName } from '../io/readFile'
import type { FlagValues } from '../io/flags'
import { putOut } from '../io/putOut'
import { engineFlag, outFlag, threadsFlag, userDataDirFlag } from '../io/sharedFlags'
import { annotateGames } from '../solve/annotateGameSetup'
import { withSearcher } from '../engines/openSearcher'
import { glyphsFlag, lastFlag, nodesFlag } from '../solve/solveFlags'

const FLAGS = {
  out: outFlag(),
  nodes: nodesFlag('nodes for each array'),
  last: lastFlag,
  glyphs: glyphsFlag,
  engine: engineFlag('values the arrays'),
  threads: threadsFlag('arrays'),
  userDataDir: userDataDirFlag,
}

/**
 * Writes the games with annotated setups; returns the faults of single games. If the user presses Ctrl-C, no file is
 * written.
 */
const annotate = async (
  windows: AsyncIterable<GameWindow>,
  flags: FlagValues<typeof FLAGS>,
  terminal: Terminal,
): Promise<Answered<readonly string[]>> => {
  const { out, nodes = ARRAY_NODES, last: reading, glyphs } = flags
  const core = loadCore()
  const remarks: string[] = []
  let searches = 0
  return withSearcher(flags, core, terminal, async searcher => {
    const written = await withProgress(terminal, status => {
      const onValue = () => status(`${formatNumber(++searches)} searches`)
      const pricing = { core, searcher, reading, nodes, glyphs, onValue }
      const annotating = { pricing, isUtf8: out === undefined, remark: (one: string) => remarks.push(one) }
      return {
        outcome: putOut(out, terminal, annotateGames(windows, annotating)),
        stop: () => void searcher.close(),
      }
    })
    return map(written, () => remarks)
  })
}

const run = async (
  { words: [file = ''], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<ExitCode> => {
  const remarks = await withGames(file, terminal, windows => annotate(windows, flags, terminal))
  if (!remarks.ok) return fail(terminal, remarks.error, remarks.error === 'stopped' ? 130 : 1)
  for (const remark of remarks.value) terminal.complain(`backrank: ${inputName(file)}, ${remark}`)
  return remarks.value.length === 0 ? 0 : 1
}

export const annotateSetupCommand = defineCommand({
  name: 'annotate-setup',
  words: 'FILE',
  summary: 'write into the games of a file what the moves of their setups are worth',
  flags: FLAGS,
  count: [1, 1],
  run,
})
