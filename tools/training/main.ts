import { rmSync } from 'node:fs'
import { ok, type Result } from '@shared/result'
import { EIGHT_LAYOUT } from '../../electron/core/boardLayout'
import { encodeNetwork } from '../../electron/engine/pool/network'
import { EIGHT_RECORDS, WIDE_RECORDS } from '../tuning/records'
import {
  identityOf,
  replaceFile,
  resumeCheckpoint,
  saveCheckpoint,
  startFrom,
  type Identity,
  type Progress,
} from './checkpoint'
import { countData, findData, loadData, type DataFile } from './dataFiles'
import { readOptions, USAGE, type TrainingOptions } from './options'
import { precisionOf } from './precision'
import { progressLines } from './progressLines'
import { quantise } from './quantise'
import { aTeam } from './team'
import { areNumbers, heldOutLoss, initialise, train, type Ending, type Listener, type Run } from './train'
import { floatsAt, loadTrainingCore, type TrainingCore } from './trainingCore'

/** Where the compiled parts of the trainer are, and where its lines go. */
export interface Host {
  readonly module: (isWide: boolean) => Promise<string>
  readonly worker: string
  /** Reports the progress of the run. */
  readonly say: (line: string) => void
  /** Reports why there is no run. */
  readonly complain: (line: string) => void
}

const runOf = (options: TrainingOptions, files: readonly DataFile[]): Run => ({
  ...options,
  ...countData(files),
  keepsOtherBoards: options.boards !== EIGHT_LAYOUT && options.start !== undefined,
})

/** Sets the parameters for a new or a continued run; returns where it begins. */
const begin = (
  core: TrainingCore,
  options: TrainingOptions,
  identity: Identity,
): Result<Progress, string> => {
  const first: Progress = { epoch: 0, batch: 0, step: 0 }
  if (!options.fresh) {
    const resumed = resumeCheckpoint(checkpointOf(options), core, identity)
    if (!resumed.ok) return resumed
    if (resumed.value) return ok(resumed.value)
  }
  initialise(core, options.hidden, options.seed)
  if (options.start === undefined) return ok(first)
  const started = startFrom(options.start, core, options.hidden)
  return started.ok ? ok(first) : started
}

const checkpointOf = ({ out }: TrainingOptions): string => `${out}.checkpoint`
const trainedOf = ({ out }: TrainingOptions): string => `${out}.trained`

const writeNetwork = (core: TrainingCore, { out, hidden }: TrainingOptions): void =>
  replaceFile(
    out,
    encodeNetwork(quantise(floatsAt(core, core.layout.parameters), hidden, core.boards.network)),
  )

/** Reports progress, saves checkpoints and writes networks during a run. */
const listen = (
  core: TrainingCore,
  run: Run,
  options: TrainingOptions,
  identity: Identity,
  say: Host['say'],
): Listener => {
  const size = Math.min(run.batch, run.learnt)
  const batches = Math.floor(run.learnt / size)
  const lines = progressLines({ epochs: run.epochs, batches, size }, say, () => performance.now())
  let saved = performance.now()
  let isInterrupted = false
  const save = (progress: Progress) => {
    if (areNumbers(core)) saveCheckpoint(checkpointOf(options), core, identity, progress)
    saved = performance.now()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isInterrupted = true))
  return {
    stepped: (progress, loss, rate) => {
      lines.stepped(progress.epoch, progress.batch, loss, rate)
      if (isInterrupted || performance.now() - saved > 60_000 * options.minutes) save(progress)
    },
    epochEnded: (progress, loss) => {
      const { epoch } = progress
      say(
        `epoch ${epoch}/${run.epochs} done: loss ${lines.takeMeanLoss().toFixed(6)}, held out ${loss.toFixed(6)}`,
      )
      writeNetwork(core, options)
      save(progress)
    },
    isOver: () => isInterrupted,
  }
}

const finish = (
  core: TrainingCore,
  run: Run,
  options: TrainingOptions,
  ending: Ending,
  say: Host['say'],
): number => {
  if (!ending.ok) {
    say(`${ending.error}: a lower --lr may help. The last checkpoint is as it was.`)
    return 1
  }
  if (!ending.value.isFinished) {
    say(`Interrupted; the same command continues from ${checkpointOf(options)}.`)
    return 130
  }
  const { positions, mean, greatest } = precisionOf(core, options.hidden, run)
  saveCheckpoint(trainedOf(options), core, { finished: options.out }, ending.value.progress)
  rmSync(checkpointOf(options), { force: true })
  say(`${options.out} is written; ${trainedOf(options)} holds what --start can begin with.`)
  say(
    `Whole numbers differ from floats by ${mean.toFixed(2)} centipawns on average and ` +
      `${greatest.toFixed(1)} at most, on ${positions} positions held out.`,
  )
  return 0
}

const trainWith = async (
  core: TrainingCore,
  files: readonly DataFile[],
  options: TrainingOptions,
  host: Host,
): Promise<number> => {
  const run = runOf(options, files)
  const identity = identityOf(options, files)
  const from = begin(core, options, identity)
  if (!from.ok) return refuse(host, from.error)
  const { epoch, batch } = from.value
  const team = aTeam(core, options.threads, host.worker)
  try {
    const loss = await heldOutLoss(core, team, run)
    host.say(
      `${run.learnt} positions to learn from, ${run.heldOut} held out; ` +
        `epoch ${epoch + 1}, batch ${batch + 1}; loss held out ${loss.toFixed(6)}`,
    )
    const ending = await train(core, team, run, from.value, listen(core, run, options, identity, host.say))
    return finish(core, run, options, ending, host.say)
  } finally {
    await team.close()
  }
}

const refuse = (host: Host, sentence: string): number => {
  host.complain(sentence)
  return 2
}

/** Trains a network according to the command line; returns the exit code. */
export const main = async (args: readonly string[], host: Host): Promise<number> => {
  const options = readOptions(args)
  if (!options.ok) return refuse(host, `${options.error}\n${USAGE}`)
  const { boards } = options.value
  const isWide = boards !== EIGHT_LAYOUT
  const files = findData(options.value.data, isWide ? WIDE_RECORDS : EIGHT_RECORDS)
  if (!files.ok) return refuse(host, files.error)
  const { learnt, heldOut } = countData(files.value)
  if (learnt === 0 || heldOut === 0) return refuse(host, 'there are too few positions')
  const { hidden, threads } = options.value
  const core = loadTrainingCore(await host.module(isWide), hidden, threads, learnt + heldOut, boards)
  const loaded = loadData(core, files.value)
  return loaded.ok ? trainWith(core, files.value, options.value, host) : refuse(host, loaded.error)
}
