import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@shared/drill/days'
import type { DecksDamage, DrillAnswer, DrillFault } from '@shared/ipc/drill'
import { unwrap } from '@shared/result'
import { type DrillCommand, drillStore } from '../../../../electron/drill/store/drillStore'
import { aDeck } from '../../../support/aDeck'
import { aDrillStore, NOON } from '../../../support/aDrillStore'
import { scratchFolder } from '../../../support/scratchFolder'

/* Every start waits for the disk several times. */
vi.setConfig({ testTimeout: 60_000 })

const KEYS = Array.from({ length: 60 }, (_, place) => `position ${place}`)

/** Dates a copy back, by two days unless told otherwise, so that a new one is due. */
const age = (file: string, days = 2) => {
  const then = new Date(NOON - days * DAY_MS)
  utimesSync(file, then, then)
  return then.getTime()
}

/** The folder of a database with sixty positions and ten answers, and a copy of it. */
let template = ''
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backrank-decks-'))
  const file = path.join(folder, 'decks.sqlite')
  const store = drillStore({ file, now: () => NOON, zone: () => 0, onTrouble: () => undefined })
  const order = (command: DrillCommand) => unwrap(store.carryOut(command, 10))
  order({ kind: 'put', deck: aDeck(KEYS) })
  const choice = { id: 'session', deckIds: [], length: 20, more: true }
  let { session } = order({ kind: 'begin', choice })
  for (let place = 0; place < 10; place++) {
    const { cardId } = session!.question!
    const given = { cardId, verdict: 'right' as const, uci: null, san: null, isHinted: false, timeMs: 9000 }
    order({ kind: 'answer', given })
    session = order({ kind: 'next' }).session
  }
  store.close()
  const second = drillStore({ file, now: () => NOON, zone: () => 0, onTrouble: () => undefined })
  unwrap(second.carryOut({ kind: 'state' }, 10))
  second.close()
  template = folder
})
afterAll(() => rm(template, { recursive: true }))

/** Copies the template to a new folder; its backup is two days old. */
const trained = async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'decks.sqlite')
  for (const name of ['decks.sqlite', 'decks.sqlite.backup'])
    copyFileSync(path.join(template, name), path.join(folder, name))
  const backup = `${file}.backup`
  const made = age(backup)
  return { folder, file, backup, made, kept: readFileSync(backup) }
}

const damageOf = (answer: DrillAnswer): Extract<DrillFault, { kind: 'drillDamaged' }> => {
  if (answer.ok || answer.error.kind !== 'drillDamaged') throw new Error(JSON.stringify(answer))
  return answer.error
}

/** The contents of all copies in a folder. */
const copiesIn = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.includes('.backup'))
    .map(name => readFileSync(path.join(folder, name)))

const inDatabase = (file: string, work: (database: InstanceType<typeof DatabaseSync>) => void) => {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF')
  work(database)
  database.close()
}

const HARMS: readonly (readonly [string, DecksDamage, (file: string) => void])[] = [
  ['empty', 'empty', file => writeFileSync(file, '')],
  [
    'without any table',
    'empty',
    file => {
      rmSync(file)
      inDatabase(file, database => database.exec('VACUUM'))
    },
  ],
  ['cut off in its first page', 'unreadable', file => truncateSync(file, 2000)],
  ['cut off after some pages', 'unreadable', file => truncateSync(file, 3 * 4096)],
  ['nothing but zeros', 'unreadable', file => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ['no database at all', 'unreadable', file => writeFileSync(file, 'no database'.repeat(1000))],
  [
    'damaged in the middle',
    'unreadable',
    file => {
      const bytes = readFileSync(file)
      bytes.fill(0xa5, 4096, bytes.length - 4096)
      writeFileSync(file, bytes)
    },
  ],
  [
    'without the table of answers',
    'incomplete',
    file => inDatabase(file, database => database.exec('DROP TABLE answers')),
  ],
  [
    'without a column',
    'incomplete',
    file => inDatabase(file, database => database.exec('ALTER TABLE cards DROP COLUMN lapses')),
  ],
  ['gone', 'missing', file => rmSync(file)],
  [
    'without cards that were there',
    'less',
    file =>
      inDatabase(file, database => database.exec('DELETE FROM answers; DELETE FROM cards WHERE id > 7')),
  ],
  [
    'without answers that were there',
    'less',
    file =>
      inDatabase(file, database =>
        database.exec(`DELETE FROM answers; UPDATE sqlite_sequence SET seq = 0 WHERE name = 'answers'`),
      ),
  ],
  [
    'without a deck that was there',
    'less',
    file =>
      inDatabase(file, database =>
        database.exec('DELETE FROM answers; DELETE FROM sessions; DELETE FROM cards; DELETE FROM decks'),
      ),
  ],
]

describe.each(HARMS)('a database that is %s, with a copy', (_, harm, spoil) => {
  test('is reported with its copy at every start, and no file is changed', async () => {
    const { folder, file, backup, made, kept } = await trained()
    spoil(file)
    const before = existsSync(file) ? readFileSync(file) : undefined
    for (let start = 0; start < 2; start++) {
      const { ask, close } = await aDrillStore(folder)
      for (const kind of ['state', 'next', 'state'] as const)
        expect(damageOf(ask({ kind }))).toEqual({
          kind: 'drillDamaged',
          harm,
          path: file,
          backups: [{ number: 1, made, decks: 1, cards: 60, answers: 10 }],
        })
      close()
    }
    expect(readFileSync(backup).equals(kept)).toBe(true)
    expect(existsSync(file) ? readFileSync(file).length : undefined).toEqual(before?.length)
    expect(readdirSync(folder).filter(name => /damaged|restored|new$/.test(name))).toEqual([])
  })

  test('is replaced by the copy at the user’s command and kept aside', async () => {
    const { folder, file, made, kept } = await trained()
    spoil(file)
    const before = existsSync(file) ? readFileSync(file) : undefined
    const { ask, order, restart } = await aDrillStore(folder)
    damageOf(ask({ kind: 'state' }))
    const state = order({ kind: 'restore', number: 1 })
    const aside = before ? `${file}.damaged` : null
    expect(state.decks).toMatchObject([{ id: 'deck', cards: 60, unasked: 50 }])
    expect(state.session!.verdicts).toHaveLength(10)
    expect(state.damage).toEqual({ kept: aside, restored: made })
    if (aside) expect(readFileSync(aside).length).toBe(before!.length)
    expect(copiesIn(folder).some(copy => copy.equals(kept))).toBe(true)
    restart()
    const after = order({ kind: 'state' })
    expect(after.decks).toEqual(state.decks)
    expect(after.damage).toBeNull()
  })
})

const ONE_OF_EACH = HARMS.filter(([, harm], place) => HARMS.findIndex(other => other[1] === harm) === place)

describe.each(ONE_OF_EACH)('a database that is %s', (_, harm, spoil) => {
  test('can be left unrestored, and the copy is kept permanently', async () => {
    const { folder, file, backup, kept } = await trained()
    spoil(file)
    const { ask, order, restart, clock } = await aDrillStore(folder)
    damageOf(ask({ kind: 'state' }))
    expect(order({ kind: 'withoutBackup' }).decks.map(({ cards }) => cards)).toEqual(
      harm === 'less' ? [expect.any(Number)].slice(0, order({ kind: 'state' }).decks.length) : [],
    )
    for (let day = 0; day < 4; day++) {
      order({ kind: 'put', deck: aDeck(['x', 'y'].slice(0, 1 + (day % 2)), { id: `new-${day}` }) })
      if (existsSync(backup)) age(backup, 2 - day)
      clock.now += DAY_MS
      restart()
      expect(order({ kind: 'state' }).decks.length).toBeGreaterThan(day)
      expect(copiesIn(folder).some(copy => copy.equals(kept))).toBe(true)
    }
    rmSync(file)
    restart()
    const { backups } = damageOf(ask({ kind: 'state' }))
    expect(backups[0]!.decks).toBeGreaterThanOrEqual(4)
    const old = backups.find(({ answers }) => answers === 10)!
    expect(old).toMatchObject({ decks: 1, cards: 60 })
    expect(order({ kind: 'restore', number: old.number }).decks).toMatchObject([{ id: 'deck', cards: 60 }])
    // The restored file is older than the latest copy, but the user is not asked again.
    restart()
    expect(order({ kind: 'state' }).decks).toMatchObject([{ id: 'deck', cards: 60 }])
  })
})

describe('an empty database', () => {
  test('is put aside and reported even without a copy', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'decks.sqlite')
    writeFileSync(file, '')
    const { order } = await aDrillStore(folder)
    expect(order({ kind: 'state' })).toMatchObject({
      decks: [],
      damage: { kept: `${file}.damaged`, restored: null },
    })
  })

  test('keeps its write-ahead log, which may hold all the data', async () => {
    const { folder, file } = await trained()
    writeFileSync(file, '')
    writeFileSync(`${file}-wal`, 'what was not in the file yet')
    const { order } = await aDrillStore(folder)
    order({ kind: 'restore', number: 1 })
    expect(readFileSync(`${file}.damaged-wal`, 'utf8')).toBe('what was not in the file yet')
  })

  test('raises no question when it is gone and its copy is empty', async () => {
    const folder = await scratchFolder()
    const one = await aDrillStore(folder)
    one.order({ kind: 'state' })
    one.close()
    copyFileSync(one.file, `${one.file}.backup`)
    rmSync(one.file)
    const { order } = await aDrillStore(folder)
    expect(order({ kind: 'state' })).toMatchObject({ decks: [], damage: null })
  })
})

describe('copies of a database', () => {
  const countIn = (file: string): readonly string[] => {
    const database = new DatabaseSync(file, { readOnly: true })
    const decks = database.prepare('SELECT id FROM decks WHERE isGone = 0 ORDER BY id').all() as {
      id: string
    }[]
    database.close()
    return decks.map(({ id }) => id)
  }
  const backupsIn = (folder: string) =>
    readdirSync(folder)
      .filter(name => name.startsWith('decks.sqlite.backup'))
      .map(name => [name.replace('decks.sqlite.', ''), countIn(path.join(folder, name))])

  test('are limited to the latest three if each holds everything from the one before', async () => {
    const folder = await scratchFolder()
    const { order, restart, clock, file } = await aDrillStore(folder)
    for (let day = 0; day < 6; day++) {
      order({ kind: 'put', deck: aDeck(['a'], { id: `deck-${day}` }) })
      if (existsSync(`${file}.backup`)) age(`${file}.backup`, 1 - day)
      clock.now += DAY_MS
      restart()
      order({ kind: 'state' })
    }
    expect(backupsIn(folder).map(([name, decks]) => [name, decks!.length])).toEqual([
      ['backup', 6],
      ['backup-2', 5],
      ['backup-3', 4],
    ])
  })

  test('are kept beyond the latest three if they hold a deck that the user has deleted', async () => {
    const folder = await scratchFolder()
    const { order, restart, clock, file } = await aDrillStore(folder)
    order({ kind: 'put', deck: aDeck(KEYS, { id: 'old' }) })
    restart()
    order({ kind: 'state' })
    order({ kind: 'remove', id: 'old', isGone: true })
    for (let day = 0; day < 6; day++) {
      order({ kind: 'put', deck: aDeck(['a'], { id: `deck-${day}` }) })
      age(`${file}.backup`, 1 - day)
      clock.now += DAY_MS
      restart()
      // Deleting a deck is not damage.
      expect(order({ kind: 'state' }).damage).toBeNull()
    }
    const kept = backupsIn(folder)
    expect(kept.map(([name]) => name)).toEqual(['backup', 'backup-2', 'backup-3', 'backup-4'])
    expect(kept.at(-1)![1]).toEqual(['old'])
  })

  test('are skipped if they are unreadable, and the next one is offered', async () => {
    const { folder, file, backup } = await trained()
    renameSync(backup, `${backup}-2`)
    writeFileSync(backup, 'no database'.repeat(1000))
    rmSync(file)
    const { ask } = await aDrillStore(folder)
    expect(damageOf(ask({ kind: 'state' })).backups).toMatchObject([{ number: 2, cards: 60 }])
    expect(readFileSync(backup, 'utf8')).toContain('no database')
  })

  test('of a newer program are neither offered nor overwritten', async () => {
    const { folder, file, backup } = await trained()
    inDatabase(backup, database => database.exec('PRAGMA user_version = 99'))
    const kept = readFileSync(backup)
    rmSync(file)
    const { ask } = await aDrillStore(folder)
    expect(ask({ kind: 'state' })).toEqual({ ok: false, error: { kind: 'drillNewer' } })
    expect(existsSync(file)).toBe(false)
    expect(readFileSync(backup).equals(kept)).toBe(true)
  })

  test('are not made of an empty database', async () => {
    const folder = await scratchFolder()
    const { order, restart } = await aDrillStore(folder)
    order({ kind: 'state' })
    restart()
    order({ kind: 'state' })
    expect(backupsIn(folder)).toEqual([])
  })
})

test('a database that breaks in use offers its copies', async () => {
  const { folder, file } = await trained()
  const { ask, order } = await aDrillStore(folder)
  order({ kind: 'state' })
  // This store has not cached what another store writes.
  const other = await aDrillStore(folder)
  other.order({ kind: 'rename', id: 'deck', name: 'Another name' })
  other.close()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096)
  writeFileSync(file, bytes)
  expect(damageOf(ask({ kind: 'state' }))).toMatchObject({
    harm: 'unreadable',
    backups: [{ cards: 60 }, { cards: 60 }],
  })
  expect(order({ kind: 'restore', number: 1 }).decks).toMatchObject([{ cards: 60 }])
})

test('restoring an undamaged database changes nothing', async () => {
  const { folder } = await trained()
  const { order } = await aDrillStore(folder)
  const before = order({ kind: 'state' })
  expect(order({ kind: 'restore', number: 1 })).toEqual(before)
  expect(order({ kind: 'withoutBackup' })).toEqual(before)
})
