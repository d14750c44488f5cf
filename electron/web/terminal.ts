import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Confirm, YesNoQuestion } from '../shell/ports'

const promptOf = ({ message, detail }: YesNoQuestion): string =>
  `\nBackrank asks: ${message}\n\n${detail}\n\nType yes to agree, anything else refuses: `

/** The next line; empty at the end of the input. */
const readLine = async (input: Readable): Promise<string> => {
  if (input.readableEnded || input.destroyed) return ''
  // Without `terminal`, Ctrl+C still ends the host.
  const lines = createInterface({ input, terminal: false })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  try {
    const [line] = (await once(lines, 'line', { signal: ended.signal })) as [string]
    return line
  } catch (error) {
    if (ended.signal.aborted) return ''
    throw error
  } finally {
    lines.close()
  }
}

/**
 * Asks the user who started the host, in its terminal, where a page cannot answer. Input is read only for an answer;
 * once it has ended, every answer is no.
 */
export const terminalConfirm =
  (input: Readable, output: Writable): Confirm =>
  async question => {
    output.write(promptOf(question))
    const agreed = /^\s*(y|yes)\s*$/i.test(await readLine(input))
    output.write(agreed ? '\n' : 'Refused.\n')
    return agreed
  }
