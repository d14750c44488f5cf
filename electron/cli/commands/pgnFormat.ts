import { loadCore } from '../../core/load'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { putOut } from '../io/putOut'
import { readBytes } from '../io/readFile'
import { formatGames, joinGames } from './formatGames'

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const bytes = readBytes(file)
  if (!bytes.ok) {
    terminal.complain(`backrank: ${bytes.error}`)
    return 1
  }
  const games = Array.from(formatGames(loadCore(), bytes.value, line.has('interoperable')))
  const written = await putOut(line, terminal, joinGames(games))
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
