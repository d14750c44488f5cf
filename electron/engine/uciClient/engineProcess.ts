import path from 'node:path'
import os from 'node:os'
import { type ChildProcessWithoutNullStreams, spawn, type ChildProcess } from 'node:child_process'
import { plainText } from '@shared/plainText'
import type { EngineLog } from './engineLog'
import { boundedLines, floodGauge } from './engineOutput'
import { killMarked, markedEnvironment, newMark, sendSignal } from './marks'
import type { OrphanGuard } from './orphanGuard'

/** On Windows children end with their parent and there are no process groups; elsewhere each engine leads a group. */
const HAS_GROUPS = process.platform !== 'win32'

/** Sends a signal to a process and everything it has started; has no effect on one that has ended. */
const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  if (HAS_GROUPS) sendSignal(-child.pid, signal)
  else child.kill(signal)
}

/** Lowers the priority of a process. Has no effect if the system forbids that or the process has ended. */
const setNiceness = ({ pid }: ChildProcess, niceness: number): void => {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness)
  } catch {
    // The process runs at normal priority.
  }
}

/** Waits, then terminates the process, waits, then kills it, unless `gone` resolves first. */
const endByForce = (child: ChildProcess, gone: Promise<void>, graceMs: number): void => {
  const unlessGone = (then: () => void) => {
    const timer = setTimeout(then, graceMs)
    void gone.then(() => clearTimeout(timer))
  }
  unlessGone(() => {
    // A stopped process cannot react to SIGTERM.
    signalAll(child, 'SIGCONT')
    signalAll(child, 'SIGTERM')
    unlessGone(() => signalAll(child, 'SIGKILL'))
  })
}

/** The program to start for an engine, never through a shell. */
export interface EngineProgram {
  /** Absolute path. */
  readonly path: string
  readonly args: readonly string[]
  /** The working folder; by default that of the program, because networks and books are looked for there. */
  readonly folder?: string
  /** The path of the compiled thread of ours that runs the engine, if it is a script. */
  readonly thread?: string
}

/** How a process ended. */
export interface EngineExit {
  readonly code: number | null
  readonly signal: string | null
  /** Why the process could not be started at all, e.g. `ENOENT`. */
  readonly error?: string
  /** The pipe that the process had closed while it went on, for which it was killed. */
  readonly closed?: 'input' | 'output'
}

/** A short description of how a process ended. */
export const describeExit = ({ code, signal, error, closed }: EngineExit): string =>
  error ??
  (closed && `closed its ${closed}`) ??
  (signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`)

export interface ProcessListener {
  /** Called with each line that the engine prints, without its line break and without invisible characters. */
  readonly line: (text: string) => void
  /** Called once if it prints faster than can be read. */
  readonly flood: () => void
  /** Called when the process has ended; the last call. */
  readonly exit: (how: EngineExit) => void
}

/** What is needed to run a process. */
export interface ProcessParts {
  readonly guard: OrphanGuard
  readonly log: EngineLog
  /** Milliseconds that the engine gets for each step of its end: `quit`, then SIGTERM. */
  readonly graceMs: number
}

/** A running engine that reads and prints lines. */
export interface EngineProcess {
  /** Sends one line; has no effect on an engine that has ended. */
  send(line: string): void
  /** Sends `quit`, then terminates it; resolves when it is gone. */
  close(): Promise<void>
  /** Suspends the engine with everything it has started, or resumes it. Has no effect on Windows. */
  suspend(isSuspended: boolean): void
  /** Sets the niceness, 0 (none) to 19. */
  stepBack(niceness: number): void
  /** Kills the engine at once, with everything it has started. */
  kill(): void
}

const start = ({ path: file, args, folder }: EngineProgram, mark: string): ChildProcessWithoutNullStreams =>
  spawn(file, args, {
    env: markedEnvironment(mark),
    cwd: folder ?? path.dirname(file),
    // A process group of its own, so that everything a wrapper script starts can be ended; see orphanGuard.
    detached: HAS_GROUPS,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })

/** Starts a program. Some faults are thrown at once, others come as events of the child. */
const tryToStart = (program: EngineProgram, mark: string): ChildProcessWithoutNullStreams | EngineExit => {
  try {
    return start(program, mark)
  } catch (error) {
    return { code: null, signal: null, error: codeOf(error as Error) }
  }
}

const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? error.message

/** Stands in for a process that could not be started. */
const deadProcess = (how: EngineExit, { exit }: ProcessListener): EngineProcess => {
  setImmediate(() => exit(how))
  const nothing = () => undefined
  return {
    send: nothing,
    suspend: nothing,
    stepBack: nothing,
    kill: nothing,
    close: () => Promise.resolve(),
  }
}

/** Notifies the listener of the process's end, once, and resolves. */
const endOf = (
  child: ChildProcessWithoutNullStreams,
  mark: string,
  { guard, graceMs }: ProcessParts,
  tell: (how: EngineExit) => void,
): Promise<void> => {
  const { pid } = child
  if (pid !== undefined) guard.hold(pid)
  return new Promise(resolve => {
    let ended = false
    const end = (how: EngineExit) => {
      if (ended) return
      ended = true
      if (pid !== undefined) guard.release(pid)
      resolve()
      tell(how)
    }
    child.on('error', error => pid === undefined && end({ code: null, signal: null, error: codeOf(error) }))
    child.on('exit', (code, signal) => {
      // Everything it has started ends with it.
      signalAll(child, 'SIGKILL')
      void killMarked(mark)
      setTimeout(() => end({ code, signal }), graceMs).unref()
    })
    // Comes after `exit`: by then its last output has been read.
    child.on('close', (code, signal) => end({ code, signal }))
  })
}

/** Milliseconds within which a program that has closed its pipes must end. */
const ENDING_MS = 200

const isRunning = ({ exitCode, signalCode }: ChildProcessWithoutNullStreams): boolean =>
  exitCode === null && signalCode === null

/** Notices if a running program closes its output or its input. */
const watchPipes = (
  child: ChildProcessWithoutNullStreams,
  closed: (pipe: NonNullable<EngineExit['closed']>) => void,
): void => {
  const noteClosed = (pipe: NonNullable<EngineExit['closed']>) =>
    setTimeout(() => isRunning(child) && closed(pipe), ENDING_MS).unref()
  child.stdout.once('end', () => noteClosed('output'))
  child.stdin.once('error', () => noteClosed('input'))
}

/** Milliseconds between two probes whether a program that has printed nothing yet still reads its input. */
const PROBE_MS = 500

/**
 * A command that may be sent at any time, changes nothing and is not answered. A closed pipe is noticed only by writing
 * to it.
 */
const PROBE = 'debug off\n'

/** Probes repeatedly whether a program reads its input, until it has printed something or has ended. */
const probeInput = ({ stdin, stdout }: ChildProcessWithoutNullStreams, gone: Promise<void>): void => {
  const probe = setInterval(() => stdin.writable && stdin.write(PROBE), PROBE_MS).unref()
  const end = () => clearInterval(probe)
  stdout.once('data', end)
  void gone.then(end)
}

/** Reads what the engine prints on both streams, until it prints too much. */
const readAll = (child: ChildProcessWithoutNullStreams, log: EngineLog, listener: ProcessListener): void => {
  const overflows = floodGauge()
  let flooded = false
  const take = (lines: (chunk: Buffer) => void) => (chunk: Buffer) => {
    if (flooded) return
    flooded = overflows(chunk.length, performance.now())
    if (flooded) listener.flood()
    else lines(chunk)
  }
  child.stdout.on('data', take(boundedLines(text => listener.line(plainText(text)))))
  child.stderr.on('data', take(boundedLines(text => log.add('error', plainText(text)))))
}

/** Starts an engine. One that cannot be started exits with an error, as if it had crashed. */
export const startProcess = (
  program: EngineProgram,
  surroundings: ProcessParts,
  listener: ProcessListener,
): EngineProcess => {
  const mark = newMark()
  const child = tryToStart(program, mark)
  if (!('stdin' in child)) return deadProcess(child, listener)
  const { log, graceMs } = surroundings
  let closed: EngineExit['closed']
  let isLeaving = false
  const gone = endOf(child, mark, surroundings, how =>
    listener.exit(closed === undefined ? how : { ...how, closed }),
  )
  readAll(child, log, listener)
  watchPipes(child, pipe => {
    if (isLeaving) return
    closed = pipe
    signalAll(child, 'SIGKILL')
  })
  probeInput(child, gone)
  // Not a fault by itself: an exit shows that the engine has ended, missing answers that it no longer reads.
  child.stdin.on('error', error => log.add('sent', `(not taken: ${error.message})`))

  const send = (line: string) => {
    if (!child.stdin.writable) return
    log.add('sent', line)
    child.stdin.write(`${line}\n`)
  }
  return {
    send,
    suspend: isSuspended => {
      if (HAS_GROUPS) signalAll(child, isSuspended ? 'SIGSTOP' : 'SIGCONT')
    },
    stepBack: niceness => setNiceness(child, niceness),
    kill: () => signalAll(child, 'SIGKILL'),
    close: () => {
      isLeaving = true
      send('stop')
      send('quit')
      child.stdin.end()
      endByForce(child, gone, graceMs)
      return gone
    },
  }
}
