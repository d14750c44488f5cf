import { once } from 'node:events'
import type { Terminal } from './terminal'

/** The width of a terminal that does not report it. */
const DEFAULT_WIDTH = 80

/** Cuts a line to the width of the terminal, so that it can be cleared again. */
const showStatus = (line: string): void => {
  const width = process.stderr.columns || DEFAULT_WIDTH
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, width - 1)}`)
}

/** The signals of Ctrl-C, a normal kill, and a closed terminal. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Writes bytes; once this has resolved, the caller may overwrite them. */
const writeBytes = (bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(bytes, fault => (fault ? reject(fault) : resolve()))
  })

const terminal: Terminal = {
  write: async content => {
    if (typeof content === 'string') {
      if (!process.stdout.write(content)) await once(process.stdout, 'drain')
    } else await writeBytes(content)
  },
  complain: sentence => void process.stderr.write(`${sentence.trimEnd()}\n`),
  input: process.stdin,
  status: showStatus,
  onInterrupt: listener => {
    for (const signal of INTERRUPTS) process.once(signal, listener)
    return () => {
      for (const signal of INTERRUPTS) process.off(signal, listener)
    }
  },
}

/**
 * The terminal of this process. If the reader of our output stops early (`backrank variants | head -1`), that is not an
 * error.
 */
export const processTerminal = (): Terminal => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EPIPE') process.exit(0)
      throw fault
    })
  return terminal
}
