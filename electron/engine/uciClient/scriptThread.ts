import { Worker } from 'node:worker_threads'
import { plainText } from '@shared/plainText'
import { newGate } from '../pool/gatedClock'
import { boundedLines, floodGauge } from './engineOutput'
import type { EngineExit, EngineProcess, EngineProgram, ProcessListener, ProcessParts } from './engineProcess'

/** The data that the thread of a script is started with. */
export interface ScriptInit {
  /** Absolute path; its WebAssembly file is beside it under the same name. */
  readonly script: string
  /** Its value is 1 while the thread is suspended. */
  readonly gate: Int32Array
}

/** A message to the thread; it answers with lines of the engine. */
export type ScriptOrder =
  | { readonly line: string }
  /** The niceness, 0 (none) to 19. */
  | { readonly niceness: number }

/** Why a thread ended by itself. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return (error as NodeJS.ErrnoException).code ?? error.message
}

/**
 * Starts an engine that is a script, in a thread of ours. It is used like a program; since nothing can outlive the
 * thread, closing ends it at once.
 *
 * @param thread the compiled thread, `scriptWorker.js`
 */
export const startScript = (
  { path: script }: EngineProgram,
  thread: string,
  { log }: Pick<ProcessParts, 'log'>,
  listener: ProcessListener,
): EngineProcess => {
  const { gate, suspend } = newGate()
  const worker = new Worker(thread, {
    workerData: { script, gate } satisfies ScriptInit,
    stdout: true,
    stderr: true,
  })
  const overflows = floodGauge()
  let flooded = false
  let hasEnded = false
  let error: string | undefined

  const end = async (): Promise<void> => {
    suspend(false)
    await worker.terminate()
  }
  const told = (code: number): EngineExit =>
    error === undefined ? { code, signal: null } : { code: null, signal: null, error }

  worker.on('message', (text: string) => {
    if (flooded) return
    flooded = overflows(text.length, performance.now())
    if (flooded) listener.flood()
    else listener.line(plainText(text))
  })
  worker.on('error', cause => (error = causeOf(cause)))
  worker.on('exit', code => {
    hasEnded = true
    listener.exit(told(code))
  })
  worker.stdout.resume()
  worker.stderr.on(
    'data',
    boundedLines(text => log.add('error', plainText(text))),
  )

  const post = (order: ScriptOrder): void => {
    if (!hasEnded) worker.postMessage(order)
  }
  return {
    send: line => {
      if (hasEnded) return
      log.add('sent', line)
      post({ line })
    },
    suspend,
    stepBack: niceness => post({ niceness }),
    kill: () => void end(),
    close: end,
  }
}
