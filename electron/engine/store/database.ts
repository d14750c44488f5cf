import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

/* Databases of results whose loss costs only time: SQLite files that are emptied or put aside if something is wrong. */

/** An open database. */
export type Database = InstanceType<typeof DatabaseSync>

/** The structure of a database. */
export interface DatabasePlan {
  /** SQL that creates missing tables. */
  readonly tables: string
  /** The tables to drop if the database has another shape. */
  readonly tableNames: readonly string[]
  /**
   * The version of the tables, kept as `user_version`; a database of another shape is emptied. Must be increased when
   * the tables change.
   */
  readonly shape: number
}

/** The file of a database, and the callback for its faults. */
export interface DatabasePlace {
  /** Absolute path; its folder is created if missing. */
  readonly file: string
  /** Called with the reason why a database that could not be read was put aside. */
  readonly onPutAside: (detail: string) => void
}

/** A user of an open database that can be released. */
export interface DatabaseUser {
  close(): void
}

/** A database that replaces itself when it turns out to be damaged. */
export interface RepairedDatabase<U extends DatabaseUser> {
  /** Runs work on the tables, and repeats it on a new database if they are damaged. */
  use<T>(work: (user: U) => T): T
  close(): void
}

/** SQLite's code for a damaged file. */
const CORRUPT = 11
/** SQLite's code for a file that is not a database. */
const NO_DATABASE = 26
const DAMAGED: ReadonlySet<unknown> = new Set([CORRUPT, NO_DATABASE])

/** Milliseconds to wait while another program holds the database. */
const BUSY_MS = 2000

/*
 * With a write-ahead log, nothing written is lost if the program is killed, and at most the last moments in a power
 * cut; only checkpoints wait for the disk.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
`

/** SQLite's error code, without the details in its higher bits; undefined if there is none. */
export const resultCode = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

/** Whether SQLite has found the file to be damaged. */
export const isDamage = (error: unknown): boolean => DAMAGED.has(resultCode(error))

const shapeOf = (database: Database): unknown =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: unknown }).user_version

/** Throws a damage error if SQLite finds a fault in the pages of the file. */
export const checkPages = (database: Database): void => {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as {
    readonly quick_check: unknown
  }
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT })
}

/** Runs work as one transaction: all of it takes effect, or none. */
export const transaction = <T>(database: Database, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = work()
    database.exec('COMMIT')
    return done
  } catch (error) {
    // SQLite has rolled back by itself if the disk is full or broken.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const layTables = (database: Database, { tables, tableNames, shape }: DatabasePlan) => {
  if (shapeOf(database) !== shape)
    for (const name of tableNames) database.exec(`DROP TABLE IF EXISTS ${name}`)
  database.exec(tables)
  database.exec(`PRAGMA user_version = ${shape}`)
}

/** Opens a database and creates its tables; throws if the file is damaged or cannot be used. */
const openDatabase = (file: string, plan: DatabasePlan): Database => {
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    checkPages(database)
    layTables(database, plan)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Renames a damaged database to `.damaged` for later inspection; an earlier one of that name is replaced. */
const putAside = (file: string) => {
  renameSync(file, `${file}.damaged`)
  for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true })
}

/** SQLite's codes for a disk that is full, broken or read-only; nothing in the log is lost by that. */
const CANNOT_WRITE: ReadonlySet<unknown> = new Set([8, 10, 13])

/**
 * Closes a database. Statements keep the file open until they are garbage-collected, so the final checkpoint is made
 * here.
 */
export const closeDatabase = (database: Database): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!CANNOT_WRITE.has(resultCode(error))) throw error
  } finally {
    database.close()
  }
}

/**
 * Opens a database, or creates one. If it is damaged, now or later, it is put aside and replaced by a new one; other
 * faults (no space, no permission) throw.
 *
 * @param work prepares the statements for an open database
 */
export const repairedDatabase = <U extends DatabaseUser>(
  { file, onPutAside }: DatabasePlace,
  plan: DatabasePlan,
  work: (database: Database) => U,
): RepairedDatabase<U> => {
  mkdirSync(path.dirname(file), { recursive: true })
  const begin = (): U => work(openDatabase(file, plan))

  const replace = (error: unknown): U => {
    if (!isDamage(error)) throw error
    putAside(file)
    onPutAside(String(error))
    return begin()
  }
  const open = (): U => {
    try {
      return begin()
    } catch (error) {
      return replace(error)
    }
  }

  let user = open()
  return {
    use: task => {
      try {
        return task(user)
      } catch (error) {
        user = replace(error)
        return task(user)
      }
    },
    close: () => user.close(),
  }
}
