import { existsSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import type { DecksDamage } from '@shared/ipc/drill'
import { checkPages, type Database, isDamage, transaction } from '../../engine/store/database'

/*
 * A database of the user's own work. Nothing in it is ever thrown away: its tables change by steps that keep every row, and each change is
 * on the disk before it counts.
 */

/** A newer version of the program has written the database. */
export class NewerDatabase extends Error {}

/** How long to wait for another program that has locked the database. */
const BUSY_MS = 5000

/* FULL: every answer is on the disk before it counts, even if the power fails. */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`

const COLUMNS = `
  SELECT t.name || '.' || c.name AS name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
`

const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: number }).user_version

const columnsOf = (database: Database): ReadonlySet<string> =>
  new Set((database.prepare(COLUMNS).all() as { readonly name: string }[]).map(({ name }) => name))

/** Brings the tables up to date, one step for each version. */
const migrate = (database: Database, steps: readonly string[]): void => {
  const version = versionOf(database)
  for (const [place, step] of steps.entries()) {
    if (place < version) continue
    transaction(database, () => {
      database.exec(step)
      database.exec(`PRAGMA user_version = ${place + 1}`)
    })
  }
}

/** The columns of all tables after a number of steps. */
const columnsAfter = (steps: readonly string[]): ReadonlySet<string> => {
  const database = new DatabaseSync(':memory:')
  try {
    for (const step of steps) database.exec(step)
    return columnsOf(database)
  } finally {
    database.close()
  }
}

/** What is wrong with the tables of a database whose pages are sound; may throw a {@link NewerDatabase}. */
export const tablesDamage = (
  database: Database,
  steps: readonly string[],
): Extract<DecksDamage, 'empty' | 'incomplete'> | undefined => {
  const version = versionOf(database)
  if (version > steps.length) throw new NewerDatabase()
  const columns = columnsOf(database)
  if (version === 0) return columns.size === 0 ? 'empty' : 'incomplete'
  const isWhole = [...columnsAfter(steps.slice(0, version))].every(name => columns.has(name))
  return isWhole ? undefined : 'incomplete'
}

const open = <T>(file: string, use: (database: Database) => T): T => {
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    checkPages(database)
    return use(database)
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens a sound database, or begins one if there is none. */
export const openIntact = (file: string, steps: readonly string[]): Database => {
  const isNew = !existsSync(file)
  try {
    return open(file, database => {
      migrate(database, steps)
      return database
    })
  } catch (error) {
    // A new database that could not be set up is removed; it would otherwise look like one that has lost its contents.
    if (isNew) for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
    throw error
  }
}

/** Opens an existing database, or finds out what is wrong with it; in that case nothing is changed. */
export const openIfIntact = (file: string, steps: readonly string[]): Database | DecksDamage => {
  // SQLite would discard the log of an empty file.
  if (!existsSync(file)) return 'missing'
  if (statSync(file).size === 0) return 'empty'
  try {
    return open(file, database => {
      const harm = tablesDamage(database, steps)
      if (harm) database.close()
      else migrate(database, steps)
      return harm ?? database
    })
  } catch (error) {
    if (!isDamage(error)) throw error
    return 'unreadable'
  }
}
