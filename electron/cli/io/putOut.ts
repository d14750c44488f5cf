import { chain, ok } from '@shared/result'
import { answerOrRefusal } from './answered'
import type { Answered } from './answers'
import type { Terminal } from './terminal'
import { writeOut, type Written } from './writeOut'

/** Takes no more pieces than there is room for. */
const print = async ({ write }: Terminal, content: Written): Promise<Answered<null>> => {
  if (typeof content === 'string' || Buffer.isBuffer(content)) await write(content)
  else for await (const piece of content) await write(piece)
  return ok(null)
}

/** Writes to a file, or to standard output. */
export const putOut = async (
  out: string | undefined,
  terminal: Terminal,
  content: Written,
): Promise<Answered<null>> => {
  const put = () => (out === undefined ? print(terminal, content) : writeOut(out, content))
  return chain(await answerOrRefusal(put), done => done)
}
