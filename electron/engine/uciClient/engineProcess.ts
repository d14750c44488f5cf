import path from 'node:path'
import os from 'node:os'
import { type ChildProcessWithoutNullStreams, spawn, type ChildProcess } from 'node:child_process'
import { plainText } from '@shared/plainText'
import type { EngineLog } from './engineLog'
import { boundedLines, floodGauge } from './engineOutput'
import { killMarked, markedEnvironment, newMark } from './marks'
import type { OrphanGuard } from './orphanGuard'

/** On Windows children end with their parent and there are no groups; elsewhere each engine leads one. */
const HAS_GROUPS = process.platform !== 'win32'

/** Gone already, or (on macOS) just about to be. */
const isGone = (error: unknown) => ['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Signals a process and everything it has started; one that has ended is not an error. */
const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  if (!HAS_GROUPS) {
    child.kill(signal)
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Lowers the priority of a process; where the system forbids that, or the process has ended, nothing happens. */
const setNiceness = ({ pid }: ChildProcess, niceness: number): void => {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness)
  } catch {
    // It runs at the common priority.
  }
}

/** Waits, then terminates, waits, then kills, until `gone` resolves. */
const endByForce = (child: ChildProcess, gone: Promise<void>, graceMs: number): void => {
  const unlessGone = (then: () => void) => {
    const timer = setTimeout(then, graceMs)
    void gone.then(() => clearTimeout(timer))
  }
  unlessGone(() => {
    // A stopped process would not hear of its end.
    signalAll(child, 'SIGCONT')
    signalAll(child, 'SIGTERM')
    unlessGone(() => signalAll(child, 'SIGKILL'))
  })
}

/** What is started, never through a shell. */
export interface EngineProgram {
  /** Absolute path. */
  readonly path: string
  readonly args: readonly string[]
  /** Where it runs; beside the program if not said: networks and books are looked for there. */
  readonly folder?: string
  /** It is a script, which runs in this compiled thread of ours. */
  readonly thread?: string
}

/** How a process ended. */
export interface EngineExit {
  readonly code: number | null
  readonly signal: string | null
  /** Why it could not be started at all, e.g. `ENOENT`. */
  readonly error?: string
  /** It went on, but had closed its end of what we talk through, and was ended. */
  readonly closed?: 'input' | 'output'
}

/** How a process ended, in a word or two. */
export const describeExit = ({ code, signal, error, closed }: EngineExit): string =>
  error ??
  (closed && `closed its ${closed}`) ??
  (signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`)

export interface ProcessListener {
  /** A line the engine has printed, without its end, and with nothing in it that is not seen. */
  readonly line: (text: string) => void
  /** It prints faster than it can be read; reported once. */
  readonly flood: () => void
  /** The last that is heard. */
  readonly exit: (how: EngineExit) => void
}

/** What a process needs around it. */
export interface ProcessParts {
  readonly guard: OrphanGuard
  readonly log: EngineLog
  /** Milliseconds the engine has for each step of its end: `quit`, then SIGTERM. */
  readonly graceMs: number
}

/** A running engine: lines in, lines out. */
export interface EngineProcess {
  /** Sends one line; to an engine that has ended it does nothing. */
  send(line: string): void
  /** Sends `quit`, then terminates it; resolves when it is gone. */
  close(): Promise<void>
  /** Suspends it, with all that it has started, or resumes it. On Windows it always runs on. */
  suspend(isSuspended: boolean): void
  /** Lets others go first, 0 (not at all) to 19. */
  stepBack(niceness: number): void
  /** Ends it at once, with all that it has started. */
  kill(): void
}

const start = ({ path: file, args, folder }: EngineProgram, mark: string): ChildProcessWithoutNullStreams =>
  spawn(file, args, {
    env: markedEnvironment(mark),
    cwd: folder ?? path.dirname(file),
    // A process group of its own, so that all of a wrapper script can be ended; see orphanGuard.
    detached: HAS_GROUPS,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })

/** Some faults of a program are thrown at once, the others come as events of the child. */
const tryToStart = (program: EngineProgram, mark: string): ChildProcessWithoutNullStreams | EngineExit => {
  try {
    return start(program, mark)
  } catch (error) {
    return { code: null, signal: null, error: codeOf(error as Error) }
  }
}

const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? error.message

/** What never began to run. */
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
      // What it has started ends with it.
      signalAll(child, 'SIGKILL')
      void killMarked(mark)
      setTimeout(() => end({ code, signal }), graceMs).unref()
    })
    // Later than `exit`: what it said last has been read by then.
    child.on('close', (code, signal) => end({ code, signal }))
  })
}

/** Milliseconds that a program has to end after it closed its pipes. */
const ENDING_MS = 200

const isRunning = ({ exitCode, signalCode }: ChildProcessWithoutNullStreams): boolean =>
  exitCode === null && signalCode === null

/** Notices that a running program has closed its output, or its input. */
const watchPipes = (
  child: ChildProcessWithoutNullStreams,
  closed: (pipe: NonNullable<EngineExit['closed']>) => void,
): void => {
  const noteClosed = (pipe: NonNullable<EngineExit['closed']>) =>
    setTimeout(() => isRunning(child) && closed(pipe), ENDING_MS).unref()
  child.stdout.once('end', () => noteClosed('output'))
  child.stdin.once('error', () => noteClosed('input'))
}

/** Milliseconds between looks whether a program that has printed nothing yet still reads its input. */
const PROBE_MS = 500

/** What may be sent at any time, changes nothing and is not answered. A closed pipe is noticed only by writing into it. */
const PROBE = 'debug off\n'

/** Looks again and again whether a program reads its input, until it has printed something or is gone. */
const probeInput = ({ stdin, stdout }: ChildProcessWithoutNullStreams, gone: Promise<void>): void => {
  const probe = setInterval(() => stdin.writable && stdin.write(PROBE), PROBE_MS).unref()
  const end = () => clearInterval(probe)
  stdout.once('data', end)
  void gone.then(end)
}

/** Reads what the engine prints, on both streams, until it prints too much. */
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

/** Starts an engine. One that cannot be started exits with an error, like one that crashes. */
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
  // Not from the engine itself: its exit shows that it has gone, missing answers that it no longer listens.
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
