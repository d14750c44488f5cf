import { beginGames } from '@shared/notation/pgn/parser'
import { loadCore } from '../../core/load'
import { checkGame } from '../../rules/games/checkGame'
import type { CheckedGame } from '../../rules/games/checkRead'
import type { Command, ExitCode, Terminal } from '../io/command'
import { describeFault } from '../../rules/describeError'
import { readGamesText } from '../io/readFile'

/** A line of the report. */
interface ReportedGame extends Omit<CheckedGame, 'fault'> {
  readonly file: string
  /** 0-based place in the file. */
  readonly index: number
  /** 1-based line on which the game begins. */
  readonly line: number
  /** The first fault in words. */
  readonly error?: string
}

const checkFile = async (file: string, terminal: Terminal): Promise<ExitCode> => {
  const text = readGamesText(file)
  if (!text.ok) {
    terminal.complain(`backrank: ${text.error}`)
    return 1
  }
  const core = loadCore()
  let worst: ExitCode = 0
  let index = 0
  for (const begun of beginGames(text.value)) {
    const { variant, plies, fen, result, fault } = checkGame(core, begun, text.value)
    const error = fault && describeFault(fault)
    const { line } = begun.at
    const game: ReportedGame = { file, index, line, variant, plies, fen, result, ...(error && { error }) }
    if (fault) worst = 1
    await terminal.write(`${JSON.stringify(game)}\n`)
    index++
  }
  return worst
}

export const pgnCheck: Command = {
  name: 'pgn check',
  words: 'FILE...',
  summary: 'replay every game of these files; one JSON line a game',
  flags: [],
  count: [1],
  run: async (line, terminal) => {
    let worst: ExitCode = 0
    for (const file of line.words) worst = (await checkFile(file, terminal)) || worst
    return worst
  },
}
