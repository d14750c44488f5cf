import path from 'node:path'

const own = (name: string): string => `test/support/${name}.ts`

/** The sources, by name, of what tests start as processes and threads, and of modules that such processes import. */
export const SOURCES = {
  cli: 'electron/cli/cli.ts',
  pgnWorker: 'electron/files/pgn/pgnWorker.ts',
  gameSearchWorker: 'electron/files/search/gameSearchWorker.ts',
  selfTestWorker: 'electron/selfTest/selfTestWorker.ts',
  oddsWorker: 'electron/cli/odds/oddsWorker.ts',
  searchWorker: 'electron/engine/pool/searchWorker.ts',
  questionWorker: 'electron/engine/search/questionWorker.ts',
  scriptWorker: 'electron/engine/uciClient/scriptWorker.ts',
  memoryWorker: 'electron/engine/memory/memoryWorker.ts',
  drillStoreWorker: 'electron/drill/store/drillStoreWorker.ts',
  setupGraphWorker: 'electron/engine/setupSolver/setupGraphWorker.ts',
  memoryTables: 'electron/engine/memory/memoryTables.ts',
  drillStore: 'electron/drill/store/drillStore.ts',
  ownSearcher: 'electron/engine/search/ownSearcher.ts',
  arrays: 'electron/engine/search/arrays.ts',
  variants: 'shared/variants/index.ts',
  generateScript: own('generateScript'),
  orphanHost: own('orphanHost'),
  preparationHost: own('preparationHost'),
  savingHost: own('savingHost'),
} as const

/** The folder of the compiled programs: as deep as the product's, which find their resources relative to it. */
export const PROGRAMS = path.join(import.meta.dirname, '..', '..', '.cache', 'programs')

/** The path of a compiled program. */
export const programFile = (name: keyof typeof SOURCES): string => path.join(PROGRAMS, `${name}.js`)

/** The compiled core. */
export const CORE = path.join(import.meta.dirname, '..', '..', 'resources', 'core.wasm')
