import { closeDatabase, type Database, type DatabasePlan, mendedDatabase } from '../store/database'
import { forgetting } from '../store/forgetting'
import type { StoreOptions } from '../store/serveStore'
import type { ArrayValue } from './arrayEvaluator'
import type { ArrayKey } from './arrayKey'

/** A value under its key. */
export interface KeptArray extends ArrayKey {
  readonly value: ArrayValue
}

/** Values of arrays on the disk. All calls block: it belongs into a thread of its own. */
export interface ArrayStore {
  /** What is known of each, by exactly so many nodes. */
  recall(asked: readonly ArrayKey[]): readonly (ArrayValue | undefined)[]
  /** Keeps all of them or, if one cannot be kept, none. */
  remember(found: readonly KeptArray[]): void
  close(): void
}

const PLAN: DatabasePlan = {
  shape: 1,
  tableNames: ['arrays'],
  tables: `
    CREATE TABLE IF NOT EXISTS arrays (
      key BLOB NOT NULL,
      nodes INTEGER NOT NULL,
      value INTEGER NOT NULL,
      searched INTEGER NOT NULL,
      line TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (key, nodes)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS arraysByAge ON arrays (at);
  `,
}

const RECALL = 'SELECT value, searched, line FROM arrays WHERE key = ? AND nodes = ?'

const REMEMBER = `
  INSERT OR REPLACE INTO arrays (key, nodes, value, searched, line, at) VALUES (?, ?, ?, ?, ?, ?)
`

/** A row as it is read; the line in UCI, separated by spaces. */
interface Row {
  readonly value: number
  readonly searched: number
  readonly line: string
}

const valueOf = ({ value, searched, line }: Row): ArrayValue => ({
  value,
  nodes: searched,
  line: line === '' ? [] : line.split(' '),
})

const inTransaction = <T>(database: Database, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = work()
    database.exec('COMMIT')
    return done
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** A database and its statements; it keeps both reachable, since a collected one closes under its statements. */
const openTables = (database: Database, { limit, now }: StoreOptions): ArrayStore => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const oldest = forgetting(database, 'arrays', limit)

  return {
    recall: asked =>
      asked.map(({ key, nodes }) => {
        const row = recall.get(key, nodes) as Row | undefined
        return row && valueOf(row)
      }),
    remember: found => {
      const at = now()
      inTransaction(database, () => {
        for (const { key, nodes, value } of found)
          remember.run(key, nodes, value.value, value.nodes, value.line.join(' '), at)
      })
      oldest.written(found.length)
    },
    close: () => closeDatabase(database),
  }
}

/** Opens the store as {@link mendedDatabase} does: what is damaged is put aside, other troubles throw. */
export const openArrayStore = (options: StoreOptions): ArrayStore => {
  const kept = mendedDatabase(options, PLAN, database => openTables(database, options))
  return {
    recall: asked => kept.use(tables => tables.recall(asked)),
    remember: found => kept.use(tables => tables.remember(found)),
    close: () => kept.close(),
  }
}
