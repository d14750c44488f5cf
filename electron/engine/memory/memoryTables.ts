import { closeDatabase, type DatabasePlace, type DatabasePlan, repairedDatabase } from '../store/database'
import { DEEPEST_TABLE, type DeepestTable, deepestTable } from './deepestTable'
import { EXACT_TABLE, type ExactTable, exactTable } from './exactTable'

/** What searches have found, on the disk. All calls block: it belongs in a thread of its own. */
export interface MemoryTables {
  readonly exact: ExactTable
  readonly deepest: DeepestTable
  readonly close: () => void
}

export interface MemoryTablesOptions extends DatabasePlace {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Rows kept in each table. */
  readonly limits?: { readonly exact: number; readonly deepest: number }
}

/** About two hundred megabytes, and one hundred. */
const LIMITS = { exact: 1_300_000, deepest: 200_000 }

const PLAN: DatabasePlan = {
  shape: 1,
  tableNames: ['exact', 'deepest'],
  tables: EXACT_TABLE + DEEPEST_TABLE,
}

/** Opens the tables as {@link repairedDatabase} does: what is damaged is put aside, other troubles throw. */
export const openMemoryTables = ({ now, limits = LIMITS, ...place }: MemoryTablesOptions): MemoryTables => {
  // Statements keep the database reachable: a collected one would close under them.
  const kept = repairedDatabase(place, PLAN, database => ({
    exact: exactTable(database, { limit: limits.exact, now }),
    deepest: deepestTable(database, { limit: limits.deepest, now }),
    close: () => closeDatabase(database),
  }))
  return {
    exact: {
      recall: keys => kept.use(({ exact }) => exact.recall(keys)),
      remember: found => kept.use(({ exact }) => exact.remember(found)),
    },
    deepest: {
      recall: (key, lines) => kept.use(({ deepest }) => deepest.recall(key, lines)),
      remember: (key, analysis) => kept.use(({ deepest }) => deepest.remember(key, analysis)),
    },
    close: () => kept.close(),
  }
}
