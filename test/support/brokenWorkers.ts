import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { scratchFolder } from './scratchFolder'

/** A thread of a pool that searches like the program's, until it dies. */
export interface MortalWorker {
  /** Its script. */
  readonly file: string
  /** While this file exists, the thread exits when it next has something to report. */
  readonly flag: string
}

const writeScript = async (name: string, text: string): Promise<string> => {
  const file = path.join(await scratchFolder(), name)
  writeFileSync(file, text)
  return file
}

/**
 * A thread that dies in the middle of a search.
 *
 * @param survives whether the first death removes the flag, so that no other follows
 * @param index of the thread in its pool; only the first one sends reports, any other dies when it gets a job
 */
export const mortalWorker = async (
  workerFile: string,
  { survives, index = 0 }: { readonly survives: boolean; readonly index?: number },
): Promise<MortalWorker> => {
  const flag = path.join(await scratchFolder(), 'die')
  const file = await writeScript(
    'mortal.mjs',
    `import { existsSync, rmSync } from 'node:fs'
     import { parentPort, workerData } from 'node:worker_threads'
     const dieIfTold = () => {
       if (workerData.index !== ${index} || !existsSync(${JSON.stringify(flag)})) return
       if (${survives}) rmSync(${JSON.stringify(flag)})
       process.exit(7)
     }
     const post = parentPort.postMessage.bind(parentPort)
     parentPort.postMessage = message => {
       post(message)
       if (message.kind === 'report') dieIfTold()
     }
     const on = parentPort.on.bind(parentPort)
     parentPort.on = (name, listener) => on(name, message => {
       if (message.job.kind === 'think' && workerData.index > 0) dieIfTold()
       listener(message)
     })
     await import(${JSON.stringify(workerFile)})`,
  )
  return { file, flag }
}

/** A thread that never notices that its search must stop. */
export const deafWorker = (workerFile: string): Promise<string> =>
  writeScript(
    'deaf.mjs',
    `import { parentPort } from 'node:worker_threads'
     const on = parentPort.on.bind(parentPort)
     parentPort.on = (name, listener) => on(name, message => {
       while (message.job.kind === 'think');
       listener(message)
     })
     await import(${JSON.stringify(workerFile)})`,
  )

/** A thread that writes the kind of each of its jobs to a file before it begins the job. */
export const tellingSearchWorker = (workerFile: string, tale: string): Promise<string> =>
  writeScript(
    'telling.mjs',
    `import { appendFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     const on = parentPort.on.bind(parentPort)
     parentPort.on = (name, listener) => on(name, message => {
       appendFileSync(${JSON.stringify(tale)}, message.job.kind + '\\n')
       listener(message)
     })
     await import(${JSON.stringify(workerFile)})`,
  )
