import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { DrillDamage } from '@shared/ipc/drill'
import { DAY_MS } from '@shared/drill/days'
import { checkPages, type Database, isDamage } from '../../engine/store/database'

/*
 * A database of what somebody has worked for. Nothing in it is ever thrown away: its shape changes by steps that keep every
 * row, each change is on the disk before it counts, and a file that cannot be read is kept under another name while one
 * goes on with the copy of a day before.
 */

/** Somebody newer has written the database. */
export class NewerDatabase extends Error {}

/** A database that is open, and what became of the one that was there. */
export interface OpenedDatabase {
  readonly database: Database
  readonly damage: DrillDamage | null
}

/** How long another program may hold the database. */
const BUSY_MS = 5000

/* FULL: whatever was answered is on the disk before the answer counts, a power cut included. */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`

const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: number }).user_version

/** Does all of the work or nothing of it. */
export const transaction = <T>(database: Database, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = work()
    database.exec('COMMIT')
    return done
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** Brings the tables up to date, a step for each version. */
const migrate = (database: Database, steps: readonly string[]): void => {
  const version = versionOf(database)
  if (version > steps.length) throw new NewerDatabase()
  for (const [place, step] of steps.entries()) {
    if (place < version) continue
    transaction(database, () => {
      database.exec(step)
      database.exec(`PRAGMA user_version = ${place + 1}`)
    })
  }
}

const openSound = (file: string, steps: readonly string[]): Database => {
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    checkPages(database)
    migrate(database, steps)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const backupOf = (file: string): string => `${file}.backup`

/** A name beside the file that nothing bears yet. */
const unusedName = (file: string): string => {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${file}.damaged` : `${file}.damaged-${number}`
    if (!existsSync(name)) return name
  }
}

/** The damaged file goes aside with its log, which may hold what it lacks. */
const putAside = (file: string): string => {
  const kept = unusedName(file)
  for (const companion of ['-wal', '-shm'])
    if (existsSync(file + companion)) renameSync(file + companion, kept + companion)
  renameSync(file, kept)
  return kept
}

/** Puts the copy of an earlier day in the place of the database; when it was made, null where there is none that can be read. */
const restoreBackup = (file: string, steps: readonly string[]): number | null => {
  const backup = backupOf(file)
  const made = statSync(backup, { throwIfNoEntry: false })
  if (!made) return null
  copyFileSync(backup, file)
  try {
    openSound(file, steps).close()
    return Math.floor(made.mtimeMs)
  } catch (error) {
    if (!isDamage(error)) throw error
    rmSync(file)
    return null
  }
}

/** Keeps a copy of a database that was found sound, at most one a day. */
const keepBackup = (database: Database, file: string, now: number): void => {
  const backup = backupOf(file)
  const made = statSync(backup, { throwIfNoEntry: false })
  if (made && Math.abs(now - made.mtimeMs) < DAY_MS) return
  const fresh = `${backup}.new`
  rmSync(fresh, { force: true })
  database.prepare('VACUUM INTO ?').run(fresh)
  renameSync(fresh, backup)
}

/**
 * Opens the database, or begins one.
 *
 * @param steps SQL that leads from each version of the tables to the next
 * @throws a {@link NewerDatabase}, or what SQLite says of a disk that is full or a file that cannot be written
 */
export const openDrillDatabase = (file: string, steps: readonly string[], now: number): OpenedDatabase => {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    const isThere = existsSync(file)
    const database = openSound(file, steps)
    if (isThere) keepBackup(database, file, now)
    return { database, damage: null }
  } catch (error) {
    if (!isDamage(error)) throw error
    const kept = putAside(file)
    const restored = restoreBackup(file, steps)
    return { database: openSound(file, steps), damage: { kept, restored } }
  }
}
