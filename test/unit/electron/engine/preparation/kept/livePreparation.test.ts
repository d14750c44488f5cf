import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAX_EFFORT, WHOLE } from '@shared/preparation/effort'
import { DEFAULT_PREPARED_LINES, type PreparationJob } from '@shared/preparation/job'
import type { GrowthStep } from '@shared/preparation/step'
import { unwrap } from '@shared/result'
import { loadCore } from '../../../../../../electron/core/load'
import { openLive } from '../../../../../../electron/engine/preparation/kept/livePreparation'
import { progressLog } from '../../../../../../electron/engine/preparation/kept/progressLog'
import { scratchFolder } from '../../../../../support/scratchFolder'
import { silentLogger } from '../../../../../support/silentLogger'

const JOB: PreparationJob = {
  variant: 'chess',
  options: [],
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  color: 'white',
  margin: 5,
  depth: 60,
  lines: DEFAULT_PREPARED_LINES,
  mostEffort: MAX_EFFORT,
}

const opened = async (file: string) =>
  unwrap(await openLive(loadCore(), JOB, progressLog(file, silentLogger)))

const stepAt = (key: string): GrowthStep => ({
  key,
  found: { finding: { legal: 0, depth: 3, effort: 1, moves: [] }, nodes: 100 },
})

describe('a round of searches that is not finished', () => {
  test('leaves what was found for later, in this run and the next, and asks for the position again', async () => {
    const file = path.join(await scratchFolder(), 'log')
    const live = await opened(file)
    const asked = live.graph.next()!
    const step = stepAt(asked.key)
    unwrap(await live.write(live.beginRound(), { step, place: 0, of: 2 }))
    live.leave([asked], [step])
    expect(live.progress().positions).toBe(0)
    expect(live.foundEarlier(asked.key)).toEqual(step)
    expect(live.graph.next()).toBe(asked)

    const again = await opened(file)
    expect(again.progress().positions).toBe(0)
    expect(again.foundEarlier(asked.key)).toEqual(step)
    const round = again.beginRound()
    expect(round).toBeGreaterThan(1)
    unwrap(await again.write(round, { step, place: 0, of: 1 }))
    unwrap(await again.take([step]))
    expect(again.progress()).toEqual({ positions: 1, nodes: 100 })
    expect((await opened(file)).progress()).toEqual({ positions: 1, nodes: 100 })
  })
})

test('of an earlier version, which searched each position once, is read as what it is', async () => {
  const file = path.join(await scratchFolder(), 'log')
  const { graph } = await opened(file)
  const step = { key: graph.root, found: { finding: { legal: 20, depth: 3, moves: [] }, nodes: 100 } }
  await writeFile(file, `${JSON.stringify({ step, round: 1, place: 0, of: 1 })}\n`)
  const live = await opened(file)
  expect(live.progress()).toEqual({ positions: 1, nodes: 100 })
  expect(live.graph.entries.get(graph.root)).toMatchObject({ state: 'searched', legal: 20, effort: WHOLE })
})
