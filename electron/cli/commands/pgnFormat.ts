import { renameSync, writeFileSync } from 'node:fs'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnGame } from '@shared/notation/pgn/pgn'
import { err, ok } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import { loadCore, type Core } from '../../core/load'
import { firstFault } from '../../rules/firstFault'
import { readGame } from '../../rules/gameReader'
import type { Answered } from '../answers'
import type { Command, CommandLine, ExitCode, Terminal } from '../command'
import { describeFault, describeLosses, describeNotInteroperable } from '../describeError'
import { readText } from '../readText'

/** A game's text in its new form, and what is to be said about it. */
interface FormattedGame {
  readonly text: string
  readonly remark?: string
}

const interoperable = (game: Game): FormattedGame => {
  const written = writeInteroperable(game)
  if (!written.ok) return { text: writeGame(game), remark: describeNotInteroperable(written.error) }
  const { pgn, losses } = written.value
  return { text: pgn, ...(losses.length > 0 && { remark: describeLosses(losses) }) }
}

/** A game that cannot be begun keeps its text letter for letter. */
const formatGame = (core: Core, pgn: PgnGame, text: string, line: CommandLine): FormattedGame => {
  const read = readGame(core, pgn, text)
  if (!read.ok) return { text: `${text}\n`, remark: describeFault(read.error) }
  if (line.has('interoperable')) return interoperable(read.value)
  const fault = firstFault(pgn, read.value)
  return { text: writeGame(read.value), ...(fault && { remark: describeFault(fault) }) }
}

const formatFile = (text: string, line: CommandLine): readonly FormattedGame[] => {
  const core = loadCore()
  return parseGames(text).map(pgn => {
    const { offset } = pgn.at
    return formatGame(core, pgn, text.slice(offset, offset + pgn.length), line)
  })
}

/** Writes beside the file first, so that a full disk leaves the old one whole. */
const writeFile = (file: string, text: string): Answered<null> => {
  try {
    writeFileSync(`${file}.part`, text)
    renameSync(`${file}.part`, file)
    return ok(null)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

const putOut = async (line: CommandLine, terminal: Terminal, text: string): Promise<Answered<null>> => {
  const out = line.values('out').at(-1)
  if (out !== undefined) return writeFile(out, text)
  await terminal.write(text)
  return ok(null)
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const text = readText(file)
  if (!text.ok) {
    terminal.complain(`backrank: ${text.error}`)
    return 1
  }
  const games = formatFile(text.value, line)
  const written = await putOut(line, terminal, games.map(game => game.text).join('\n'))
  if (!written.ok) terminal.complain(`backrank: ${written.error}`)
  for (const [index, { remark }] of games.entries())
    if (remark !== undefined) terminal.complain(`backrank: ${file}, game ${index + 1}: ${remark}`)
  return written.ok && games.every(({ remark }) => remark === undefined) ? 0 : 1
}

export const pgnFormat: Command = {
  name: 'pgn format',
  words: 'FILE',
  summary: 'write the games of a file in canonical form',
  flags: ['out', 'interoperable'],
  count: [1, 1],
  run,
}
