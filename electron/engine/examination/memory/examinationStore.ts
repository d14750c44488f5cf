import { closeDatabase, type Database, type DatabasePlan, mendedDatabase } from '../../store/database'
import { forgetting } from '../../store/forgetting'
import type { StoreOptions } from '../../store/serveStore'

/** What was found about a position, as JSON, under its key. */
export interface KeptExamination {
  readonly key: Uint8Array
  readonly found: string
}

/** Examinations on the disk. All calls block: it belongs into a thread of its own. */
export interface ExaminationStore {
  /** What is known of each. */
  recall(keys: readonly Uint8Array[]): readonly (string | undefined)[]
  remember(kept: KeptExamination): void
  close(): void
}

const PLAN: DatabasePlan = {
  shape: 1,
  tableNames: ['examinations'],
  tables: `
    CREATE TABLE IF NOT EXISTS examinations (
      key BLOB NOT NULL PRIMARY KEY,
      found TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS examinationsByAge ON examinations (at);
  `,
}

const RECALL = 'SELECT found FROM examinations WHERE key = ?'
const REMEMBER = 'INSERT OR REPLACE INTO examinations (key, found, at) VALUES (?, ?, ?)'

/** A database and its statements; it keeps both reachable, since a collected one closes under its statements. */
const openTables = (database: Database, { limit, now }: StoreOptions): ExaminationStore => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const oldest = forgetting(database, 'examinations', limit)

  return {
    recall: keys => keys.map(key => (recall.get(key) as { readonly found: string } | undefined)?.found),
    remember: ({ key, found }) => {
      remember.run(key, found, now())
      oldest.written(1)
    },
    close: () => closeDatabase(database),
  }
}

/** Opens the store as {@link mendedDatabase} does: what is damaged is put aside, other troubles throw. */
export const openExaminationStore = (options: StoreOptions): ExaminationStore => {
  const kept = mendedDatabase(options, PLAN, database => openTables(database, options))
  return {
    recall: keys => kept.use(tables => tables.recall(keys)),
    remember: examination => kept.use(tables => tables.remember(examination)),
    close: () => kept.close(),
  }
}
