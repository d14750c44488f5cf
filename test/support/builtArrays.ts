import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildForNode } from './buildForNode'
import { scratchFolder } from './scratchFolder'

/** The threads that find and keep the values of arrays, and what another process needs to ask them. */
export interface BuiltArrays {
  readonly examinationWorker: string
  readonly examinationStoreWorker: string
  readonly arrayStoreWorker: string
  readonly setupGraphWorker: string
  readonly examinedArrays: string
  readonly variants: string
}

/**
 * Compiles them; answers with where they are.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildArrays = async (place: string): Promise<BuiltArrays> => {
  const source = (name: string) => `electron/engine/arrays/${name}.ts`
  const outDir = await buildForNode(place, {
    examinationWorker: 'electron/engine/examination/examinationWorker.ts',
    examinationStoreWorker: 'electron/engine/examination/memory/examinationStoreWorker.ts',
    arrayStoreWorker: source('arrayStoreWorker'),
    setupGraphWorker: 'electron/engine/setupSolver/setupGraphWorker.ts',
    examinedArrays: source('examinedArrays'),
    variants: 'shared/variants/index.ts',
  })
  const built = (name: string) => path.join(outDir, `${name}.js`)
  return {
    examinationWorker: built('examinationWorker'),
    examinationStoreWorker: built('examinationStoreWorker'),
    arrayStoreWorker: built('arrayStoreWorker'),
    setupGraphWorker: built('setupGraphWorker'),
    examinedArrays: built('examinedArrays'),
    variants: built('variants'),
  }
}

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

/** A thread that writes the nodes of each array into a file before it looks at it. */
export const tellingExaminationWorker = (workerFile: string, tale: string): Promise<string> =>
  wrapped(workerFile, `appendFileSync(${JSON.stringify(tale)}, job.limits.nodes + '\\n')`)

/** A thread that dies over its array as long as a file lies there, which it takes away if it `survives`. */
export const mortalExaminationWorker = (
  workerFile: string,
  flag: string,
  survives: boolean,
): Promise<string> =>
  wrapped(
    workerFile,
    `if (existsSync(${JSON.stringify(flag)})) {
       if (${survives}) rmSync(${JSON.stringify(flag)})
       process.exit(7)
     }`,
  )
