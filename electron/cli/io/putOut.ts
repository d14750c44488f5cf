import { ok } from '@shared/result'
import { decodeGames } from '../../files/pgn/decodeGames'
import type { Answered } from './answers'
import type { CommandLine, Terminal } from './command'
import { writeOut } from './writeOut'

/** Writes games where `--out` says, or to standard output in UTF-8. */
export const putOut = async (
  line: CommandLine,
  terminal: Terminal,
  content: string | Buffer,
): Promise<Answered<null>> => {
  const out = line.values('out').at(-1)
  if (out !== undefined) return writeOut(out, content)
  await terminal.write(typeof content === 'string' ? content : decodeGames(content))
  return ok(null)
}
