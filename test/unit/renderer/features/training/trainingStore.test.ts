import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayedMove, TrainingHistory, TrainingRecord, TrainingUpdate } from '@shared/ipc/contract'
import type { PlayRequest } from '@shared/ipc/play'
import { err, ok } from '@shared/result'
import { averageOf } from '../../../../../renderer/features/training/training'
import { useTrainingHistoryStore } from '../../../../../renderer/features/training/trainingHistoryStore'
import { useTrainingStore } from '../../../../../renderer/features/training/trainingStore'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

/** The positions of the published setup of throw 4532, by the number of plies. */
const FENS = [
  '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
  '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1',
  '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2',
  '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BBNR2R[QNKqrnk] b - - 0 2',
  'r1b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BBNR2R[QNKqnk] w - - 0 3',
  'r1b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqnk] b - - 0 3',
  'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4',
  'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] b KQ - 0 4',
  'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5',
] as const
const UCIS = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8'] as const

const move = (ply: number): PlayedMove => ({
  uci: UCIS[ply]!,
  san: UCIS[ply]!,
  kind: 'placement',
  fen: FENS[ply + 1]!,
  check: false,
})

let bridge: MemoryBridge
let kept: TrainingHistory

beforeEach(() => {
  kept = { records: [], damaged: null }
  bridge = aWorkbench({
    'rules:play': ({ fen }) => ok(move(FENS.findIndex(one => one === fen))),
    'rules:line': (_, ucis) => ok(ucis.map((_uci, ply) => move(ply))),
    'play:move': ({ moves }: PlayRequest) => ok(move(moves.length)),
    'play:cancel': () => undefined,
    'training:follow': () => ok(undefined),
    'training:leave': () => undefined,
    'training:history': () => kept,
    'training:keep': records => (kept = { ...kept, records: [...records, ...kept.records] }),
    'training:forget': ids =>
      (kept = { ...kept, records: kept.records.filter(({ id }) => !ids.includes(id)) }),
  })
})
afterEach(settled)

const begun = async (human: 'white' | 'black' = 'white') => {
  const store = useTrainingStore()
  await store.begin('fischer-benko', FENS[0], human, 6)
  await settled()
  return store
}

const placeAll = async (human: 'white' | 'black' = 'white') => {
  const store = await begun(human)
  for (const [ply, uci] of UCIS.entries())
    if ((ply % 2 === 0) === (human === 'white')) {
      await store.play(uci)
      await settled()
    }
  return store
}

const resultFor = (id: string): TrainingUpdate => ({
  id,
  progress: { priced: 8, played: 8, arrays: 216, searched: 216 },
  result: {
    error: 26,
    setup: {
      value: 86,
      isThrow: true,
      skipped: 0,
      turns: [0, 0, 64, 0, 37, 57, 12, 107].map((cost, ply) => ({
        turn: ply % 2 ? 'black' : 'white',
        value: [86, 86, 22, 22, -15, 42, 30, 137][ply]!,
        cost,
        isBest: cost === 0,
        better: [],
      })),
    },
  },
})

describe('a training', () => {
  test('lets the engine place on its turns, and is evaluated after each ply', async () => {
    const store = await placeAll()
    expect(store.isOver).toBe(true)
    expect(store.training!.turns.map(({ uci }) => uci)).toEqual(UCIS)
    const followed = bridge.askedFor('training:follow').map(([{ moves }]) => moves.length)
    expect(followed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(bridge.askedFor('play:move').map(([{ moves, level }]) => [moves.length, level])).toEqual([
      [1, 6],
      [3, 6],
      [5, 6],
      [7, 6],
    ])
  })

  test('ends with hidden pairs when the last turn is simultaneous', async () => {
    bridge.answer('rules:legal', ({ fen }) => {
      const uci = UCIS[FENS.findIndex(one => one === fen)]
      return ok({
        fen,
        moves: uci === undefined ? [] : [{ uci, san: uci, kind: 'placement' as const }],
        check: false,
        warnings: [],
      })
    })
    bridge.answer('rules:line', (_, ucis) => ok(ucis.map((_uci, at) => move(UCIS.length - ucis.length + at))))
    bridge.answer('play:move', ({ moves, pairOf }) => ok(move(pairOf ? 7 : moves.length)))
    const store = useTrainingStore()
    await store.begin('fischer-benko', FENS[0], 'white', 6, 'simultaneous')
    await settled()
    for (const uci of [UCIS[0], UCIS[2], UCIS[4]]) {
      await store.play(uci)
      await settled()
    }
    expect(bridge.askedFor('play:move').map(([{ pairOf, moves }]) => [pairOf, moves.length])).toEqual([
      [undefined, 1],
      [undefined, 3],
      [undefined, 5],
      ['black', 6],
    ])
    expect([store.training!.turns.length, store.pair.turn.value]).toEqual([6, 'white'])
    expect(useSettingsStore().settings.training?.moves).toHaveLength(6)
    store.pair.enter(1)
    await settled()
    expect(store.training!.turns.map(({ uci }) => uci)).toEqual(UCIS)
    expect(bridge.askedFor('training:follow').at(-1)![0]).toMatchObject({ reading: 'simultaneous' })
  })

  test('begins with the engine when the user has Black', async () => {
    const store = await begun('black')
    expect(store.training!.turns.map(({ uci }) => uci)).toEqual(['R@h1'])
    expect(store.isHumanToMove).toBe(true)
    expect(store.orientation).toBe('black')
  })

  test('accepts no move out of turn', async () => {
    const store = await placeAll()
    await store.play('Q@a1')
    expect(store.training!.turns).toHaveLength(8)
  })

  test('waits when the engine fails, and can ask again', async () => {
    bridge.answer('play:move', () => err({ kind: 'engineFailed', detail: 'no threads' }))
    const store = await begun('black')
    expect(store.refusal).toEqual({ kind: 'engineFailed', detail: 'no threads' })
    bridge.answer('play:move', () => ok(move(0)))
    await store.askAgain()
    expect(store.refusal).toBeUndefined()
    expect(store.training!.turns).toHaveLength(1)
  })

  test('says why it is not evaluated', async () => {
    bridge.answer('training:follow', () => err({ kind: 'unknownEngine', engineId: 'x' }))
    const store = await begun()
    expect(store.failure).toEqual({ kind: 'unknownEngine', engineId: 'x' })
  })

  test('can be restored after it was ended', async () => {
    const store = await begun()
    await store.play(UCIS[0])
    await settled()
    await store.leave()
    expect(store.training).toBeUndefined()
    expect(useSettingsStore().settings.training).toBeNull()
    useNoticesStore().act(useNoticesStore().toasts.at(-1)!.id)
    await settled()
    expect(store.training!.turns).toHaveLength(2)
  })

  test('continues in the next session', async () => {
    const store = await begun()
    await store.play(UCIS[0])
    await settled()
    const draft = useSettingsStore().settings.training!
    expect(draft.moves).toEqual(UCIS.slice(0, 2))
    const { settings } = useSettingsStore()
    bridge = aWorkbench({
      'rules:line': (_, ucis) => ok(ucis.map((_uci, ply) => move(ply))),
      'training:follow': () => ok(undefined),
    })
    useSettingsStore().receive(settings)
    const next = useTrainingStore()
    await next.resume()
    expect(next.training!.turns.map(({ uci }) => uci)).toEqual(UCIS.slice(0, 2))
    expect(next.isHumanToMove).toBe(true)
  })
})

describe('the result of a training', () => {
  test('is saved once, with the cost for each side', async () => {
    const store = await placeAll('black')
    const { id } = store.training!
    bridge.send('training:update', resultFor(id))
    store.receive(resultFor(id))
    store.receive(resultFor(id))
    await settled()
    expect(bridge.askedFor('training:keep')).toHaveLength(1)
    expect(kept.records[0]).toMatchObject({
      id,
      human: 'black',
      given: { white: 113, black: 164 },
      moves: UCIS,
      value: 86,
    })
  })

  test('is not saved again after its score was deleted', async () => {
    const store = await placeAll()
    store.receive(resultFor(store.training!.id))
    await settled()
    await useTrainingHistoryStore().forget(kept.records)
    expect(kept.records).toEqual([])
    expect(useSettingsStore().settings.training).toMatchObject({ isScored: true })
    store.receive(resultFor(store.training!.id))
    await settled()
    expect(kept.records).toEqual([])
    useNoticesStore().act(useNoticesStore().toasts.at(-1)!.id)
    await settled()
    expect(kept.records).toHaveLength(1)
  })

  test('is ignored if it belongs to another training', async () => {
    const store = await placeAll()
    store.receive(resultFor('other'))
    expect(store.result).toBeUndefined()
  })
})

test('averages cover the latest results, and are undefined without results', () => {
  const record = (score: number, white: number) =>
    ({ score, human: 'white', given: { white, black: 999 } }) as TrainingRecord
  const records = [record(90, 60), record(70, 120), record(20, 300)]
  expect(averageOf([])).toBeUndefined()
  expect(averageOf(records, 2)).toEqual({ count: 2, score: 80, given: 90 })
  expect(averageOf(records)).toEqual({ count: 3, score: 60, given: 160 })
})
