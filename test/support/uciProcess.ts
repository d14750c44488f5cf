import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { LONG_WAIT } from './longWait'
import { vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A program that runs as a separate process and communicates by lines. */
export interface UciProcess {
  readonly pid: number
  readonly send: (...lines: readonly string[]) => void
  /** Waits for the first new line of this shape; returns it and all lines since the last one waited for. */
  readonly until: (shape: RegExp) => Promise<readonly string[]>
  /** Sends lines, ends the input, and returns the exit code. */
  readonly end: (...lines: readonly string[]) => Promise<number | null>
  /** Every line so far. */
  readonly lines: readonly string[]
}

/** Starts a program in a folder, by default the project's. */
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
      // A process that was killed accepts no input any more.
      if (texts.length > 0) send(...texts)
      child.stdin.end()
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

/** Whether a process with this id still exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
