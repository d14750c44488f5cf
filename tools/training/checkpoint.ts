import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { err, ok, type Result } from '@shared/result'
import type { DataFile } from './dataFiles'
import type { TrainingOptions } from './options'
import { decodeNetwork, isNetwork, networkErrorText, weightBytes } from '../../electron/engine/pool/network'
import { dequantise } from './quantise'
import { floatsAt, type TrainingCore } from './trainingCore'

/** The progress of a run. */
export interface Progress {
  readonly epoch: number
  /** The finished batches of the epoch. */
  readonly batch: number
  /** The steps of the optimizer over all epochs. */
  readonly step: number
}

/** What a run must have in common with the one that it continues. */
export type Identity = Readonly<Record<string, string | number>>

/** The header of a run's file: its identity and progress. Every parameter with its moments follows. */
interface Header {
  readonly format: 'backrank training 1'
  readonly identity: Identity
  readonly progress: Progress
  readonly floats: number
}

export const identityOf = (options: TrainingOptions, files: readonly DataFile[]): Identity => ({
  data: files.map(({ path, records }) => `${path} (${records})`).join(', '),
  start: options.start ?? 'random',
  epochs: options.epochs,
  hidden: options.hidden,
  batch: options.batch,
  lr: options.lr,
  lambda: options.lambda,
  power: options.power,
  decay: options.decay,
  seed: options.seed,
})

const blocks = (core: TrainingCore): readonly Float32Array[] => {
  const { parameters, moments, seconds } = core.layout
  return [parameters, moments, seconds].map(address => floatsAt(core, address))
}

const asBytes = (floats: Float32Array): Uint8Array =>
  new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength)

/** Writes a file whole or not at all. */
export const replaceFile = (path: string, content: Uint8Array): void => {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

/** Writes the progress of a run with all parameters and moments. */
export const saveCheckpoint = (
  path: string,
  core: TrainingCore,
  identity: Identity,
  progress: Progress,
): void => {
  const floats = core.layout.block / 4
  const header: Header = { format: 'backrank training 1', identity, progress, floats }
  const line = Buffer.from(`${JSON.stringify(header)}\n`)
  replaceFile(path, Buffer.concat([line, ...blocks(core).map(asBytes)]))
}

const readHeader = (content: Buffer, end: number): Partial<Header> => {
  try {
    return JSON.parse(content.toString('utf8', 0, end)) as Partial<Header>
  } catch {
    return {}
  }
}

interface Opened {
  readonly identity: Identity
  readonly progress: Progress
  readonly values: Buffer
}

const open = (path: string, core: TrainingCore): Result<Opened, string> => {
  const content = readFileSync(path)
  const end = content.indexOf('\n')
  const { format, identity, progress, floats } = readHeader(content, Math.max(0, end))
  const values = content.subarray(end + 1)
  if (format !== 'backrank training 1' || !identity || !progress)
    return err(`${path} is no file of a training run`)
  if (floats !== core.layout.block / 4) return err(`${path} belongs to a network of another size`)
  if (values.length !== 3 * core.layout.block) return err(`${path} is damaged`)
  return ok({ identity, progress, values })
}

const differing = (a: Identity, b: Identity): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(name => a[name] !== b[name])

/**
 * Continues the run of a checkpoint, if there is one; an error is a sentence, for example if the checkpoint is of a run
 * with other options.
 */
export const resumeCheckpoint = (
  path: string,
  core: TrainingCore,
  identity: Identity,
): Result<Progress | undefined, string> => {
  if (!existsSync(path)) return ok(undefined)
  const opened = open(path, core)
  if (!opened.ok) return opened
  const others = differing(opened.value.identity, identity)
  if (others.length > 0)
    return err(`${path} is of a run with other ${others.join(', ')}; --fresh begins anew`)
  blocks(core).forEach((block, i) =>
    asBytes(block).set(opened.value.values.subarray(i * core.layout.block, (i + 1) * core.layout.block)),
  )
  return ok(opened.value.progress)
}

/** Takes the weights of a network as parameters; the moments, which a run's file also has, begin at zero. */
const startFromNetwork = (
  path: string,
  content: Buffer,
  core: TrainingCore,
  hidden: number,
): Result<void, string> => {
  const network = decodeNetwork(content, path)
  if (!network.ok) return err(networkErrorText(network.error))
  if (network.value.hidden !== hidden || network.value.weights.length !== weightBytes(hidden, core.boards))
    return err(`${path} belongs to a network of another size`)
  floatsAt(core, core.layout.parameters).set(dequantise(network.value, core.boards.network))
  return ok(undefined)
}

/** Loads the initial parameters from the file of an earlier run or from a network; an error is a sentence. */
export const startFrom = (path: string, core: TrainingCore, hidden: number): Result<void, string> => {
  if (!existsSync(path)) return err(`${path} does not exist`)
  const content = readFileSync(path)
  if (isNetwork(content)) return startFromNetwork(path, content, core, hidden)
  const opened = open(path, core)
  if (!opened.ok) return opened
  asBytes(floatsAt(core, core.layout.parameters)).set(opened.value.values.subarray(0, core.layout.block))
  return ok(undefined)
}
