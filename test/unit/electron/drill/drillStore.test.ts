import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test } from 'vitest'
import { DAY_MS, type Zone } from '@shared/drill/days'
import type { DrillState } from '@shared/ipc/drill'
import { drillStore } from '../../../../electron/drill/store/drillStore'
import { aCard, aDeck } from '../../../support/aDeck'
import { aDrillStore, NOON } from '../../../support/aDrillStore'
import { scratchFolder } from '../../../support/scratchFolder'

const utc: Zone = () => 0
const MINUTE_MS = 60_000

const KEYS = ['a', 'b', 'c', 'd', 'e']

const asked = (state: DrillState) => state.session?.question?.content.key

describe('decks', () => {
  test('count due and new positions by the day', async () => {
    const { order, begin, answer, clock } = await aDrillStore()
    expect(order({ kind: 'put', deck: aDeck(KEYS) }, 3).decks).toMatchObject([
      { name: 'A deck', cards: 5, due: 0, fresh: 3, unasked: 5, next: null },
    ])
    begin()
    answer('right')
    expect(order({ kind: 'state' }, 3).decks).toMatchObject([{ due: 0, fresh: 2, unasked: 4 }])
    clock.now += 2 * DAY_MS
    const state = order({ kind: 'state' }, 3)
    expect(state.decks).toMatchObject([{ due: 1, fresh: 3 }])
    expect(state.forecast[0]).toBe(1)
  })

  test('keep the schedules and history of remaining positions when they are renewed', async () => {
    const { order, begin, answer, next, clock } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin()
    answer('right')
    next()
    answer('wrong')
    const renewed = order({ kind: 'put', deck: aDeck(['x', 'b', 'c'], { name: 'Other' }) })
    expect(renewed.decks).toMatchObject([{ name: 'Other', cards: 3, resting: 3, unasked: 2 }])
    clock.now += 20 * MINUTE_MS
    expect(order({ kind: 'state' }).decks).toMatchObject([{ due: 1 }])
    const question = next().session!.question!
    expect(question).toMatchObject({ content: { key: 'b' }, seen: 1, wrong: 1 })
    // Positions that are in the game again continue with their schedules.
    clock.now += 2 * DAY_MS
    const back = order({ kind: 'put', deck: aDeck(KEYS) })
    expect(back.decks).toMatchObject([{ cards: 5, resting: 1, due: 2 }])
  })

  test('take over changed moves when they are renewed', async () => {
    const { order, begin } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(['a']) })
    const moves = [{ uci: 'd2d4', san: 'd4', verdict: 'right' as const, line: '' }]
    order({ kind: 'put', deck: aDeck([], { cards: [aCard('a', { moves })] }) })
    expect(begin().session!.question!.content.moves).toEqual(moves)
  })

  test('gain added positions without losing others', async () => {
    const { order, begin, answer } = await aDrillStore()
    order({ kind: 'add', deck: aDeck(['a']) })
    begin()
    answer('right')
    expect(order({ kind: 'add', deck: aDeck(['a', 'b']) }).decks).toMatchObject([
      { cards: 2, resting: 0, unasked: 1 },
    ])
    expect(order({ kind: 'add', deck: aDeck(['c']) }).decks).toMatchObject([{ cards: 3, resting: 0 }])
  })

  test('can be renamed, deleted and restored with all answers', async () => {
    const { order, begin, answer, ask } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin()
    answer('right')
    expect(order({ kind: 'rename', id: 'deck', name: 'New' }).decks).toMatchObject([{ name: 'New' }])
    const gone = order({ kind: 'remove', id: 'deck', isGone: true })
    expect(gone.decks).toEqual([])
    expect(gone.answers).toHaveLength(1)
    expect(order({ kind: 'remove', id: 'deck', isGone: false }).decks).toMatchObject([{ unasked: 4 }])
    expect(ask({ kind: 'rename', id: 'none', name: 'x' })).toEqual({
      ok: false,
      error: { kind: 'drillGone' },
    })
  })
})

describe('a session', () => {
  test('asks due positions first, then new ones in game order, up to its length', async () => {
    const { order, begin, answer, next, clock } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    expect(asked(begin(1))).toBe('a')
    answer('right')
    expect(next().session).toMatchObject({ verdicts: ['right'], toCome: 0, question: null })
    clock.now += 3 * DAY_MS
    begin(3)
    const seen: (string | undefined)[] = [asked(order({ kind: 'state' }))]
    for (let place = 0; place < 2; place++) {
      answer('right')
      seen.push(asked(next()))
    }
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  test('keeps to the daily limit of new positions unless the user wants more', async () => {
    const { order, answer, begin } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    const choice = { deckIds: [], length: 20, more: false }
    expect(order({ kind: 'begin', choice: { id: 'one', ...choice } }, 1).session!.toCome).toBe(1)
    answer('right')
    expect(order({ kind: 'next' }, 1).session!.question).toBeNull()
    expect(asked(begin(20, true))).toBe('b')
  })

  test('repeats a wrongly answered position after its ten minutes', async () => {
    const { order, begin, answer, next, clock } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin()
    expect(answer('wrong').answers[0]).toMatchObject({ verdict: 'wrong', interval: 0 })
    expect(asked(next())).toBe('b')
    clock.now += 11 * MINUTE_MS
    answer('right')
    expect(asked(next())).toBe('a')
  })

  test('asks only from the chosen decks', async () => {
    const { order, begin } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(['a']) })
    order({ kind: 'put', deck: aDeck(['z'], { id: 'other' }) })
    expect(asked(begin(20, false, ['other']))).toBe('z')
    expect(begin().session!.toCome).toBe(2)
  })

  test('takes back its last answer along with the schedule', async () => {
    const { order, begin, answer, next, ask } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    const first = begin().session!.question
    answer('right')
    next()
    const back = order({ kind: 'undo' })
    expect(back.session).toMatchObject({ verdicts: [], question: first })
    expect(back.answers).toEqual([])
    expect(back.decks).toMatchObject([{ fresh: 5, unasked: 5 }])
    expect(ask({ kind: 'undo' })).toEqual({ ok: false, error: { kind: 'drillGone' } })
    // The next answer counts as if nothing had been taken back.
    expect(answer('right').session!.verdicts).toEqual(['right'])
  })

  test('continues after a restart where it was', async () => {
    const { order, begin, answer, next, restart } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin(4)
    answer('right')
    const before = next().session
    restart()
    expect(order({ kind: 'state' }).session).toEqual(before)
  })

  test('counts only one answer to a question', async () => {
    const { order, begin, answer, ask } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    const { cardId } = begin().session!.question!
    answer('right')
    const given = { cardId, verdict: 'right' as const, uci: null, san: null, isHinted: false, timeMs: 1 }
    expect(ask({ kind: 'answer', given })).toEqual({ ok: false, error: { kind: 'drillGone' } })
    expect(order({ kind: 'state' }).answers).toHaveLength(1)
  })

  test('omits suspended positions until they are resumed', async () => {
    const { order, begin, next } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(['a', 'b']) })
    const { cardId } = begin().session!.question!
    expect(order({ kind: 'suspend', cardId, isSuspended: true }).decks).toMatchObject([
      { cards: 2, suspended: 1, unasked: 1 },
    ])
    expect(asked(next())).toBe('b')
    expect(order({ kind: 'resume', deckId: 'deck' }).decks).toMatchObject([{ suspended: 0, unasked: 2 }])
  })

  test('keeps its answers when it ends', async () => {
    const { order, begin, answer } = await aDrillStore()
    order({ kind: 'put', deck: aDeck(KEYS) })
    begin()
    answer('right')
    const state = order({ kind: 'end' })
    expect(state.session).toBeNull()
    expect(state.decks).toMatchObject([{ unasked: 4 }])
  })
})

test('the statistics have the retention, the hardest positions and a forecast by day', async () => {
  const { order, begin, answer, next, clock } = await aDrillStore()
  order({ kind: 'put', deck: aDeck(KEYS) })
  begin()
  for (let place = 0; place < KEYS.length; place++) {
    answer('right')
    next()
  }
  expect(order({ kind: 'state' })).toMatchObject({ retention: [], hardest: [] })
  const forecast = order({ kind: 'state' }).forecast
  expect(forecast).toHaveLength(14)
  expect(forecast.reduce((sum, count) => sum + count)).toBe(KEYS.length)
  clock.now += 4 * DAY_MS
  begin()
  answer('wrong')
  next()
  const state = answer('right')
  expect(state.retention).toEqual([{ day: state.today, right: 1, total: 2 }])
  expect(state.hardest).toMatchObject([{ content: { key: 'a' }, seen: 2, wrong: 1, deckId: 'deck' }])
})

describe('the database of the decks', () => {
  test('is put aside when it is damaged and can be restored from its copy', async () => {
    const folder = await scratchFolder()
    const first = await aDrillStore(folder)
    first.order({ kind: 'put', deck: aDeck(KEYS) })
    first.close()
    // The next run finds it sound and keeps a copy.
    const second = await aDrillStore(folder)
    second.order({ kind: 'put', deck: aDeck(['z'], { id: 'later' }) })
    second.close()
    expect(existsSync(`${first.file}.backup`)).toBe(true)

    writeFileSync(first.file, 'no database at all, and long enough to be read as a page of one'.repeat(100))
    const third = await aDrillStore(folder)
    expect(third.ask({ kind: 'state' })).toMatchObject({
      error: { kind: 'drillDamaged', harm: 'unreadable' },
    })
    const state = third.order({ kind: 'restore', number: 1 })
    expect(state.decks.map(({ id }) => id)).toEqual(['deck'])
    expect(state.damage).toMatchObject({
      kept: `${first.file}.damaged`,
      restored: expect.any(Number) as number,
    })
    expect(readFileSync(`${first.file}.damaged`, 'utf8')).toContain('no database at all')
    third.close()

    // A second damaged file does not overwrite the first.
    writeFileSync(first.file, 'broken again'.repeat(500))
    const fourth = await aDrillStore(folder)
    expect(fourth.ask({ kind: 'state' })).toMatchObject({ error: { kind: 'drillDamaged' } })
    expect(fourth.order({ kind: 'restore', number: 1 }).damage!.kept).toBe(`${first.file}.damaged-2`)
    expect(existsSync(`${first.file}.damaged`)).toBe(true)
  })

  test('starts empty when the copy is unreadable, too', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'decks.sqlite')
    writeFileSync(file, 'broken'.repeat(500))
    writeFileSync(`${file}.backup`, 'broken as well'.repeat(500))
    const { order } = await aDrillStore(folder)
    expect(order({ kind: 'state' })).toMatchObject({
      decks: [],
      damage: { kept: `${file}.damaged`, restored: null },
    })
    expect(order({ kind: 'put', deck: aDeck(KEYS) }).decks).toHaveLength(1)
  })

  test('is not copied again while its copy is fresh', async () => {
    const folder = await scratchFolder()
    const { file, order, close } = await aDrillStore(folder)
    order({ kind: 'put', deck: aDeck(KEYS) })
    close()
    for (const age of [0, 2]) {
      const { order: ask, close: end } = await aDrillStore(folder)
      ask({ kind: 'state' })
      end()
      const made = new Date(NOON - age * DAY_MS)
      if (age === 0) utimesSync(`${file}.backup`, made, made)
      else expect(statSync(`${file}.backup`).mtimeMs).toBe(NOON)
    }
  })

  test('is left alone when a newer program has written it', async () => {
    const folder = await scratchFolder()
    const { file, order, close } = await aDrillStore(folder)
    order({ kind: 'put', deck: aDeck(KEYS) })
    close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    const { ask } = await aDrillStore(folder)
    expect(ask({ kind: 'state' })).toEqual({ ok: false, error: { kind: 'drillNewer' } })
    expect(existsSync(`${file}.damaged`)).toBe(false)
  })

  test('reports a fault when it cannot be opened', async () => {
    const blocking = path.join(await scratchFolder(), 'in')
    writeFileSync(blocking, '')
    const options = { now: () => NOON, zone: utc, onTrouble: () => undefined }
    const store = drillStore({ file: path.join(blocking, 'the', 'way', 'decks.sqlite'), ...options })
    expect(store.carryOut({ kind: 'state' }, 10)).toMatchObject({ ok: false, error: { kind: 'drillFailed' } })
  })
})

test('handles a deck of ten thousand positions', async () => {
  const { order, begin, answer, next, clock } = await aDrillStore()
  const keys = Array.from({ length: 10_000 }, (_, place) => `position ${place}`)
  const timed = <T>(name: string, work: () => T): T => {
    const since = performance.now()
    const done = work()
    console.info(`10,000 positions, ${name}: ${Math.round(performance.now() - since)} ms`)
    return done
  }
  timed('made', () => order({ kind: 'put', deck: aDeck(keys) }))
  timed('renewed', () => order({ kind: 'put', deck: aDeck(keys) }))
  timed('session begun', () => begin(100, true))
  timed('20 answers', () => {
    for (let place = 0; place < 20; place++) {
      answer(place % 5 === 0 ? 'wrong' : 'right')
      next()
    }
  })
  clock.now += 5 * DAY_MS
  const state = timed('looked at', () => order({ kind: 'state' }))
  expect(state.decks).toMatchObject([{ cards: 10_000, due: 20 }])
}, 60_000)
