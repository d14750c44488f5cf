import { readFile, writeFile } from 'node:fs/promises'
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

/** The searches in a log. */
const linesOf = async (file: string) =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map(text => {
      const { step, ...line } = JSON.parse(text) as {
        step: GrowthStep
        round: number
        place: number
        of: number
      }
      return { ...line, key: step.key }
    })

const stepAt = (key: string): GrowthStep => ({
  key,
  found: { finding: { legal: 0, depth: 3, effort: 1, moves: [] }, nodes: 100 },
})

describe('an unfinished round of searches', () => {
  test('keeps its results for this run and the next, and asks for the position again', async () => {
    const file = path.join(await scratchFolder(), 'log')
    const live = await opened(file)
    const asked = live.graph.next()!
    const step = stepAt(asked.key)
    unwrap(await live.write(live.beginRound([asked.key, 'other']), { step, place: 0, of: 2 }))
    live.leave([asked], [step])
    expect(live.progress().positions).toBe(0)
    expect(live.foundEarlier(asked.key)).toEqual(step)
    expect(live.graph.next()).toBe(asked)

    const again = await opened(file)
    expect(again.progress().positions).toBe(0)
    expect(again.foundEarlier(asked.key)).toEqual(step)
    const round = again.beginRound([asked.key])
    expect(round).toBeGreaterThan(1)
    unwrap(await again.write(round, { step, place: 0, of: 1 }))
    unwrap(await again.take([step]))
    expect(again.progress()).toEqual({ positions: 1, nodes: 100 })
    expect((await opened(file)).progress()).toEqual({ positions: 1, nodes: 100 })
  })

  test('continues as the same round for the same positions and is written once', async () => {
    const file = path.join(await scratchFolder(), 'log')
    const live = await opened(file)
    const { root } = live.graph
    const keys = ['first', root]
    const [first, second] = [stepAt('first'), stepAt(root)]
    unwrap(await live.write(live.beginRound(keys), { step: second, place: 1, of: 2 }))
    for (const one of [live, await opened(file)]) {
      const round = one.beginRound(keys)
      expect(round).toBe(1)
      unwrap(await one.write(round, { step: second, place: 1, of: 2 }))
    }
    expect(await linesOf(file)).toEqual([{ round: 1, place: 1, of: 2, key: root }])
    const again = await opened(file)
    unwrap(await again.write(again.beginRound(keys), { step: first, place: 0, of: 2 }))
    expect(await linesOf(file)).toHaveLength(2)
    // The round is complete, no matter which run wrote it, and it is finished.
    const whole = await opened(file)
    expect(whole.progress()).toEqual({ positions: 1, nodes: 100 })
    expect(whole.beginRound(keys)).toBe(2)
  })

  test.each([
    ['other positions', ['first', 'another']],
    ['more positions', ['first', 'second', 'third']],
  ])('is followed by a new round for %s', async (_, keys) => {
    const file = path.join(await scratchFolder(), 'log')
    const live = await opened(file)
    const step = stepAt('second')
    unwrap(await live.write(live.beginRound(['first', 'second']), { step, place: 1, of: 2 }))
    expect((await opened(file)).beginRound(keys)).toBe(2)
    expect(live.beginRound(keys)).toBe(2)
  })
})

test('a log of an earlier version, which searched each position once, is read with the whole effort', async () => {
  const file = path.join(await scratchFolder(), 'log')
  const { graph } = await opened(file)
  const step = { key: graph.root, found: { finding: { legal: 20, depth: 3, moves: [] }, nodes: 100 } }
  await writeFile(file, `${JSON.stringify({ step, round: 1, place: 0, of: 1 })}\n`)
  const live = await opened(file)
  expect(live.progress()).toEqual({ positions: 1, nodes: 100 })
  expect(live.graph.entries.get(graph.root)).toMatchObject({ state: 'searched', legal: 20, effort: WHOLE })
})
