import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, err } from '@shared/result'
import type { Valued } from '@shared/report/examined'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import { numbersOf } from '../../../../../renderer/features/guessing/guessing'
import { useGuessingStore } from '../../../../../renderer/features/guessing/guessingStore'
import { refusesWhileGuessing } from '../../../../../renderer/features/guessing/feature'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useGameStore } from '../../../../../renderer/workbench/game'
import type { TabGuessing } from '@shared/ipc/contract'
import { read } from '@shared/ipc/read'
import { SESSION_TABS } from '@shared/ipc/session'
import { flatten } from '@shared/tree/flat'
import { useSessionStore } from '../../../../../renderer/workbench/session'
import { useTabGuessingsStore } from '../../../../../renderer/workbench/tabGuessings'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { aGame, line } from '../../../../support/aGame'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge

const GAME = aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3 b8c6:Nc6 f1b5:Bb5 a7a6:a6', { 2: 'f2f4:f4 e5f4:exf4' }))

/** Values in centipawns by the last move of the line. */
const WORTH: Readonly<Record<string, number>> = { e2e4: 30, g1f3: 30, b1c3: 30, f2f4: -400, f1b5: 30 }

const valued = (moves: readonly string[]): Valued => ({
  kind: 'searched',
  score: { kind: 'cp', value: WORTH[moves.at(-1)!] ?? 0 },
})

/** Waits for the other side's reply, which comes by itself after a while. */
const reply = async () => {
  await vi.advanceTimersByTimeAsync(1300)
}
const waited = async () => {
  await vi.advanceTimersByTimeAsync(20)
}

const begun = (side: 'white' | 'black' | 'both' = 'white', from = 0) => {
  const { id } = useDocumentsStore().add(GAME)
  const guessing = useGuessingStore()
  guessing.begin({ side, from })
  return { id, guessing }
}

const played = async (uci: string) => {
  void useGuessingStore().play(uci)
  await waited()
}

beforeEach(() => {
  vi.useFakeTimers()
  bridge = aWorkbench({
    'guessing:value': ({ moves }) => ok(valued(moves)),
    'guessing:leave': () => undefined,
  })
  useAnalysisStore()
})
afterEach(async () => {
  vi.useRealTimers()
  await settled()
})

/** Writes the state of a session to disk format and restores it in a tab of the next session. */
const afterRestart = async (game = GAME) => {
  const [kept] = [...useTabGuessingsStore().current.values()]
  const written = JSON.parse(JSON.stringify(kept)) as TabGuessing
  const tab = { at: [], orientation: 'white', seen: true, game: flatten(game), guessing: written } as const
  expect(read(SESSION_TABS, [tab])).toEqual({ ok: true, value: [tab] })
  bridge = aWorkbench({
    'guessing:value': ({ moves }) => ok(valued(moves)),
    'guessing:leave': () => undefined,
  })
  const guessing = useGuessingStore()
  await useSessionStore().restore([tab])
  return guessing
}

describe('a guessed game after a restart', () => {
  test('continues where it was, with all guesses', async () => {
    begun()
    await played('e2e4')
    await reply()
    await played('b1c3')
    useGuessingStore().hint()
    const before = useGuessingStore().standing
    const guessing = await afterRestart()
    expect(guessing.standing).toEqual(before)
    expect([guessing.isOn, useGameStore().path]).toEqual([true, ['e2e4', 'e7e5', 'g1f3']])
    await reply()
    expect(guessing.isHumanToMove).toBe(true)
    await played('f1b5')
    expect(guessing.standing).toMatchObject({ found: 2, tried: 3 })
  })

  test('asks again for a guess whose comparison was not finished', async () => {
    bridge.answer('guessing:value', () => new Promise(() => undefined))
    begun()
    await played('d2d4')
    expect(useGuessingStore().current?.guess?.uci).toBe('d2d4')
    const guessing = await afterRestart()
    expect([guessing.isHumanToMove, guessing.current?.guess]).toEqual([true, undefined])
  })

  test('shows a result that was not closed', async () => {
    begun()
    await played('e2e4')
    useGuessingStore().stop()
    const guessing = await afterRestart()
    expect([guessing.isOn, guessing.standing?.found]).toEqual([false, 1])
  })

  test('is abandoned with a notice when the line of the game has changed', async () => {
    begun()
    await played('e2e4')
    const guessing = await afterRestart(aGame(line('d2d4:d4')))
    expect(guessing.current).toBeUndefined()
    expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/has changed since/),
    ])
  })
})

describe('a guessed game', () => {
  test('continues by itself after a found move, without changing the game', async () => {
    const { guessing } = begun()
    expect([guessing.isOn, guessing.isHumanToMove, useAnalysisStore().isSuspended]).toEqual([
      true,
      true,
      true,
    ])
    await played('e2e4')
    expect(useGameStore().path).toEqual(['e2e4'])
    expect(guessing.isHumanToMove).toBe(false)
    await reply()
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5'])
    expect(guessing.isHumanToMove).toBe(true)
    expect(guessing.standing).toEqual({ score: 100, found: 1, tried: 1, hints: 0 })
    expect(useDocumentsStore().active?.game).toBe(GAME)
    expect(useDocumentsStore().active?.undo).toEqual([])
  })

  test('compares a different move with the game move in the same position', async () => {
    const { guessing } = begun('white', 2)
    await played('f2f4')
    expect(guessing.current?.attempts).toMatchObject([{ ply: 2, guess: { uci: 'f2f4' } }])
    expect(guessing.standing?.score).toBeLessThan(30)
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5', 'g1f3'])
    expect(bridge.askedFor('guessing:value').map(([{ moves }]) => moves.join(' '))).toEqual([
      'e2e4 e7e5 g1f3',
      'e2e4 e7e5 f2f4',
    ])
  })

  test('gives full points to a move of equal value', async () => {
    const { guessing } = begun('white', 2)
    await played('b1c3')
    expect(guessing.standing).toEqual({ score: 100, found: 0, tried: 1, hints: 0 })
  })

  test('gives half the points after a hint and none for a revealed move', async () => {
    const { guessing } = begun('both')
    guessing.hint()
    await played('e2e4')
    guessing.giveUp()
    expect(guessing.standing).toEqual({ score: 25, found: 1, tried: 2, hints: 1 })
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5'])
  })

  test('ends with the last move, and can be restarted and closed', async () => {
    const { guessing } = begun('black', 4)
    await reply()
    await played('a7a6')
    expect([guessing.isOn, guessing.current?.isOver]).toEqual([false, true])
    expect(bridge.askedFor('guessing:leave')).toHaveLength(1)
    guessing.again()
    expect([guessing.isOn, guessing.current?.attempts]).toEqual([true, []])
    guessing.stop()
    expect(guessing.isOn).toBe(false)
    guessing.close()
    expect(guessing.current).toBeUndefined()
    expect(useAnalysisStore().isSuspended).toBe(false)
  })

  test('waits in its tab while another tab is shown', async () => {
    const { id, guessing } = begun()
    await played('e2e4')
    useDocumentsStore().add(aGame(line('d2d4:d4')))
    expect(guessing.current).toBeUndefined()
    await reply()
    useDocumentsStore().activate(id)
    expect(guessing.standing?.tried).toBe(1)
    expect(guessing.isHumanToMove).toBe(true)
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5'])
    useDocumentsStore().close(id)
    await waited()
    expect(bridge.askedFor('guessing:leave')).toHaveLength(1)
  })

  test('keeps a guess that could not be compared, to retry or skip it', async () => {
    bridge.answer('guessing:value', () =>
      err({ kind: 'engineFailed', engine: 'Backrank', detail: 'exit 1', said: [] }),
    )
    const { guessing } = begun('white', 2)
    await played('f2f4')
    expect(guessing.current?.refusal).toEqual({
      kind: 'engineFailed',
      engine: 'Backrank',
      detail: 'exit 1',
      said: [],
    })
    expect(guessing.standing?.tried).toBe(0)
    bridge.answer('guessing:value', ({ moves }) => ok(valued(moves)))
    void guessing.retry()
    await waited()
    expect(guessing.standing?.tried).toBe(1)
    guessing.again()
    bridge.answer('guessing:value', () =>
      err({ kind: 'engineFailed', engine: 'Backrank', detail: 'exit 1', said: [] }),
    )
    guessing.again()
    await played('f2f4')
    guessing.skip()
    expect(guessing.standing).toEqual({ found: 0, tried: 1, hints: 0 })
  })

  test('follows the variation shown on the board', async () => {
    const { id } = useDocumentsStore().add(GAME)
    useDocumentsStore().go(id, ['e2e4', 'e7e5', 'f2f4'])
    const guessing = useGuessingStore()
    guessing.begin({ side: 'white', from: 2 })
    await played('f2f4')
    expect(guessing.standing?.found).toBe(1)
    await reply()
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5', 'f2f4', 'e5f4'])
    expect(guessing.isOn).toBe(false)
  })
})

describe('commands during a guessed game', () => {
  test.each([
    ['goNext', true],
    ['goLast', true],
    ['toggleEngine', true],
    ['analyzeGame', true],
    ['undo', true],
    ['publish', true],
    ['guessHint', false],
    ['flip', false],
    ['nextTab', false],
    ['save', false],
  ] as const)('%s is refused: %s', (id, isHeld) => {
    const { guessing } = begun()
    expect(refusesWhileGuessing(id)).toBe(isHeld)
    expect(useNoticesStore().toasts).toHaveLength(isHeld ? 1 : 0)
    guessing.stop()
    expect(refusesWhileGuessing(id)).toBe(false)
  })
})

test('move numbers map to the plies where they begin', () => {
  const nodes = [GAME.root]
  for (let node = GAME.root.children[0]; node; node = node.children[0]) nodes.push(node)
  expect([...numbersOf(nodes)]).toEqual([
    [1, 0],
    [2, 2],
    [3, 4],
  ])
})
