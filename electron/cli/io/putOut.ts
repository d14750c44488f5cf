import { chain, ok } from '@shared/result'
import { answerOrRefusal } from './answered'
import type { Answered } from './answers'
import type { CommandLine, Terminal } from './command'
import { writeOut, type Written } from './writeOut'

/** Takes no more pieces than there is room for. */
const print = async ({ write }: Terminal, content: Written): Promise<Answered<null>> => {
  if (typeof content === 'string' || Buffer.isBuffer(content)) await write(content)
  else for await (const piece of content) await write(piece)
  return ok(null)
}

/** Whether what a command writes goes to standard output, where all is UTF-8. */
export const isPrinted = (line: CommandLine): boolean => line.values('out').length === 0

/** Writes where `--out` says, or to standard output. */
export const putOut = async (
  line: CommandLine,
  terminal: Terminal,
  content: Written,
): Promise<Answered<null>> => {
  const out = line.values('out').at(-1)
  const put = () => (out === undefined ? print(terminal, content) : writeOut(out, content))
  return chain(await answerOrRefusal(put), done => done)
}
