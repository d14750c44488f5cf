import { err, ok } from '@shared/result'
import { attempt } from '../../files/disk/fileError'
import type { Answered } from './answers'
import type { CommandLine, Terminal } from './command'
import { writeOut, type Written } from './writeOut'

/** Takes no more pieces than there is room for. */
const print = async ({ write }: Terminal, content: Written): Promise<Answered<null>> => {
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    await write(content)
    return ok(null)
  }
  const printed = await attempt('', async () => {
    for await (const piece of content) await write(piece)
  })
  return printed.ok ? ok(null) : err(printed.error.detail)
}

/** Whether what a command writes goes to standard output, where all is UTF-8. */
export const isPrinted = (line: CommandLine): boolean => line.values('out').length === 0

/** Writes where `--out` says, or to standard output. */
export const putOut = (line: CommandLine, terminal: Terminal, content: Written): Promise<Answered<null>> => {
  const out = line.values('out').at(-1)
  return out === undefined ? print(terminal, content) : writeOut(out, content)
}
