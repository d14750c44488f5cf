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

/** A thread that runs a script at each job, before it does what the program's thread does. */
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

/** A thread that writes the node limit of each question to a file before it searches. */
export const tellingQuestionWorker = (workerFile: string, tale: string): Promise<string> =>
  wrapped(workerFile, `appendFileSync(${JSON.stringify(tale)}, job.limits.nodes + '\\n')`)

/** A thread that dies at a question while the file `flag` exists; removes the file first if it `survives`. */
export const mortalQuestionWorker = (workerFile: string, flag: string, survives: boolean): Promise<string> =>
  wrapped(
    workerFile,
    `if (existsSync(${JSON.stringify(flag)})) {
       if (${survives}) rmSync(${JSON.stringify(flag)})
       process.exit(7)
     }`,
  )

/**
 * Threads that together never answer one question: the first one after this many.
 *
 * @param tale a file that counts the questions
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
