import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Remembered } from './remembered'

/** Analyses on the disk, by key. All calls block: it belongs into a thread of its own. */
export interface CacheStore {
  /** What serves a wish for so many lines best: the most of them, then the deepest. */
  recall(key: Uint8Array, lines: number): Remembered | undefined
  /** Keeps an analysis, unless a deeper one with as many lines is there. */
  remember(key: Uint8Array, remembered: Remembered): void
  close(): void
}

export interface CacheStoreOptions {
  readonly file: string
  /** Positions kept; when there are more, the oldest tenth goes. */
  readonly limit: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told why a database that could not be read was put aside. */
  readonly onPutAside: (detail: string) => void
}

/** Rises with the tables; a database of another shape is emptied, as it only saves time. */
const SHAPE = 1

/** SQLite's code for a file that is damaged. */
const CORRUPT = 11
/** SQLite's code for a file that is no database at all. */
const NO_DATABASE = 26
const DAMAGED: ReadonlySet<unknown> = new Set([CORRUPT, NO_DATABASE])

/** How long another program may hold the database. */
const BUSY_MS = 2000

/*
 * Write-ahead log: a kill loses nothing that was written, a power cut the last moments at most, and
 * nothing waits for the disk but the checkpoints in between.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
`

const TABLES = `
  CREATE TABLE IF NOT EXISTS analyses (
    key BLOB NOT NULL,
    multiPv INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    nodes INTEGER NOT NULL,
    timeMs INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (key, multiPv)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS analysesByAge ON analyses (at);
  PRAGMA user_version = ${SHAPE};
`

const RECALL = `
  SELECT multiPv, depth, nodes, timeMs, lines FROM analyses
  WHERE key = ? ORDER BY min(multiPv, ?) DESC, depth DESC LIMIT 1
`

const REMEMBER = `
  INSERT INTO analyses (key, multiPv, depth, nodes, timeMs, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key, multiPv) DO UPDATE SET
    depth = excluded.depth, nodes = excluded.nodes, timeMs = excluded.timeMs, lines = excluded.lines,
    at = excluded.at
  WHERE excluded.depth >= depth
`

const FORGET = 'DELETE FROM analyses WHERE rowid IN (SELECT rowid FROM analyses ORDER BY at LIMIT ?)'

const isDamage = (error: unknown): boolean => DAMAGED.has((error as { readonly errcode?: unknown }).errcode)

/** An open database. */
type Database = InstanceType<typeof DatabaseSync>

const shapeOf = (database: Database): unknown =>
  (database.prepare('PRAGMA user_version').get() as { readonly user_version: unknown }).user_version

const checkPages = (database: Database) => {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as {
    readonly quick_check: unknown
  }
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT })
}

/** Throws if the file is damaged or cannot be used. */
const openDatabase = (file: string): Database => {
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    checkPages(database)
    if (shapeOf(database) !== SHAPE) database.exec('DROP TABLE IF EXISTS analyses')
    database.exec(TABLES)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Keeps a damaged database where somebody can still look at it, under a name that is used only once. */
const putAside = (file: string) => {
  renameSync(file, `${file}.damaged`)
  for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true })
}

const countOf = (database: Database): number =>
  (database.prepare('SELECT count(*) AS count FROM analyses').get() as { readonly count: number }).count

/** A database and its statements; it keeps both reachable, since a collected one closes under its statements. */
const openTables = (database: Database, { limit, now }: CacheStoreOptions): CacheStore => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const forget = database.prepare(FORGET)
  let count = countOf(database)

  /** The count is of writes since the last look, so that it is never too low. */
  const forgetOldest = () => {
    if (count <= limit) return
    count = countOf(database)
    if (count <= limit) return
    forget.run(count - limit + Math.floor(limit / 10))
    count = countOf(database)
  }
  return {
    recall: (key, lines) => recall.get(key, lines) as Remembered | undefined,
    remember: (key, { multiPv, depth, nodes, timeMs, lines }) => {
      remember.run(key, multiPv, depth, nodes, timeMs, lines, now())
      count += 1
      forgetOldest()
    },
    close: () => {
      // Statements keep the file open until they are collected, so what a close would do is done here.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

/**
 * Opens the database, or begins one. One that is damaged, now or when it is used later, is put aside
 * and a new one takes its place; other troubles (no space, no permission) throw.
 */
export const openCacheStore = (options: CacheStoreOptions): CacheStore => {
  const { file, onPutAside } = options
  mkdirSync(path.dirname(file), { recursive: true })

  const replace = (error: unknown): CacheStore => {
    if (!isDamage(error)) throw error
    putAside(file)
    onPutAside(String(error))
    return openTables(openDatabase(file), options)
  }
  const open = (): CacheStore => {
    try {
      return openTables(openDatabase(file), options)
    } catch (error) {
      return replace(error)
    }
  }

  let tables = open()
  const withTables = <T>(use: (tables: CacheStore) => T): T => {
    try {
      return use(tables)
    } catch (error) {
      tables = replace(error)
      return use(tables)
    }
  }
  return {
    recall: (key, lines) => withTables(kept => kept.recall(key, lines)),
    remember: (key, remembered) => withTables(kept => kept.remember(key, remembered)),
    close: () => tables.close(),
  }
}
