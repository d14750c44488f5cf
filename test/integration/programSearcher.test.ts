import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { loadCore } from '../../electron/core/load'
import { valueArray } from '../../electron/engine/search/arrays'
import {
  openProgramSearcher,
  type ProgramSearcherOptions,
} from '../../electron/engine/search/programSearcher'
import type { SharedSearcher } from '../../electron/engine/search/searcher'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import { PATIENCE } from '../../electron/engine/uciClient/timeLimits'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayPositions'
import { programPath } from '../support/programPath'
import { faultyEngine, ownPath } from '../support/faultyEngine'
import { leftOf, processesOf } from '../support/processes'
import { silentLogger } from '../support/silentLogger'

const NODES = 3000
/** More nodes than any test waits for. */
const FOR_EVER = 1e12

const QUESTIONS = [0, 333, 518, 959].map(number => arrayOf(number)).concat(PLACED)
const STOPPED = { ok: false, error: { kind: 'stopped' } }

const core = loadCore()
const guard = orphanGuard(silentLogger)
let open: SharedSearcher[] = []

afterEach(async () => {
  await Promise.all(open.map(searcher => searcher.close()))
  open = []
})

const opened = (path: string, over: Partial<ProgramSearcherOptions> = {}) =>
  openProgramSearcher({ program: { path, args: [] }, values: {}, width: 1, core, guard, ...over })

const searcherOf = async (...asked: Parameters<typeof opened>): Promise<SharedSearcher> => {
  const searcher = unwrap(await opened(...asked))
  open.push(searcher)
  return searcher
}

for (const name of ['stockfish', 'fairy-stockfish'] as const)
  describe(name, { tags: [name] }, () => {
    const program = programPath(name)

    test('values an array the same in any order, beside another and after others', async () => {
      const one = await searcherOf(program)
      const values = await valuesOf(one, QUESTIONS, NODES)
      expect(await valuesOf(one, QUESTIONS.toReversed(), NODES)).toEqual(values.toReversed())
      expect(await valuesOf(await searcherOf(program, { width: 2 }), QUESTIONS, NODES)).toEqual(values)
      for (const { value, nodes, line } of values) {
        expect(Math.abs(value)).toBeLessThan(200)
        expect(nodes).toBeGreaterThanOrEqual(NODES)
        expect(line.length).toBeGreaterThan(0)
      }
    })

    test('ignores the counters of a FEN', async () => {
      const searcher = await searcherOf(program)
      const late = arrayAt('chess960', arrayOf(11).fen.replace(/0 1$/, '90 60'))
      const [early, again] = await valuesOf(searcher, [arrayOf(11), late], NODES)
      expect(again).toEqual(early)
    })

    test('cannot play a system whose castling is its own', async () => {
      const answer = await valueArray(await searcherOf(program), arrayOf(0, 'contemporary-random'), NODES)
      expect(answer).toEqual({
        ok: false,
        error: {
          kind: 'variantNotPlayed',
          engine: expect.stringContaining('ish') as string,
          variant: 'contemporary-random',
        },
      })
    })

    test('is restarted if it is killed while it works, and its array is searched again', async () => {
      const path = await ownPath(program)
      const searcher = await searcherOf(path)
      const [undisturbed] = await valuesOf(searcher, [PLACED], 200_000)
      const [pid] = processesOf(path)
      const asked = valuesOf(searcher, [PLACED], 200_000)
      process.kill(pid!, 'SIGKILL')
      expect(await asked).toEqual([undisturbed])
      expect(processesOf(path)).not.toContain(pid)
    })

    test('pauses while it is suspended, does not time out, and has the same result', async () => {
      const path = await ownPath(program)
      const patience = { ...PATIENCE, moveMs: 750 }
      const searcher = await searcherOf(path, { patience })
      const [undisturbed] = await valuesOf(searcher, [PLACED], NODES)
      const [pid] = processesOf(path)
      const state = async () => /\) (\w)/.exec(await readFile(`/proc/${pid}/stat`, 'latin1'))?.[1]
      const asked = valuesOf(searcher, [PLACED], NODES)
      searcher.allow(0)
      await expect.poll(state).toBe('T')
      // Other searches may take any time meanwhile, even longer than the patience for a move.
      const other = await searcherOf(program)
      await Promise.all([valuesOf(other, [PLACED], NODES), setTimeout(2 * patience.moveMs)])
      expect(await state()).toBe('T')
      searcher.allow(1)
      expect(await asked).toEqual([undisturbed])
    })

    test('ends with its searcher, even during a search', async () => {
      const path = await ownPath(program)
      const searcher = await searcherOf(path, { width: 2 })
      await valuesOf(searcher, QUESTIONS, 100)
      const asked = QUESTIONS.map(question => valueArray(searcher, question, FOR_EVER))
      searcher.stop()
      expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
      await valuesOf(searcher, [PLACED], 100)
      const again = valueArray(searcher, PLACED, FOR_EVER)
      await searcher.close()
      expect(await again).toEqual(STOPPED)
      expect(await leftOf(path)).toEqual([])
    })
  })

test(
  'the identity of a program includes its file and its settings, but not threads and hash',
  { tags: ['stockfish'] },
  async () => {
    const program = programPath('stockfish')
    const identityOf = async (values: ProgramSearcherOptions['values']) =>
      (await searcherOf(program, { values })).identity.eight
    const plain = await identityOf({})
    expect(plain).toContain(JSON.stringify(program))
    expect(await identityOf({ Threads: 2, Hash: 128 })).toBe(plain)
    expect(await identityOf({ 'Skill Level': 3 })).not.toBe(plain)
  },
)

test('the settings of the user take effect', { tags: ['stockfish'] }, async () => {
  const program = programPath('stockfish')
  const [full] = await valuesOf(await searcherOf(program), [PLACED], NODES)
  const [other] = await valuesOf(await searcherOf(program, { values: { 'Skill Level': 0 } }), [PLACED], NODES)
  expect(other).not.toEqual(full)
})

test(
  'a program that has not greeted yet does not delay closing, and is gone afterwards',
  { tags: ['stockfish'] },
  async () => {
    const path = await ownPath(programPath('stockfish'))
    const searcher = await searcherOf(path)
    const asked = valueArray(searcher, PLACED, NODES)
    await searcher.close()
    expect(await asked).toEqual(STOPPED)
    expect(processesOf(path)).toEqual([])
  },
)

describe('a program that fails', () => {
  /** For programs that know nothing of Chess960. */
  const ORDINARY = arrayOf(0, 'chess')
  const patience = { ...PATIENCE, moveMs: 200, stopMs: 200, greetingMs: 500 }

  test('is reported with its last words after three failures in a row', async () => {
    const path = await faultyEngine('crashes')
    const searcher = await searcherOf(path)
    const answers = await Promise.all([ORDINARY, ORDINARY].map(array => valueArray(searcher, array, NODES)))
    for (const answer of answers)
      expect(answer).toEqual({
        ok: false,
        error: {
          kind: 'engineFailed',
          engine: 'Crashes',
          detail: 'crash: exit code 3',
          said: expect.arrayContaining(['! assertion failed: bug']) as string[],
        },
      })
  })

  test('is reported if it falls silent', async () => {
    const path = await faultyEngine('quiet')
    const answer = await valueArray(await searcherOf(path, { patience }), ORDINARY, 1)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'engineFailed', engine: 'Quiet' } })
    expect(await leftOf(path)).toEqual([])
  })

  test('does not delay closing if it ignores stop', async () => {
    const path = await faultyEngine('ignoresStop')
    const searcher = await searcherOf(path)
    const asked = valueArray(searcher, ORDINARY, NODES)
    await searcher.close()
    expect(await asked).toEqual(STOPPED)
    expect(await leftOf(path)).toEqual([])
  })

  test('is reported before the first question if it is silent or missing', async () => {
    const mute = await opened(await faultyEngine('silent'), { patience })
    expect(mute).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed', detail: expect.stringMatching(/^stall/) as string },
    })
    const none = await opened('/no/such/engine')
    expect(none).toEqual({
      ok: false,
      error: { kind: 'engineFailed', engine: '/no/such/engine', detail: 'crash: ENOENT', said: ['> uci'] },
    })
  })
})
