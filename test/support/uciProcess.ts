import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { LONG_WAIT } from './longWait'
import { vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A program that is spoken to by lines, as a process of its own. */
export interface UciProcess {
  readonly pid: number
  readonly send: (...lines: readonly string[]) => void
  /** The first line, of those not yet waited for, that looks so; with all lines before it. */
  readonly until: (shape: RegExp) => Promise<readonly string[]>
  /** Says what it says, ends its input, and answers with its exit code. */
  readonly end: (...lines: readonly string[]) => Promise<number | null>
  /** Every line so far. */
  readonly lines: readonly string[]
}

/** Starts a program in a folder, the project's own if none is named. */
export const startProcess = (program: string, args: readonly string[], folder = root): UciProcess => {
  const child = spawn(program, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: string[] = []
  let read = 0
  createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  const exited = once(child, 'exit')
  const send = (...texts: readonly string[]) =>
    void child.stdin.write(texts.map(text => `${text}\n`).join(''))
  return {
    pid: child.pid!,
    lines,
    send,
    until: async shape => {
      const find = () => lines.findIndex((line, i) => i >= read && shape.test(line))
      await vi.waitUntil(() => find() !== -1, { ...LONG_WAIT, interval: 5 })
      const from = read
      read = find() + 1
      return lines.slice(from, read)
    },
    end: async (...texts) => {
      // A process that was killed takes no words any more.
      if (texts.length > 0) send(...texts)
      child.stdin.end()
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

/** A process with this id still exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
