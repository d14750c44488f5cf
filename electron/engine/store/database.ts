import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

/* Databases of results that only save time: SQLite files that are emptied or put aside when something is wrong. */

/** An open database. */
export type Database = InstanceType<typeof DatabaseSync>

/** What a database is made of. */
export interface DatabasePlan {
  /** SQL that makes missing tables. */
  readonly tables: string
  /** The tables that go when the shape is another one. */
  readonly tableNames: readonly string[]
  /** Rises with the tables; a database of another shape is emptied. Kept as `user_version`. */
  readonly shape: number
}

/** The file of a database, and the callback for its faults. */
export interface DatabasePlace {
  /** Absolute path; its folder is made. */
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

/** SQLite's code for a file that is damaged. */
const CORRUPT = 11
/** SQLite's code for a file that is no database at all. */
const NO_DATABASE = 26
const DAMAGED: ReadonlySet<unknown> = new Set([CORRUPT, NO_DATABASE])

/** How long another program may hold the database. */
const BUSY_MS = 2000

/*
 * Write-ahead log: a kill loses nothing that was written, a power cut at most the last moments, and only checkpoints
 * wait for the disk.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
`

/** SQLite's code for an error, without the details in its higher bits; undefined where there is none. */
export const resultCode = (error: unknown): number | undefined => {
  const { errcode } = error as { readonly errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

/** SQLite has found the file to be damaged. */
export const isDamage = (error: unknown): boolean => DAMAGED.has(resultCode(error))

const shapeOf = (database: Database): unknown =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: unknown }).user_version

/** Throws, as damage, what SQLite finds wrong with the pages of the file. */
export const checkPages = (database: Database): void => {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as {
    readonly quick_check: unknown
  }
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT })
}

/** Does all of the work or nothing of it. */
export const transaction = <T>(database: Database, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = work()
    database.exec('COMMIT')
    return done
  } catch (error) {
    // SQLite has done so by itself where the disk is full or broken.
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

/** Throws if the file is damaged or cannot be used. */
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

/** Keeps a damaged database for later inspection, under a name that is used only once. */
const putAside = (file: string) => {
  renameSync(file, `${file}.damaged`)
  for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true })
}

/** SQLite's codes for a disk that is full, broken or read-only: nothing of the log is lost by that. */
const CANNOT_WRITE: ReadonlySet<unknown> = new Set([8, 10, 13])

/** Closes a database. Statements keep the file open until they are collected, so what a close would do is done here. */
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
 * Opens a database, or begins one. One that is damaged, now or when it is used later, is put aside
 * and a new one takes its place; other troubles (no space, no permission) throw.
 *
 * @param work begins to work on an open database: its statements
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
