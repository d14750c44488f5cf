import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { programFile } from './programs'
import { scratchFolder } from './scratchFolder'

/** The threads that search and remember positions. */
export const SEARCH_THREADS = {
  questionWorker: programFile('questionWorker'),
  scriptWorker: programFile('scriptWorker'),
  memoryWorker: programFile('memoryWorker'),
  setupGraphWorker: programFile('setupGraphWorker'),
}

export type SearchThreads = typeof SEARCH_THREADS

/** A thread that does what a script says whenever it has been asked, and then what the program's does. */
const wrapped = async (workerFile: string, onJob: string): Promise<string> => {
  const file = path.join(await scratchFolder(), 'wrapped.mjs')
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     const on = parentPort.on.bind(parentPort)
     parentPort.on = (name, listener) => on(name, job => {
       ${onJob}
       listener(job)
     })
     await import(${JSON.stringify(workerFile)})`,
  )
  return file
}

/** A thread that writes the nodes of each question into a file before it looks at it. */
export const tellingQuestionWorker = (workerFile: string, tale: string): Promise<string> =>
  wrapped(workerFile, `appendFileSync(${JSON.stringify(tale)}, job.limits.nodes + '\\n')`)

/** A thread that dies over its question as long as a file lies there, which it takes away if it `survives`. */
export const mortalQuestionWorker = (workerFile: string, flag: string, survives: boolean): Promise<string> =>
  wrapped(
    workerFile,
    `if (existsSync(${JSON.stringify(flag)})) {
       if (${survives}) rmSync(${JSON.stringify(flag)})
       process.exit(7)
     }`,
  )

/**
 * Threads the first of which never answers once they have been asked this many questions together.
 *
 * @param tale a file that the questions are counted in
 */
export const stuckQuestionWorker = (workerFile: string, tale: string, after: number): Promise<string> =>
  wrapped(
    workerFile,
    `appendFileSync(${JSON.stringify(tale)}, '-')
     if (statSync(${JSON.stringify(tale)}).size > ${after}) {
       let isFirst = true
       try {
         writeFileSync(${JSON.stringify(`${tale}.stuck`)}, '', { flag: 'wx' })
       } catch {
         isFirst = false
       }
       if (isFirst) return
     }`,
  )
