import path from 'node:path'

const own = (name: string): string => `test/support/${name}.ts`

/** What tests start as processes and threads of their own, and modules that such processes import: name and source. */
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

/** Where they lie compiled: as deep as the product's own, which look for their resources from there. */
export const PROGRAMS = path.join(import.meta.dirname, '..', '..', '.cache', 'programs')

/** The path of a compiled one. */
export const programFile = (name: keyof typeof SOURCES): string => path.join(PROGRAMS, `${name}.js`)

/** The compiled core. */
export const CORE = path.join(import.meta.dirname, '..', '..', 'resources', 'core.wasm')
