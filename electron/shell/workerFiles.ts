import path from 'node:path'

const WORKERS = [
  // Indexes large files.
  'pgnWorker',
  // Searches the moves of files.
  'gameSearchWorker',
  // Searches for engines.
  'searchWorker',
  // Searches single positions.
  'questionWorker',
  // Runs an engine that is a script.
  'scriptWorker',
  // Remembers what searches have found.
  'memoryWorker',
  // Goes through setup phases.
  'setupGraphWorker',
  // Keeps decks and the answers given to them.
  'drillStoreWorker',
  // Tests the rules.
  'selfTestWorker',
] as const

/** The compiled threads, each with its absolute path. */
export type WorkerFiles = Readonly<Record<(typeof WORKERS)[number], string>>

/** The threads as they are built, all into the folder of the program that starts them. */
export const workerFilesIn = (folder: string): WorkerFiles =>
  Object.fromEntries(WORKERS.map(name => [name, path.join(folder, `${name}.js`)])) as WorkerFiles
