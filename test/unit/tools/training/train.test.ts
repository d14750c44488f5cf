import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { buildTrainingCore } from '../../../../tools/training/buildCore.mjs'
import { resumeCheckpoint, saveCheckpoint, type Progress } from '../../../../tools/training/checkpoint'
import { countData, findData, loadData } from '../../../../tools/training/dataFiles'
import { precisionOf } from '../../../../tools/training/precision'
import { INPUTS } from '../../../../electron/core/layout/network'
import { learn } from '../../../../tools/training/steps'
import { aTeam } from '../../../../tools/training/team'
import { heldOutLoss, initialise, train, type Listener, type Run } from '../../../../tools/training/train'
import { EIGHT_RECORDS } from '../../../../tools/tuning/records'
import { floatsAt, loadTrainingCore, type TrainingCore } from '../../../../tools/training/trainingCore'
import { labelledFile } from '../../../support/labelledPositions'
import { scratchFolder } from '../../../support/scratchFolder'

const HIDDEN = 64
const WORKER = path.join(import.meta.dirname, '../../../../tools/training/worker.mjs')

// Hundreds of steps in separate threads take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let modulePath = ''
beforeAll(async () => {
  modulePath = await buildTrainingCore()
}, 60_000)

const SILENT: Listener = { stepped: () => undefined, epochEnded: () => undefined, isOver: () => false }
const FIRST: Progress = { epoch: 0, batch: 0, step: 0 }

/** A training run over a file, ready to start. */
const aRun = (file: string, threads = 1, recipe: Partial<Run> = {}) => {
  const files = unwrap(findData([file], EIGHT_RECORDS))
  const counts = countData(files)
  const core = loadTrainingCore(modulePath, HIDDEN, threads, counts.learnt + counts.heldOut)
  unwrap(loadData(core, files))
  initialise(core, HIDDEN, 1)
  const run: Run = {
    hidden: HIDDEN,
    lambda: 0.75,
    power: 2,
    decay: 0.01,
    epochs: 8,
    batch: 256,
    lr: 0.003,
    seed: 1,
    keepsOtherBoards: false,
    ...counts,
    ...recipe,
  }
  return { core, run, team: aTeam(core, threads, WORKER) }
}

const parametersOf = (core: TrainingCore) =>
  Buffer.from(floatsAt(core, core.layout.parameters).slice().buffer)

/** Trains two epochs and returns the parameters and the held-out loss. */
const outcomeOf = async (file: string, threads: number) => {
  const { core, run, team } = aRun(file, threads, { epochs: 2 })
  try {
    unwrap(await train(core, team, run, FIRST, SILENT))
    return { parameters: parametersOf(core), loss: await heldOutLoss(core, team, run) }
  } finally {
    await team.close()
  }
}

test.each([2, 2.5])('the gradients are the slopes of the loss with power %f', async power => {
  const { core, run, team } = aRun(await labelledFile(60), 1, { power })
  const parameters = floatsAt(core, core.layout.parameters)
  core.exports.shuffle(core.layout.order, run.learnt, 1)
  const loss = async () => (await learn(core, team, run, 0, run.learnt)) * run.learnt
  await loss()
  const slopes = floatsAt(core, core.layout.gradients).slice()
  const steepest = [...slopes.keys()].sort((a, b) => Math.abs(slopes[b]!) - Math.abs(slopes[a]!))
  const rows = steepest.filter(i => i < INPUTS * HIDDEN)
  for (const i of [...steepest.slice(0, 20), ...rows.slice(0, 40)]) {
    const value = parameters[i]!
    const at = (shift: number) => {
      parameters[i] = value + shift
      return loss()
    }
    const slope = ((await at(0.004)) - (await at(-0.004))) / 0.008
    parameters[i] = value
    expect(slope / slopes[i]!, `parameter ${i}`).toBeCloseTo(1, 1)
  }
})

test('training reduces the loss, and quantized values stay close to floats', async () => {
  const { core, run, team } = aRun(await labelledFile(6000))
  const before = await heldOutLoss(core, team, run)
  const ending = unwrap(await train(core, team, run, FIRST, SILENT))
  expect(ending).toEqual({ isFinished: true, progress: { epoch: 8, batch: 0, step: 8 * 22 } })
  expect(await heldOutLoss(core, team, run)).toBeLessThan(before / 3)
  expect(precisionOf(core, HIDDEN, run).mean).toBeLessThan(20)
})

test('training can leave parameters unchanged that no position affects or that all boards share', async () => {
  const { core, run, team } = aRun(await labelledFile(2000), 1, { epochs: 2, keepsOtherBoards: true })
  const parameters = floatsAt(core, core.layout.parameters)
  const before = { parameters: parameters.slice(), loss: await heldOutLoss(core, team, run) }
  unwrap(await train(core, team, run, FIRST, SILENT))
  const biases = INPUTS * HIDDEN
  const seconds = floatsAt(core, core.layout.seconds)
  const unseen = [...parameters.keys()].filter(i => i < biases && seconds[i] === 0)
  expect(unseen.length).toBeGreaterThan(HIDDEN)
  expect(unseen.filter(i => parameters[i] !== before.parameters[i])).toEqual([])
  const shared = (all: Float32Array) => all.slice(biases, biases + HIDDEN)
  expect(shared(parameters)).toEqual(shared(before.parameters))
  expect(await heldOutLoss(core, team, run)).toBeLessThan(before.loss)
})

test.each([1, 2])('with %i threads the same seed gives the same parameters', async threads => {
  const file = await labelledFile(2000)
  const [first, second] = [await outcomeOf(file, threads), await outcomeOf(file, threads)]
  expect(second.parameters.equals(first.parameters)).toBe(true)
})

test('two threads reach the same loss as one', async () => {
  const file = await labelledFile(2000)
  expect((await outcomeOf(file, 2)).loss).toBeCloseTo((await outcomeOf(file, 1)).loss, 4)
})

test('a run resumed from its checkpoint ends like an uninterrupted run', async () => {
  const file = await labelledFile(2000)
  const checkpoint = path.join(await scratchFolder(), 'checkpoint')
  const whole = aRun(file, 1, { epochs: 3 })
  unwrap(await train(whole.core, whole.team, whole.run, FIRST, SILENT))

  const first = aRun(file, 1, { epochs: 3 })
  let steps = 0
  const listener = { ...SILENT, isOver: () => ++steps === 10 }
  const half = unwrap(await train(first.core, first.team, first.run, FIRST, listener))
  expect(half).toEqual({ isFinished: false, progress: { epoch: 1, batch: 3, step: 10 } })
  saveCheckpoint(checkpoint, first.core, { seed: 1 }, half.progress)

  const second = aRun(file, 1, { epochs: 3 })
  const from = unwrap(resumeCheckpoint(checkpoint, second.core, { seed: 1 }))
  expect(from).toEqual(half.progress)
  unwrap(await train(second.core, second.team, second.run, from!, SILENT))
  expect(parametersOf(second.core).equals(parametersOf(whole.core))).toBe(true)
})

test('a run whose loss becomes NaN stops', async () => {
  const { core, run, team } = aRun(await labelledFile(600), 1, { batch: 64 })
  floatsAt(core, core.layout.parameters).fill(NaN, 0, 100 * HIDDEN)
  const ending = await train(core, team, run, FIRST, SILENT)
  expect(ending).toEqual({ ok: false, error: 'The loss is no number any more, in epoch 1, batch 1' })
})
