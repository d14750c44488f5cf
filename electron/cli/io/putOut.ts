import { renameSync, writeFileSync } from 'node:fs'
import { err, ok } from '@shared/result'
import { decodeGames } from '../../files/pgn/decodeGames'
import type { Answered } from './answers'
import type { CommandLine, Terminal } from './command'

/** Writes beside the file first, so that a full disk leaves the old one whole. */
const writeFile = (file: string, content: string | Buffer): Answered<null> => {
  try {
    writeFileSync(`${file}.part`, content)
    renameSync(`${file}.part`, file)
    return ok(null)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** Writes games where `--out` says, or to standard output in UTF-8. */
export const putOut = async (
  line: CommandLine,
  terminal: Terminal,
  content: string | Buffer,
): Promise<Answered<null>> => {
  const out = line.values('out').at(-1)
  if (out !== undefined) return writeFile(out, content)
  await terminal.write(typeof content === 'string' ? content : decodeGames(content))
  return ok(null)
}
