import { programFile } from './programs'

/** The threads that search and remember. */
export const ENGINE_THREADS = {
  searchWorker: programFile('searchWorker'),
  memoryWorker: programFile('memoryWorker'),
}
