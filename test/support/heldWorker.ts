import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { LONG_WAIT } from './longWait'
import { scratchFolder } from './scratchFolder'

/** A thread of the program that waits at some point until a test lets it continue. */
export interface HeldWorker {
  /** Its script. */
  readonly file: string
  /** Resolves once it waits. */
  readonly isHeld: () => Promise<void>
  readonly letGo: () => void
}

const held = async (workerFile: string, where: string): Promise<HeldWorker> => {
  const folder = await scratchFolder()
  const [file, begun, free] = ['held.mjs', 'begun', 'free'].map(name => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     const clock = new Int32Array(new SharedArrayBuffer(4))
     const hold = () => {
       writeFileSync(${JSON.stringify(begun)}, '')
       while (!existsSync(${JSON.stringify(free)})) Atomics.wait(clock, 0, 0, 5)
     }
     ${where}
     await import(${JSON.stringify(workerFile)})`,
  )
  const letGo = () => writeFileSync(free, '')
  onTestFinished(letGo)
  return {
    file,
    isHeld: () => vi.waitUntil(() => existsSync(begun), LONG_WAIT).then(() => undefined),
    letGo,
  }
}

/** A thread that is held before it does anything. */
export const heldAtStart = (workerFile: string): Promise<HeldWorker> => held(workerFile, 'hold()')

/** A thread that is held after its first message, in the middle of its work. */
export const heldAtFirstNews = (workerFile: string): Promise<HeldWorker> =>
  held(
    workerFile,
    `const post = parentPort.postMessage.bind(parentPort)
     parentPort.postMessage = message => {
       post(message)
       hold()
     }`,
  )
