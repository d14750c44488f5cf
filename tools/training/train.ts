import { setImmediate } from 'node:timers/promises'
import { err, ok, type Result } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import type { Progress } from './checkpoint'
import { learn, measure, step, type Recipe } from './steps'
import type { Team } from './team'
import { floatsAt, type TrainingCore } from './trainingCore'

/** The fraction of all steps in which the learning rate rises. */
const WARM_UP = 0.02
const MAX_WARM_UP = 1000
/** The fraction of the highest learning rate that is left at the end. */
const LAST = 0.01

/**
 * The learning rate of a step: it rises linearly, then falls along half a cosine.
 *
 * @param step from 0
 * @param highest the peak of the learning rate
 */
const learningRate = (step: number, steps: number, highest: number): number => {
  const rising = Math.max(1, Math.min(MAX_WARM_UP, Math.floor(steps * WARM_UP)))
  if (step < rising) return (highest * (step + 1)) / rising
  const part = (step - rising) / Math.max(1, steps - rising)
  return highest * (LAST + ((1 - LAST) * (1 + Math.cos(Math.PI * part))) / 2)
}

/** The data and settings of a run. */
export interface Run extends Recipe {
  readonly epochs: number
  readonly batch: number
  readonly lr: number
  readonly seed: number
  /** The number of positions to learn from; the held-out ones follow them. */
  readonly learnt: number
  readonly heldOut: number
}

/** Follows the progress of a run. */
export interface Listener {
  /** Called after each step. */
  stepped(progress: Progress, loss: number, rate: number): void
  /** Called after each epoch, with the mean loss of the held-out positions. */
  epochEnded(progress: Progress, loss: number): void
  /** Asked after each step whether the run should end here, to be continued later. */
  isOver(): boolean
}

/** How a run ended: finished, or stopped on request; an error if the loss is no longer a finite number. */
export type Ending = Result<{ readonly isFinished: boolean; readonly progress: Progress }, string>

/** The limit of random weights of the hidden layer; some thirty of them add up to a value of about a third. */
const HIDDEN_SPREAD = 0.1
/** The initial biases, with which values of the hidden layer begin inside the range that is not clipped. */
const FIRST_BIAS = 0.2

/** Initializes the parameters at random, always the same for the same seed. */
export const initialise = (core: TrainingCore, hidden: number, seed: number): void => {
  const { INPUTS, BUCKETS } = core.boards.network
  const random = seededRandom(`network ${seed}`)
  const between = (limit: number) => (random.next() / 2 ** 31 - 1) * limit
  const parameters = floatsAt(core, core.layout.parameters)
  const biases = INPUTS * hidden
  const output = biases + hidden
  const outputBiases = output + BUCKETS * 2 * hidden
  for (let i = 0; i < biases; i++) parameters[i] = between(HIDDEN_SPREAD)
  parameters.fill(FIRST_BIAS, biases, output)
  for (let i = output; i < outputBiases; i++) parameters[i] = between(1 / Math.sqrt(2 * hidden))
  parameters.fill(0, outputBiases)
}

const identityOrder = ({ memory, layout }: TrainingCore, from: number, end: number): void => {
  const order = new Uint32Array(memory.buffer, layout.order, end)
  for (let i = from; i < end; i++) order[i] = i
}

/** The mean loss of the held-out positions. */
export const heldOutLoss = (core: TrainingCore, team: Team, run: Run): Promise<number> => {
  const all = run.learnt + run.heldOut
  identityOrder(core, run.learnt, all)
  return measure(core, team, run, run.learnt, all)
}

/** Whether every parameter is a finite number. */
export const areNumbers = (core: TrainingCore): boolean =>
  floatsAt(core, core.layout.parameters).every(Number.isFinite)

/** Trains from a point of a run to its end. Seed and epoch determine the order of the positions. */
export const train = async (
  core: TrainingCore,
  team: Team,
  run: Run,
  from: Progress,
  listener: Listener,
): Promise<Ending> => {
  const size = Math.min(run.batch, run.learnt)
  const batches = Math.floor(run.learnt / size)
  let progress = from
  while (progress.epoch < run.epochs) {
    core.exports.shuffle(core.layout.order, run.learnt, run.seed * 10_007 + progress.epoch)
    while (progress.batch < batches) {
      const { epoch, batch } = progress
      const rate = learningRate(progress.step, run.epochs * batches, run.lr)
      const loss = await learn(core, team, run, batch * size, (batch + 1) * size)
      if (!Number.isFinite(loss))
        return err(`The loss is no number any more, in epoch ${epoch + 1}, batch ${batch + 1}`)
      await step(core, team, run, { rate, step: progress.step, count: size })
      progress = { epoch, batch: batch + 1, step: progress.step + 1 }
      listener.stepped(progress, loss, rate)
      await setImmediate()
      if (listener.isOver()) return ok({ isFinished: false, progress })
    }
    progress = { epoch: progress.epoch + 1, batch: 0, step: progress.step }
    const loss = await heldOutLoss(core, team, run)
    if (!Number.isFinite(loss)) return err(`The loss is no number any more, after epoch ${progress.epoch}`)
    listener.epochEnded(progress, loss)
  }
  return ok({ isFinished: true, progress })
}
