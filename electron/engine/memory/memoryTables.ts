import {
  closeDatabase,
  type DatabasePlace,
  type DatabasePlan,
  repairedDatabase,
  type Database,
  transaction,
} from '../store/database'

/** An analysis as it is stored. Its depth is that of the line searched least; its lines are JSON. */
export interface KeptAnalysis {
  /** The number of lines wanted; a position with fewer moves has fewer. */
  readonly multiPv: number
  readonly depth: number
  readonly nodes: number
  readonly timeMs: number
  readonly lines: string
}

/** The deepest searches of positions, by key. All calls block, so it belongs in a thread of its own. */
export interface DeepestTable {
  /** The best entry for a number of lines: the one with the most of them, then the deepest. */
  recall(key: Uint8Array, lines: number): KeptAnalysis | undefined
  /** Stores an analysis, unless there is already a deeper one with as many lines. */
  remember(key: Uint8Array, analysis: KeptAnalysis): void
}

const DEEPEST_TABLE = `
  CREATE TABLE IF NOT EXISTS deepest (
    key BLOB NOT NULL,
    multiPv INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    nodes INTEGER NOT NULL,
    timeMs INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (key, multiPv)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deepestByAge ON deepest (at);
`

const RECALL_DEEPEST = `
  SELECT multiPv, depth, nodes, timeMs, lines FROM deepest
  WHERE key = ? ORDER BY min(multiPv, ?) DESC, depth DESC LIMIT 1
`

const REMEMBER_DEEPEST = `
  INSERT INTO deepest (key, multiPv, depth, nodes, timeMs, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key, multiPv) DO UPDATE SET
    depth = excluded.depth, nodes = excluded.nodes, timeMs = excluded.timeMs, lines = excluded.lines,
    at = excluded.at
  WHERE excluded.depth >= depth
`

/** Access to the table, in an open database that has it. */
const deepestTable = (database: Database, { limit, now }: TableOptions): DeepestTable => {
  const recall = database.prepare(RECALL_DEEPEST)
  const remember = database.prepare(REMEMBER_DEEPEST)
  const noteWritten = forgetting(database, 'deepest', limit)

  return {
    recall: (key, lines) => recall.get(key, lines) as KeptAnalysis | undefined,
    remember: (key, { multiPv, depth, nodes, timeMs, lines }) => {
      remember.run(key, multiPv, depth, nodes, timeMs, lines, now())
      noteWritten(1)
    },
  }
}

const countOf = (database: Database, table: string): number =>
  (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { readonly count: number }).count

/**
 * Limits the number of rows of a table that has the time of each row in its column `at`.
 *
 * @param limit rows kept; when there are more, the oldest tenth goes as well
 * @returns a function to be called after each write with the number of rows written
 */
const forgetting = (database: Database, table: string, limit: number): ((rows: number) => void) => {
  const forget = database.prepare(
    `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} ORDER BY at LIMIT ?)`,
  )
  let count = countOf(database, table)

  // Adds up writes since the last real count, so that the count is never too low.
  return rows => {
    count += rows
    if (count <= limit) return
    count = countOf(database, table)
    if (count <= limit) return
    forget.run(count - limit + Math.floor(limit / 10))
    count = countOf(database, table)
  }
}

/** A search result as text, with the key of its question. */
export interface KeptSearch {
  readonly key: Uint8Array
  readonly found: string
}

/** Answers to questions of fixed effort. All calls block, so it belongs in a thread of its own. */
export interface ExactTable {
  /** The results under these keys, in the same order. */
  recall(keys: readonly Uint8Array[]): readonly (string | undefined)[]
  /** Stores all of them or, if one cannot be stored, none. */
  remember(kept: readonly KeptSearch[]): void
}

export interface TableOptions {
  /** Rows kept; when there are more, the oldest tenth goes. */
  readonly limit: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const EXACT_TABLE = `
  CREATE TABLE IF NOT EXISTS exact (
    key BLOB NOT NULL PRIMARY KEY,
    found TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS exactByAge ON exact (at);
`

const RECALL = 'SELECT found FROM exact WHERE key = ?'
const REMEMBER = 'INSERT OR REPLACE INTO exact (key, found, at) VALUES (?, ?, ?)'

/** Access to the table, in an open database that has it. */
const exactTable = (database: Database, { limit, now }: TableOptions): ExactTable => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const noteWritten = forgetting(database, 'exact', limit)

  return {
    recall: keys => keys.map(key => (recall.get(key) as { readonly found: string } | undefined)?.found),
    remember: kept => {
      const at = now()
      transaction(database, () => {
        for (const { key, found } of kept) remember.run(key, found, at)
      })
      noteWritten(kept.length)
    },
  }
}

/** The results of searches, stored on disk. All calls block, so it belongs in a thread of its own. */
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

/** About two hundred megabytes for the first, and one hundred for the second. */
const LIMITS = { exact: 1_300_000, deepest: 200_000 }

const PLAN: DatabasePlan = {
  shape: 1,
  tableNames: ['exact', 'deepest'],
  tables: EXACT_TABLE + DEEPEST_TABLE,
}

/** Opens the tables as {@link repairedDatabase} does: a damaged file is put aside, other faults throw. */
export const openMemoryTables = ({ now, limits = LIMITS, ...place }: MemoryTablesOptions): MemoryTables => {
  // The statements keep a reference to the database: if it were collected, it would close while they are in use.
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
