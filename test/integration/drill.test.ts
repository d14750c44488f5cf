import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { aDeck } from '../support/aDeck'
import { START_FEN } from '../support/aGame'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const THREADS = { ...SEARCH_THREADS, drillStoreWorker: programFile('drillStoreWorker') }
const store = pathToFileURL(programFile('drillStore')).href

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const SESSION = { id: 'session', deckIds: [], length: 20, more: false }

const tried = (right: string, move: string, fen = START_FEN) => ({
  ...{ variant: 'chess' as const, options: [], fen, right, tried: move },
})

describe('decks requested by the page', () => {
  test('survive a restart, with the running session', async () => {
    const folder = await scratchFolder()
    const one = await testBackend(folder, THREADS)
    expect(unwrap(await one.request('drill:state'))).toMatchObject({ decks: [], session: null, damage: null })
    unwrap(await one.request('drill:put', aDeck(['a', 'b', 'c'])))
    const begun = unwrap(await one.request('drill:begin', SESSION))
    const { cardId } = begun.session!.question!
    const given = { cardId, verdict: 'right' as const, uci: 'e2e4', san: 'e4', isHinted: false, timeMs: 900 }
    unwrap(await one.request('drill:answer', given))
    const before = unwrap(await one.request('drill:next'))
    await one.dispose()

    const other = await testBackend(folder, THREADS)
    const after = unwrap(await other.request('drill:state'))
    expect(after).toEqual({ ...before, session: { ...before.session!, question: before.session!.question } })
    expect(unwrap(await other.request('drill:undo')).session!.verdicts).toEqual([])
    unwrap(await other.request('drill:rename', 'deck', 'Another name'))
    unwrap(await other.request('drill:remove', 'deck', true))
    expect(unwrap(await other.request('drill:remove', 'deck', false)).decks).toMatchObject([
      { name: 'Another name', cards: 3 },
    ])
    unwrap(await other.request('drill:suspend', cardId, true))
    expect(unwrap(await other.request('drill:resume', 'deck')).decks).toMatchObject([{ suspended: 0 }])
    expect(unwrap(await other.request('drill:end')).session).toBeNull()
  })

  test('follow the setting for new cards a day', async () => {
    const one = await testBackend(await scratchFolder(), THREADS)
    await one.request('settings:update', { drill: { length: 20, newADay: 1 } })
    const made = unwrap(await one.request('drill:put', aDeck(['a', 'b', 'c'])))
    expect(made.decks).toMatchObject([{ fresh: 1, unasked: 3 }])
  })

  test('are refused if they are invalid', async () => {
    const one = await testBackend(await scratchFolder(), THREADS)
    const deck = aDeck(['a'])
    for (const wrong of [
      { ...deck, name: '' },
      { ...deck, id: '../deck' },
      { ...deck, cards: [{ ...deck.cards[0]!, moves: [] }] },
      { ...deck, cards: 'all' },
    ])
      await expect(one.ask('drill:put', [wrong])).rejects.toThrow()
    expect(unwrap(await one.request('drill:state')).decks).toEqual([])
  })

  test('are put aside and reported if they cannot be read', async () => {
    const folder = await scratchFolder()
    writeFileSync(path.join(folder, 'decks.sqlite'), 'no database'.repeat(500))
    const one = await testBackend(folder, THREADS)
    expect(unwrap(await one.request('drill:state'))).toMatchObject({
      decks: [],
      damage: { kept: path.join(folder, 'decks.sqlite.damaged'), restored: null },
    })
  })

  test('report a failure if their thread cannot start', async () => {
    const one = await testBackend(await scratchFolder(), { ...THREADS, drillStoreWorker: 'no worker' })
    expect(await one.request('drill:state')).toMatchObject({ ok: false, error: { kind: 'drillFailed' } })
  })
})

test('a recorded answer survives a kill', async () => {
  const file = path.join(await scratchFolder(), 'decks.sqlite')
  const program = `
    const { drillStore } = await import(${JSON.stringify(store)})
    const store = drillStore({ file: ${JSON.stringify(file)}, now: Date.now, zone: () => 0, onTrouble: console.error })
    store.carryOut({ kind: 'put', deck: ${JSON.stringify(aDeck(['a', 'b']))} }, 10)
    const begun = store.carryOut({ kind: 'begin', choice: ${JSON.stringify(SESSION)} }, 10)
    const given = { cardId: begun.value.session.question.cardId, verdict: 'wrong', uci: null, san: null, isHinted: false, timeMs: 5 }
    const answered = store.carryOut({ kind: 'answer', given }, 10)
    if (!answered.ok) process.exit(3)
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => setInterval(() => undefined, 1000))
  `
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program])
  expect(signal, stderr.toString()).toBe('SIGKILL')
  const one = await testBackend(path.dirname(file), THREADS)
  expect(unwrap(await one.request('drill:state'))).toMatchObject({
    session: { verdicts: ['wrong'] },
    answers: [{ verdict: 'wrong' }],
  })
})

describe('a move outside the tree', () => {
  test('is judged against the right move, always the same, with its refutation', async () => {
    const one = await testBackend(await scratchFolder(), THREADS)
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
    const bad = await one.request('drill:judge', tried('g1f3', 'd1h5', fen))
    const worse = await one.request('drill:judge', tried('g1f3', 'd1g4', fen))
    expect(bad!.loss).toBeGreaterThan(0)
    expect(worse!.line.split(' ').length).toBeGreaterThan(1)
    expect(worse!.reply).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    const other = await testBackend(await scratchFolder(), THREADS)
    expect(await other.request('drill:judge', tried('g1f3', 'd1g4', fen))).toEqual(worse)
  })

  test('loses nothing if it is the right move', async () => {
    const one = await testBackend(await scratchFolder(), THREADS)
    expect((await one.request('drill:judge', tried('e2e4', 'e2e4')))!.loss).toBe(0)
  })

  test('is not judged in a setup phase, or if it is illegal', async () => {
    const one = await testBackend(await scratchFolder(), THREADS)
    const placement = { ...tried('N@d1', 'R@d1', THROW), variant: 'fischer-benko' as const }
    expect(await one.request('drill:judge', placement)).toBeNull()
    expect(await one.request('drill:judge', tried('e2e4', 'e2e5'))).toBeNull()
  })
})
