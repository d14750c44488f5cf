import { loadCore } from '../../core/load'
import { Pieces } from '../../files/disk/pieces'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { openGames } from '../io/openGames'
import { putOut } from '../io/putOut'
import { startFormat } from './formatGames'

/** The games of a file in their new form; what is to be said about one is told with its number. */
async function* formatted(
  file: string,
  interoperable: boolean,
  remark: (game: number, sentence: string) => void,
): AsyncGenerator<Buffer, void> {
  const pieces = new Pieces()
  const format = startFormat(loadCore(), interoperable, pieces)
  let number = 0
  for await (const { bytes, games } of openGames(file)) {
    for (const span of games) {
      const sentence = format({ bytes, span })
      number++
      if (sentence !== undefined) remark(number, sentence)
    }
    yield* pieces.takeFull()
  }
  yield* pieces.takeAll()
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [file = ''] = line.words
  const remarks = { count: 0 }
  const remark = (game: number, sentence: string) => {
    remarks.count++
    terminal.complain(`backrank: ${file}, game ${game}: ${sentence}`)
  }
  const written = await putOut(line, terminal, formatted(file, line.has('interoperable'), remark))
  if (!written.ok) terminal.complain(`backrank: ${written.error}`)
  return written.ok && remarks.count === 0 ? 0 : 1
}

export const pgnFormat: Command = {
  name: 'pgn format',
  words: 'FILE',
  summary: 'write the games of a file in canonical form',
  flags: ['out', 'interoperable'],
  count: [1, 1],
  run,
}
