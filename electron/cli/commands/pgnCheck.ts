import type { PgnGame } from '@shared/notation/pgn/pgn'
import { parseGames } from '@shared/notation/pgn/parser'
import { tagValue } from '@shared/notation/pgn/tags'
import { mainline } from '@shared/tree/tree'
import { loadCore, type Core } from '../../core/load'
import { readGame } from '../../rules/gameReader'
import type { Command, ExitCode, Terminal } from '../command'
import { describeFault } from '../describeError'
import { firstFault } from '../firstFault'
import { readText } from '../readText'

/** A line of the report. */
interface CheckedGame {
  readonly file: string
  /** 0-based place in the file. */
  readonly index: number
  /** 1-based line on which the game begins. */
  readonly line: number
  /** The system's id, or what the Variant tag says if there is none. */
  readonly variant: string
  /** Plies of the main line that could be read. */
  readonly plies: number
  readonly result: string
  /** The position after them; empty for a game that could not be begun. */
  readonly fen: string
  /** The first fault, wherever in the game. */
  readonly error?: string
}

const checked = (core: Core, pgn: PgnGame, text: string): Omit<CheckedGame, 'file' | 'index'> => {
  const { at, length, result } = pgn
  const read = readGame(core, pgn, text.slice(at.offset, at.offset + length))
  if (!read.ok) {
    const variant = tagValue(pgn.tags, 'Variant') ?? ''
    return { line: at.line, variant, plies: 0, result, fen: '', error: describeFault(read.error) }
  }
  const fault = firstFault(pgn, read.value)
  const line = mainline(read.value.root)
  return {
    line: at.line,
    variant: read.value.variant,
    plies: line.length - 1,
    fen: line.at(-1)!.fen,
    result,
    ...(fault && { error: describeFault(fault) }),
  }
}

const checkFile = async (file: string, terminal: Terminal): Promise<ExitCode> => {
  const text = readText(file)
  if (!text.ok) {
    terminal.complain(`backrank: ${text.error}`)
    return 1
  }
  const core = loadCore()
  let worst: ExitCode = 0
  for (const [index, pgn] of parseGames(text.value).entries()) {
    const game: CheckedGame = { file, index, ...checked(core, pgn, text.value) }
    if (game.error !== undefined) worst = 1
    await terminal.write(`${JSON.stringify(game)}\n`)
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
