import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { SEARCH_THREADS, mortalQuestionWorker } from '../support/builtSearchers'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend } from '../support/testBackend'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const backend = async () => testBackend(await scratchFolder(), SEARCH_THREADS)

const chessLine = (moves: string) => ({
  variant: 'chess' as const,
  options: [],
  startFen: START,
  moves: moves.split(' '),
})

describe('the value of a guessed move', () => {
  test('is the same each time, and worse for a blunder', async () => {
    const one = await backend()
    const good = unwrap(await one.request('guessing:value', chessLine('e2e4 e7e5 g1f3')))
    const bad = unwrap(await one.request('guessing:value', chessLine('e2e4 e7e5 d1h5 b8c6 h5e5')))
    expect(good).toMatchObject({ kind: 'searched', score: { kind: 'cp' } })
    expect(bad?.kind === 'searched' && bad.score.value).toBeLessThan(-500)
    await one.dispose()
    const other = await backend()
    expect(unwrap(await other.request('guessing:value', chessLine('e2e4 e7e5 g1f3')))).toEqual(good)
  })

  test('needs no search if the rules end the game', async () => {
    const one = await backend()
    expect(unwrap(await one.request('guessing:value', chessLine('f2f3 e7e5 g2g4 d8h4')))).toEqual({
      kind: 'ended',
      winner: 'black',
    })
  })

  test('does not exist during the setup', async () => {
    const one = await backend()
    const line = { variant: 'fischer-benko' as const, options: [], startFen: THROW, moves: [] }
    expect(unwrap(await one.request('guessing:value', line))).toBeNull()
  })

  test('is refused for an illegal line', async () => {
    const one = await backend()
    expect(await one.request('guessing:value', chessLine('e2e5'))).toEqual({
      ok: false,
      error: { kind: 'illegalPosition', detail: START },
    })
  })

  test('is cancelled when it is no longer needed, and can be requested again', async () => {
    const one = await backend()
    const waiting = one.request('guessing:value', chessLine('d2d4 d7d5 c2c4'))
    await one.request('guessing:leave')
    expect(unwrap(await waiting)).toBeNull()
    expect(unwrap(await one.request('guessing:value', chessLine('d2d4 d7d5 c2c4')))?.kind).toBe('searched')
  })

  test('is an error with the reason if the engine fails', async () => {
    const folder = await scratchFolder()
    const flag = path.join(folder, 'flag')
    await writeFile(flag, '')
    const questionWorker = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, false)
    const one = await testBackend(folder, { ...SEARCH_THREADS, questionWorker })
    const answer = await one.request('guessing:value', chessLine('e2e4'))
    expect(answer).toMatchObject({ ok: false, error: { kind: 'engineFailed' } })
  })
})
