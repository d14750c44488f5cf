// @module-tag stockfish
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { AnalysisRequest, AnalysisUpdate } from '@shared/ipc/engines'
import { unwrap } from '@shared/result'
import { BUILT_IN_ID } from '../../electron/engine/session/builtInProfile'
import { ENGINE_THREADS } from '../support/builtEngine'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

/*
 * Our own engine and stockfish side by side, while the user steps through a game faster than either answers.
 */

const GAME = { variant: 'chess960', options: [] } as const
const START = 'bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1'
const MOVES =
  'd2d4 d7d5 c2c4 e7e6 c4d5 e6d5 h1g3 h8g6 f2f4 g6f4 e2e4 d5e4 e1e4 e8e4 g3e4 g7g6 d1f3 f4e6'.split(' ')

interface Pair extends TestBackend {
  readonly engineIds: readonly string[]
  /** Starts an engine's analysis of the game after this many plies. */
  look(engineId: string, plies: number, over?: Partial<AnalysisRequest>): Promise<number>
  of(engineId: string): readonly AnalysisUpdate[]
  last(engineId: string): AnalysisUpdate | undefined
}

const aPair = async (): Promise<Pair> => {
  const backend = await testBackend(path.join(await scratchFolder(), 'user'), ENGINE_THREADS)
  const { id } = unwrap(await backend.addEngine(programPath('stockfish')))!
  const of = (engineId: string) =>
    backend.heard('analysis:update').filter(update => update.engineId === engineId)
  const look: Pair['look'] = async (engineId, plies, over = {}) => {
    const line = { ...GAME, startFen: START, moves: MOVES.slice(0, plies) }
    const wish = { multiPv: 3, limits: {}, searchMoves: [], threat: false }
    return unwrap(await backend.request('analysis:start', { engineId, ...line, ...wish, ...over }))
  }
  return { ...backend, engineIds: [BUILT_IN_ID, id], look, of, last: engineId => of(engineId).at(-1) }
}

/** The position after each ply, by our own rules. */
const positions = async (pair: Pair): Promise<readonly string[]> => {
  const fens = [START]
  for (const uci of MOVES)
    fens.push(unwrap(await pair.request('rules:play', { ...GAME, fen: fens.at(-1)! }, uci)).fen)
  return fens
}

const isDeep = (update: AnalysisUpdate | undefined, jobId: number | undefined) =>
  update?.jobId === jobId && update?.cached === false && (update.lines[0]?.depth ?? 0) >= 6

/** Checks that all moves of all lines are legal and written as our rules write them. */
const expectSound = async (pair: Pair, { fen, lines }: AnalysisUpdate) => {
  for (const { moves } of lines) {
    const ucis = moves.map(({ uci }) => uci)
    const played = unwrap(await pair.request('rules:line', { ...GAME, fen }, ucis))
    expect(played.map(({ san }) => san)).toEqual(moves.map(({ san }) => san))
  }
}

describe('two engines at once', () => {
  /** The number of engines that report on a step before the next one. */
  test.each([0, 1, 2])('follow a game that steps on once %d of them have reported', async speakers => {
    const pair = await aPair()
    const fens = await positions(pair)
    const asked = new Map<number, string>()
    const latest = new Map<string, number>()
    for (const plies of [...MOVES.keys(), ...[...MOVES.keys()].toReversed(), MOVES.length]) {
      for (const engineId of pair.engineIds) {
        const jobId = await pair.look(engineId, plies)
        asked.set(jobId, fens[plies]!)
        latest.set(engineId, jobId)
      }
      const haveSpoken = () => pair.engineIds.filter(id => pair.last(id)?.jobId === latest.get(id)).length
      await vi.waitUntil(() => haveSpoken() >= speakers, LONG_WAIT)
    }
    await vi.waitFor(() => {
      for (const engineId of pair.engineIds)
        expect(isDeep(pair.last(engineId), latest.get(engineId))).toBe(true)
    }, LONG_WAIT)
    for (const engineId of pair.engineIds) {
      const updates = pair.of(engineId)
      for (const { jobId, fen } of updates) expect(fen).toBe(asked.get(jobId))
      const jobs = updates.map(({ jobId }) => jobId)
      expect(jobs).toEqual(jobs.toSorted((a, b) => a - b))
      expect(pair.last(engineId)).toMatchObject({ fen: fens.at(-1), state: 'running' })
      for (const update of updates.slice(-20)) await expectSound(pair, update)
    }
    expect(pair.heard('engines:notice')).toEqual([])
  })

  test('analyze different positions, and stop one by one', async () => {
    const pair = await aPair()
    const fens = await positions(pair)
    const [own, other] = pair.engineIds as readonly [string, string]
    const pinned = await pair.look(own, 4)
    for (const plies of MOVES.keys()) await pair.look(other, plies)
    const last = await pair.look(other, MOVES.length)
    await vi.waitFor(
      () => expect([isDeep(pair.last(own), pinned), isDeep(pair.last(other), last)]).toEqual([true, true]),
      LONG_WAIT,
    )
    expect(new Set(pair.of(own).map(({ fen }) => fen))).toEqual(new Set([fens[4]]))

    await pair.request('analysis:stop', other)
    expect(pair.last(other)).toMatchObject({ jobId: last, state: 'stopped', fen: fens.at(-1) })
    const [heardOwn, heardOther] = [pair.of(own).length, pair.of(other).length]
    await vi.waitFor(() => expect(pair.of(own).length).toBeGreaterThan(heardOwn), LONG_WAIT)
    expect(pair.last(own)).toMatchObject({ jobId: pinned, state: 'running' })
    await pair.request('analysis:stop', own)
    const stopped = pair.of(own)
    expect(stopped.at(-1)).toMatchObject({ jobId: pinned, state: 'stopped' })
    // Once another job has ended, all late updates of both engines have arrived.
    const after = await pair.look(own, 0, { limits: { depth: 6 } })
    await vi.waitFor(
      () => expect(pair.last(own)).toMatchObject({ jobId: after, state: 'finished' }),
      LONG_WAIT,
    )
    expect(pair.of(own).filter(({ jobId }) => jobId === pinned)).toEqual(
      stopped.filter(({ jobId }) => jobId === pinned),
    )
    expect(pair.of(other)).toHaveLength(heardOther)
  })

  test('end with the last request after they are switched off, on, back and forth', async () => {
    const pair = await aPair()
    const fens = await positions(pair)
    const latest = new Map<string, number>()
    for (let round = 0; round < 15; round++)
      for (const engineId of pair.engineIds) {
        await pair.look(engineId, round % 5, { multiPv: 1 + (round % 4), limits: { depth: 40 } })
        if (round % 3 === 0) await pair.request('analysis:stop', engineId)
        if (round % 4 === 0)
          unwrap(await pair.request('engines:change', engineId, { values: { Hash: 1 + round } }))
        latest.set(engineId, await pair.look(engineId, 1 + (round % 7), { limits: { depth: 8 } }))
      }
    for (const engineId of pair.engineIds) {
      await vi.waitFor(
        () =>
          expect(pair.last(engineId)).toMatchObject({
            jobId: latest.get(engineId),
            state: 'finished',
            fen: fens[1 + (14 % 7)],
          }),
        LONG_WAIT,
      )
      expect(pair.last(engineId)!.lines).toHaveLength(3)
      await expectSound(pair, pair.last(engineId)!)
    }
    expect(pair.heard('engines:notice')).toEqual([])
  })
})
