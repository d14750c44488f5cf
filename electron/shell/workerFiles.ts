import path from 'node:path'

/** The compiled threads, each with its absolute path. */
export interface WorkerFiles {
  /** Indexes large files. */
  readonly pgnWorker: string
  /** Looks through the moves of files. */
  readonly gameSearchWorker: string
  /** Searches. */
  readonly searchWorker: string
  /** Searches single positions. */
  readonly questionWorker: string
  /** Runs an engine that is a script. */
  readonly scriptWorker: string
  /** Remembers what searches have found. */
  readonly memoryWorker: string
  /** Goes through setup phases. */
  readonly setupGraphWorker: string
  /** Keeps decks and what was answered. */
  readonly drillStoreWorker: string
  /** Tests the rules. */
  readonly selfTestWorker: string
}

/** The threads as they are built, all into the folder of the program that starts them. */
export const workerFilesIn = (folder: string): WorkerFiles => ({
  pgnWorker: path.join(folder, 'pgnWorker.js'),
  gameSearchWorker: path.join(folder, 'gameSearchWorker.js'),
  searchWorker: path.join(folder, 'searchWorker.js'),
  questionWorker: path.join(folder, 'questionWorker.js'),
  scriptWorker: path.join(folder, 'scriptWorker.js'),
  memoryWorker: path.join(folder, 'memoryWorker.js'),
  setupGraphWorker: path.join(folder, 'setupGraphWorker.js'),
  drillStoreWorker: path.join(folder, 'drillStoreWorker.js'),
  selfTestWorker: path.join(folder, 'selfTestWorker.js'),
})
