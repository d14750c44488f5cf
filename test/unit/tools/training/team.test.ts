import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildTrainingCore } from '../../../../tools/training/buildCore.mjs'
import { aTeam } from '../../../../tools/training/team'
import { loadTrainingCore } from '../../../../tools/training/trainingCore'

const WORKER = path.join(import.meta.dirname, '../../../../tools/training/worker.mjs')

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let modulePath = ''
beforeAll(async () => {
  modulePath = await buildTrainingCore()
}, 60_000)

test('every thread answers its own calls in order, repeatedly', async () => {
  const team = aTeam(loadTrainingCore(modulePath, 64, 2, 1), 2, WORKER)
  const calls = [
    [['parameterCount', [64]]],
    [
      ['scratchBytes', [64]],
      ['parameterCount', [128]],
    ],
  ] as const
  for (let i = 0; i < 3; i++) {
    expect(await team.run(calls)).toEqual([
      [(4 * 768 + 4 + 1 + 16) * 64 + 8],
      [832, (4 * 768 + 4 + 1 + 16) * 128 + 8],
    ])
  }
  await team.close()
})

test('a thread that fails makes the current call and every later one fail', async () => {
  const team = aTeam(loadTrainingCore(modulePath, 64, 2, 1), 2, WORKER)
  await expect(team.run([[], [['noSuchExport', []]]])).rejects.toThrow('not a function')
  await expect(team.run([[], [['base', []]]])).rejects.toThrow('not a function')
  await team.close()
})
