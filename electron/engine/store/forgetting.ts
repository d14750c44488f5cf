import type { Database } from './database'

/** Keeps a table of one kind of rows within bounds. */
export interface Forgetting {
  /** Called with the number of rows written; when there are too many, the oldest go. */
  written(rows: number): void
}

const countOf = (database: Database, table: string): number =>
  (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { readonly count: number }).count

/**
 * Bounds a table with the time of each row in its column `at`.
 *
 * @param limit rows kept; when there are more, the oldest tenth goes as well
 */
export const forgetting = (database: Database, table: string, limit: number): Forgetting => {
  const forget = database.prepare(
    `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} ORDER BY at LIMIT ?)`,
  )
  let count = countOf(database, table)

  return {
    // The count is of writes since the last look, so that it is never too low.
    written: rows => {
      count += rows
      if (count <= limit) return
      count = countOf(database, table)
      if (count <= limit) return
      forget.run(count - limit + Math.floor(limit / 10))
      count = countOf(database, table)
    },
  }
}
