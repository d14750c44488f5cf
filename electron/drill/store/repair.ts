import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DecksDamage, DrillDamage } from '@shared/ipc/drill'
import { type Database, isDamage } from '../../engine/store/database'
import {
  backupsOf,
  flushFile,
  keepBackup,
  latestHolding,
  restorable,
  type IntactBackup,
  shiftBackups,
} from './backups'
import { NewerDatabase, openIfIntact, openIntact } from './drillDatabase'
import { hasLost, holdingOf } from './holding'

/*
 * Opens the database of the decks in any state. If it is damaged and there are copies, nothing is touched until the user has chosen how to
 * go on; in any case the damaged file is kept under another name, and so are the copies.
 */

/** The database is damaged, and the user has to choose how to go on. */
export class DamagedDatabase extends Error {
  constructor(
    readonly file: string,
    readonly harm: DecksDamage,
    readonly backups: readonly IntactBackup[],
  ) {
    super(`${file}: ${harm}`)
  }
}

/** How to go on with a damaged database; if it is missing, the user is asked. */
export type RepairChoice =
  | { readonly kind: 'restore'; readonly number: number }
  /** Goes on with what is left, or with nothing. */
  | { readonly kind: 'withoutBackup' }

/** An open database, and what happened to the one that was there before. */
export interface OpenedDatabase {
  readonly database: Database
  readonly damage: DrillDamage | null
}

export interface DrillDatabaseOptions {
  readonly file: string
  /** SQL that brings the tables from each version to the next. */
  readonly steps: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
  readonly choice?: RepairChoice | undefined
  /** Called with the reason why no copy could be made. */
  readonly onTrouble: (detail: string) => void
}

const COMPANIONS = ['-wal', '-shm'] as const

/** An unused file name next to the file. */
const unusedName = (file: string): string => {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${file}.damaged` : `${file}.damaged-${number}`
    if (['', ...COMPANIONS].every(ending => !existsSync(name + ending))) return name
  }
}

/**
 * Moves a damaged file aside together with its log, which may hold missing changes. Returns its new path, or null if there is no file to
 * keep.
 */
const putAside = (file: string): string | null => {
  const there = ['', ...COMPANIONS].filter(ending => existsSync(file + ending))
  const kept = unusedName(file)
  for (const ending of there) renameSync(file + ending, kept + ending)
  return there.includes('') ? kept : null
}

/** Makes a backup. If that fails, work continues, unless the database is damaged. */
const tryToKeepBackup = (database: Database, options: DrillDatabaseOptions): void => {
  const { file, steps, now, onTrouble } = options
  try {
    keepBackup(database, file, steps, now)
  } catch (error) {
    if (isDamage(error)) throw error
    onTrouble(`no copy of the decks could be made: ${String(error)}`)
  }
}

const restore = ({ file, steps }: DrillDatabaseOptions, backup: IntactBackup): OpenedDatabase => {
  const fresh = `${file}.restored`
  try {
    copyFileSync(backup.file, fresh)
    flushFile(fresh)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
  const kept = putAside(file)
  renameSync(fresh, file)
  // The user has chosen an older copy, so the latest, which may hold more, must no longer count as the latest.
  if (backup.number > 1) shiftBackups(file, steps)
  return { database: openIntact(file, steps), damage: { kept, restored: backup.made } }
}

const beginAnew = ({ file, steps }: DrillDatabaseOptions): OpenedDatabase => {
  const kept = putAside(file)
  shiftBackups(file, steps)
  return { database: openIntact(file, steps), damage: kept === null ? null : { kept, restored: null } }
}

/** Goes on as the user has chosen; throws a {@link DamagedDatabase} until they have. */
const mend = (options: DrillDatabaseOptions, harm: DecksDamage): OpenedDatabase => {
  const { file, steps, choice } = options
  const all = backupsOf(file, steps)
  const backups = restorable(all)
  const chosen = choice?.kind === 'restore' && backups.find(({ number }) => number === choice.number)
  if (chosen) return restore(options, chosen)
  if (choice?.kind === 'withoutBackup') return beginAnew(options)
  if (backups.length > 0) throw new DamagedDatabase(file, harm, backups)
  if (all.some(({ holding }) => holding === 'newer')) throw new NewerDatabase()
  return beginAnew(options)
}

/** Goes on with a database whose pages and tables are sound, unless it has lost rows. */
const goOnWith = (options: DrillDatabaseOptions, database: Database): OpenedDatabase => {
  const { file, steps, choice } = options
  const latest = latestHolding(file, steps)
  if (!latest || !hasLost(holdingOf(database), latest)) return { database, damage: null }
  if (choice?.kind === 'withoutBackup') {
    shiftBackups(file, steps)
    return { database, damage: null }
  }
  database.close()
  return mend(options, 'less')
}

/**
 * Opens the database, or begins one.
 *
 * @throws a {@link DamagedDatabase}, a {@link NewerDatabase}, or the error of SQLite if the disk is full or the file cannot be written
 */
export const openDrillDatabase = (options: DrillDatabaseOptions): OpenedDatabase => {
  const { file, steps } = options
  mkdirSync(path.dirname(file), { recursive: true })
  const found = openIfIntact(file, steps)
  const opened = typeof found === 'string' ? mend(options, found) : goOnWith(options, found)
  try {
    tryToKeepBackup(opened.database, options)
    return opened
  } catch (error) {
    opened.database.close()
    throw error
  }
}
