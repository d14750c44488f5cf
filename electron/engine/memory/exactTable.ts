import type { Database } from '../store/database'
import { forgetting } from '../store/forgetting'

/** What was found, as a text, under the key of its question. */
export interface KeptSearch {
  readonly key: Uint8Array
  readonly found: string
}

/** Answers to questions of fixed effort. All calls block: it belongs in a thread of its own. */
export interface ExactTable {
  /** What is known of each, by the keys one after the other. */
  recall(keys: readonly Uint8Array[]): readonly (string | undefined)[]
  /** Keeps all of them or, if one cannot be kept, none. */
  remember(kept: readonly KeptSearch[]): void
}

export interface TableOptions {
  /** Rows kept; when there are more, the oldest tenth goes. */
  readonly limit: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export const EXACT_TABLE = `
  CREATE TABLE IF NOT EXISTS exact (
    key BLOB NOT NULL PRIMARY KEY,
    found TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS exactByAge ON exact (at);
`

const RECALL = 'SELECT found FROM exact WHERE key = ?'
const REMEMBER = 'INSERT OR REPLACE INTO exact (key, found, at) VALUES (?, ?, ?)'

const inTransaction = (database: Database, work: () => void): void => {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The table in an open database that has it. */
export const exactTable = (database: Database, { limit, now }: TableOptions): ExactTable => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const oldest = forgetting(database, 'exact', limit)

  return {
    recall: keys => keys.map(key => (recall.get(key) as { readonly found: string } | undefined)?.found),
    remember: kept => {
      const at = now()
      inTransaction(database, () => {
        for (const { key, found } of kept) remember.run(key, found, at)
      })
      oldest.written(kept.length)
    },
  }
}
