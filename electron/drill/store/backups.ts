import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { DAY_MS } from '@shared/drill/days'
import { checkPages, type Database, isDamage } from '../../engine/store/database'
import { NewerDatabase, tablesDamage } from './drillDatabase'
import { coversAll, holdingOf, type Holding, workIn } from './holding'

/*
 * Copies of a database, next to it: `.backup` is the latest, `.backup-2` the one before it. Apart from the latest few, a copy is deleted
 * only if a later one holds everything that it does.
 */

/** A copy of an earlier day. */
export interface Backup {
  /** 1 is the latest. */
  readonly number: number
  readonly file: string
  /** Milliseconds since 1970. */
  readonly made: number
  /** What it holds, or why that cannot be read. */
  readonly holding: Holding | 'unreadable' | 'newer'
}

/** A copy that can replace the database. */
export interface IntactBackup extends Backup {
  readonly holding: Holding
}

/** The fewest backups kept. */
const KEPT = 3
/** The most backups kept, no matter how often the user deletes decks or starts again. */
const MAX_COPIES = 10
const NUMBERS = Array.from({ length: MAX_COPIES }, (_, place) => place + 1)

const LATEST = 1

const fileOf = (file: string, number: number): string =>
  number === LATEST ? `${file}.backup` : `${file}.backup-${number}`

const readHolding = (file: string, steps: readonly string[]): Backup['holding'] => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    checkPages(database)
    return tablesDamage(database, steps) ? 'unreadable' : holdingOf(database)
  } catch (error) {
    if (error instanceof NewerDatabase) return 'newer'
    if (isDamage(error)) return 'unreadable'
    throw error
  } finally {
    database.close()
  }
}

const readBackup = (file: string, number: number, steps: readonly string[]): readonly Backup[] => {
  const copy = fileOf(file, number)
  const found = statSync(copy, { throwIfNoEntry: false })
  if (!found?.isFile()) return []
  return [{ number, file: copy, made: Math.floor(found.mtimeMs), holding: readHolding(copy, steps) }]
}

const isSound = (backup: Backup): backup is IntactBackup => typeof backup.holding === 'object'

/** All copies of a database, the latest first. */
export const backupsOf = (file: string, steps: readonly string[]): readonly Backup[] =>
  NUMBERS.flatMap(number => readBackup(file, number, steps))

/** The copies that hold something that can be restored. */
export const restorable = (backups: readonly Backup[]): readonly IntactBackup[] =>
  backups.filter(isSound).filter(({ holding }) => workIn(holding).decks > 0)

/** What the latest copy holds, if it can be read. */
export const latestHolding = (file: string, steps: readonly string[]): Holding | undefined =>
  readBackup(file, LATEST, steps).find(isSound)?.holding

/** Whether a later copy holds at least as much, or the copy is unreadable and can be given up. */
const isCovered = (one: Backup, all: readonly Backup[]): boolean => {
  if (!isSound(one)) return one.holding === 'unreadable'
  return all.some(
    other => other.number < one.number && isSound(other) && coversAll(other.holding, one.holding),
  )
}

/** Moves all copies one place back, so that none of them counts as the latest. */
export const shiftBackups = (file: string, steps: readonly string[]): void => {
  const all = backupsOf(file, steps)
  for (const one of all) if (one.number >= KEPT && isCovered(one, all)) rmSync(one.file)
  const free = NUMBERS.find(number => !existsSync(fileOf(file, number))) ?? MAX_COPIES
  for (let number = free; number > LATEST; number--)
    renameSync(fileOf(file, number - 1), fileOf(file, number))
}

/** Waits until a file has been written to the disk. */
export const flushFile = (file: string): void => {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Keeps a copy of a database that was found sound and is not empty, at most one a day. */
export const keepBackup = (database: Database, file: string, steps: readonly string[], now: number): void => {
  const made = statSync(fileOf(file, LATEST), { throwIfNoEntry: false })
  if (made && Math.abs(now - made.mtimeMs) < DAY_MS) return
  if (holdingOf(database).decks.size === 0) return
  const fresh = `${file}.backup.new`
  rmSync(fresh, { force: true })
  try {
    database.prepare('VACUUM INTO ?').run(fresh)
    // The day of a copy comes from the caller's clock, like every other date in the database.
    utimesSync(fresh, now / 1000, now / 1000)
    flushFile(fresh)
    shiftBackups(file, steps)
    renameSync(fresh, fileOf(file, LATEST))
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
