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
    `import { appendFileSync, existsSync, rmSync } from 'node:fs'
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
