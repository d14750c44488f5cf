import { beginGame } from '@shared/notation/pgn/parser'
import { ok } from '@shared/result'
import { type Core, loadCore } from '../../core/load'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { textOfGame } from '../../files/pgn/gameTexts'
import { checkGame } from '../../rules/games/checkGame'
import type { CheckedGame } from '../../rules/games/checkRead'
import { checkScanned, type ScannedGame } from '../../rules/games/scannedGame'
import type { Answered } from '../io/answers'
import { defineCommand } from '../io/command'
import { fail, type ExitCode, type Terminal } from '../io/terminal'
import { describePgnFault } from '../../rules/describeError'
import { withGames } from '../io/openGames'

interface ReportedGame extends Omit<CheckedGame, 'fault'> {
  readonly file: string
  /** The index of the game in the file, from 0. */
  readonly index: number
  /** The line on which the game begins, from 1. */
  readonly line: number
  /** The first fault in words. */
  readonly error?: string
}

const checkAsText = (core: Core, game: ScannedGame): CheckedGame => {
  const { text, origin } = textOfGame(game)
  return checkGame(core, beginGame(text, origin), text)
}

/** Characters of the report that are collected before they are printed. */
const PIECE = 1 << 16

const checkAll = async (
  file: string,
  windows: AsyncIterable<GameWindow>,
  terminal: Terminal,
): Promise<Answered<ExitCode>> => {
  const core = loadCore()
  let worst: ExitCode = 0
  let index = 0
  let report = ''
  for await (const { bytes, games } of windows) {
    for (const span of games) {
      const { variant, plies, fen, result, fault } =
        checkScanned(core, { bytes, span }) ?? checkAsText(core, { bytes, span })
      const error = fault && describePgnFault(fault)
      const { line } = span
      const game: ReportedGame = { file, index, line, variant, plies, fen, result, ...(error && { error }) }
      if (fault) worst = 1
      report += `${JSON.stringify(game)}\n`
      index++
      if (report.length < PIECE) continue
      await terminal.write(report)
      report = ''
    }
  }
  await terminal.write(report)
  return ok(worst)
}

const checkFile = async (file: string, terminal: Terminal): Promise<ExitCode> => {
  const checked = await withGames(file, terminal, windows => checkAll(file, windows, terminal))
  return checked.ok ? checked.value : fail(terminal, checked.error, 1)
}

export const pgnCheckCommand = defineCommand({
  name: 'pgn check',
  words: 'FILE...',
  summary: 'replay every game of these files; one JSON line a game',
  flags: {},
  count: [1],
  run: async (line, terminal) => {
    let worst: ExitCode = 0
    for (const file of line.words) worst = (await checkFile(file, terminal)) || worst
    return worst
  },
})
