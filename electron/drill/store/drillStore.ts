import type { Zone } from '@shared/drill/days'
import type {
  AnswerGiven,
  DeckDraft,
  DrillAnswer,
  DrillDamage,
  DrillFault,
  DrillState,
  SessionChoice,
} from '@shared/ipc/drill'
import { err, ok } from '@shared/result'
import { closeDatabase, isDamage, resultCode } from '../../engine/store/database'
import { openDecks } from './decks'
import { NewerDatabase } from './drillDatabase'
import { workIn } from './holding'
import { DamagedDatabase, type RepairChoice, openDrillDatabase } from './repair'
import { type Moment, momentAt } from './moment'
import { openSessions } from './sessions'
import { openStatistics } from './statistics'
import { TABLES } from './tables'
import { accessSync, constants, statfsSync } from 'node:fs'
import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import { fileError, fileErrorOf } from '../../files/disk/fileError'

/** SQLite's codes for a file that may not be written, and for one whose disk is full. */
const READ_ONLY = 8
const FULL = 13
/** SQLite's codes for disk errors that may be caused by either: reading and writing, opening. */
const VAGUE: ReadonlySet<unknown> = new Set([10, 14])

const hasSystemCode = (error: unknown): boolean =>
  typeof (error as { readonly syscall?: unknown } | null)?.syscall === 'string'

/** What is wrong with writing into the folder; undefined if nothing is. */
const folderTrouble = (file: string): FileError | undefined => {
  const folder = path.dirname(file)
  try {
    accessSync(folder, constants.W_OK)
    return statfsSync(folder).bavail === 0 ? fileError('diskFull', file) : undefined
  } catch (error) {
    return fileErrorOf(file, error)
  }
}

/** Why a database cannot be written, if the disk is full or it may not be written; undefined for other errors. */
const writingTrouble = (file: string, error: unknown): FileError | undefined => {
  const code = resultCode(error)
  if (code === FULL) return fileError('diskFull', file, String(error))
  if (code === READ_ONLY) return folderTrouble(file) ?? fileError('noPermission', file, String(error))
  const trouble = VAGUE.has(code)
    ? folderTrouble(file)
    : hasSystemCode(error)
      ? fileErrorOf(file, error)
      : undefined
  return trouble && ['diskFull', 'readOnly', 'noPermission'].includes(trouble.reason) ? trouble : undefined
}

/** A command to the database; the answer has everything to show afterwards. */
export type DrillCommand =
  | { readonly kind: 'state' | 'next' | 'undo' | 'end' }
  | { readonly kind: 'put' | 'add'; readonly deck: DeckDraft }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'remove'; readonly id: string; readonly isGone: boolean }
  | { readonly kind: 'begin'; readonly choice: SessionChoice }
  | { readonly kind: 'answer'; readonly given: AnswerGiven }
  | { readonly kind: 'suspend'; readonly cardId: number; readonly isSuspended: boolean }
  | { readonly kind: 'resume'; readonly deckId: string }
  /** How to go on if the database is damaged; changes nothing if it is not. */
  | RepairChoice

/** Decks, cards and answers on the disk. All calls block: it belongs into a thread of its own. */
export interface DrillStore {
  /** @param newADay how many new positions of a deck are asked each day */
  carryOut(command: DrillCommand, newADay: number): DrillAnswer
  close(): void
}

export interface DrillStoreOptions {
  readonly file: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly zone: Zone
  /** Called with errors outside a request. */
  readonly onTrouble: (detail: string) => void
}

const openTables = ({ file, now, onTrouble }: DrillStoreOptions, choice: RepairChoice | undefined) => {
  const { database, damage } = openDrillDatabase({ file, steps: TABLES, now: now(), choice, onTrouble })
  const decks = openDecks(database)
  return {
    decks,
    sessions: openSessions(database, decks),
    statistics: openStatistics(database),
    damage,
    close: () => closeDatabase(database),
    /** Closes a damaged database. */
    abandon: () => database.close(),
  }
}
type Tables = ReturnType<typeof openTables>

const stateOf = ({ decks, sessions, statistics, damage }: Tables, moment: Moment): DrillState => {
  const session = sessions.current(moment)
  return {
    today: moment.today,
    decks: decks.summaries(moment),
    forecast: statistics.forecast(moment),
    session,
    answers: statistics.answers(session?.id),
    retention: statistics.retention(moment),
    hardest: statistics.hardest(),
    damage,
  }
}

/** Carries out a command; returns false if its deck, session or question no longer exists. */
const carriedOut = ({ decks, sessions }: Tables, command: DrillCommand, moment: Moment): boolean => {
  switch (command.kind) {
    case 'state':
    case 'restore':
    case 'withoutBackup':
      return true
    case 'put':
      decks.put(command.deck, moment)
      return true
    case 'add':
      decks.add(command.deck, moment)
      return true
    case 'rename':
      return decks.rename(command.id, command.name)
    case 'remove':
      return decks.remove(command.id, command.isGone)
    case 'begin':
      sessions.begin(command.choice, moment)
      return true
    case 'answer':
      return sessions.answer(command.given, moment)
    case 'next':
      return sessions.next(moment)
    case 'undo':
      return sessions.undo()
    case 'suspend':
      return decks.suspend(command.cardId, command.isSuspended)
    case 'resume':
      return decks.resume(command.deckId)
    case 'end':
      sessions.end(moment.now)
      return true
  }
}

const faultOf = (error: unknown, file: string): DrillFault => {
  if (error instanceof NewerDatabase) return { kind: 'drillNewer' }
  if (error instanceof DamagedDatabase) {
    const backups = error.backups.map(({ number, made, holding }) => ({ number, made, ...workIn(holding) }))
    return { kind: 'drillDamaged', harm: error.harm, path: error.file, backups }
  }
  const trouble = writingTrouble(file, error)
  return trouble ? { kind: 'drillNotWritten', trouble } : { kind: 'drillFailed', detail: String(error) }
}

const isChoice = (command: DrillCommand): command is RepairChoice =>
  command.kind === 'restore' || command.kind === 'withoutBackup'

/** Opens the database at the first request, and again after an attempt that failed. */
export const drillStore = (options: DrillStoreOptions): DrillStore => {
  let tables: Tables | undefined
  let damage: DrillDamage | null = null

  const open = (choice?: RepairChoice): Tables => {
    const opened = openTables(options, choice)
    damage = opened.damage ?? damage
    return { ...opened, damage }
  }

  /** The fault to report for an error. A database that turns out to be damaged is opened again, which shows how it can go on. */
  const faultAfter = (error: unknown): DrillFault => {
    if (!isDamage(error)) return faultOf(error, options.file)
    const broken = tables
    tables = undefined
    try {
      broken?.abandon()
      tables = open()
      return faultOf(error, options.file)
    } catch (again) {
      return faultOf(again, options.file)
    }
  }

  return {
    carryOut: (command, newADay) => {
      try {
        tables ??= open(isChoice(command) ? command : undefined)
        const moment = momentAt(options.now(), options.zone, newADay)
        return carriedOut(tables, command, moment) ? ok(stateOf(tables, moment)) : err({ kind: 'drillGone' })
      } catch (error) {
        return err(faultAfter(error))
      }
    },
    close: () => {
      tables?.close()
      tables = undefined
    },
  }
}
