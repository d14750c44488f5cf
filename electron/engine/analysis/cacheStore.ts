import { closeDatabase, type Database, type DatabasePlan, mendedDatabase } from '../store/database'
import { forgetting } from '../store/forgetting'
import type { Remembered } from './remembered'

/** Analyses on the disk, by key. All calls block: it belongs into a thread of its own. */
export interface CacheStore {
  /** What serves best where so many lines are wanted: the most of them, then the deepest. */
  recall(key: Uint8Array, lines: number): Remembered | undefined
  /** Keeps an analysis, unless a deeper one with as many lines is there. */
  remember(key: Uint8Array, remembered: Remembered): void
  close(): void
}

export interface CacheStoreOptions {
  readonly file: string
  /** Positions kept; when there are more, the oldest tenth goes. */
  readonly limit: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told why a database that could not be read was put aside. */
  readonly onPutAside: (detail: string) => void
}

const PLAN: DatabasePlan = {
  shape: 1,
  tableNames: ['analyses'],
  tables: `
    CREATE TABLE IF NOT EXISTS analyses (
      key BLOB NOT NULL,
      multiPv INTEGER NOT NULL,
      depth INTEGER NOT NULL,
      nodes INTEGER NOT NULL,
      timeMs INTEGER NOT NULL,
      lines TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (key, multiPv)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS analysesByAge ON analyses (at);
  `,
}

const RECALL = `
  SELECT multiPv, depth, nodes, timeMs, lines FROM analyses
  WHERE key = ? ORDER BY min(multiPv, ?) DESC, depth DESC LIMIT 1
`

const REMEMBER = `
  INSERT INTO analyses (key, multiPv, depth, nodes, timeMs, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key, multiPv) DO UPDATE SET
    depth = excluded.depth, nodes = excluded.nodes, timeMs = excluded.timeMs, lines = excluded.lines,
    at = excluded.at
  WHERE excluded.depth >= depth
`

/** A database and its statements; it keeps both reachable, since a collected one closes under its statements. */
const openTables = (database: Database, { limit, now }: CacheStoreOptions): CacheStore => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const oldest = forgetting(database, 'analyses', limit)

  return {
    recall: (key, lines) => recall.get(key, lines) as Remembered | undefined,
    remember: (key, { multiPv, depth, nodes, timeMs, lines }) => {
      remember.run(key, multiPv, depth, nodes, timeMs, lines, now())
      oldest.written(1)
    },
    close: () => closeDatabase(database),
  }
}

/** Opens the store as {@link mendedDatabase} does: what is damaged is put aside, other troubles throw. */
export const openCacheStore = (options: CacheStoreOptions): CacheStore => {
  const kept = mendedDatabase(options, PLAN, database => openTables(database, options))
  return {
    recall: (key, lines) => kept.use(tables => tables.recall(key, lines)),
    remember: (key, remembered) => kept.use(tables => tables.remember(key, remembered)),
    close: () => kept.close(),
  }
}
