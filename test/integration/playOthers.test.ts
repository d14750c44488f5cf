// @module-tag stockfish
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PlayRequest } from '@shared/ipc/play'
import { unwrap } from '@shared/result'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { ENGINE_THREADS } from '../support/builtEngine'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

/* Practice games against an engine that the user has added. */

const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const aBackend = async () => {
  const backend = await testBackend(path.join(await scratchFolder(), 'user'), {
    ...ENGINE_THREADS,
    ...SEARCH_THREADS,
  })
  const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
  const asked = (over: Partial<PlayRequest>): PlayRequest => ({
    gameId: 'game-1',
    variant: 'chess960',
    options: [],
    startFen: MATE_IN_ONE,
    moves: [],
    level: 1,
    engineId: id,
    clock: { whiteMs: 6000, blackMs: 6000, incrementMs: 0 },
    ...over,
  })
  return { backend, asked }
}

describe('an engine added by the user', () => {
  test('moves in a practice game', async () => {
    const { backend, asked } = await aBackend()
    expect(unwrap(await backend.request('play:move', asked({})))).toMatchObject({
      san: 'Ra8#',
      score: { kind: 'mate', value: 1 },
    })
  })

  test('has its pieces placed by our engine', async () => {
    const { backend, asked } = await aBackend()
    const placed = await backend.request('play:move', asked({ variant: 'fischer-benko', startFen: THROW }))
    expect(unwrap(placed)?.kind).toBe('placement')
  })

  test('is reported if it is gone or does not know the rules', async () => {
    const { backend, asked } = await aBackend()
    expect(await backend.request('play:move', asked({ engineId: 'gone' }))).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed', detail: 'there is no engine gone any longer' },
    })
    const leap = 'rkbnqbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBNQBNR w KQkq - 0 1 K/K'
    expect(
      await backend.request('play:move', asked({ variant: 'contemporary-random', startFen: leap })),
    ).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed', detail: 'the engine does not know the rules of this game' },
    })
  })
})
