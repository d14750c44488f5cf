import path from 'node:path'
import { err, ok } from '@shared/result'
import type { Core } from '../../core/load'
import type { ArrayEvaluator } from '../../engine/arrays/arrayEvaluator'
import { openExternalEvaluator } from '../../engine/arrays/externalEvaluator'
import { findProgram } from '../../engine/match/findProgram'
import { shellWords } from '../../engine/match/shellWords'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/command'
import { openArrays } from '../io/engineProgram'
import { describeArrayFault } from './describeArrayFault'

/** Which engine values the arrays. */
export interface EngineChoice {
  /** A program with its arguments as a shell has them; ours if there is none. */
  readonly engine: string | undefined
  /** Arrays side by side. */
  readonly threads: number
}

const openProgram = async (
  command: string,
  threads: number,
  core: Core,
  { complain }: Terminal,
): Promise<Answered<ArrayEvaluator>> => {
  const words = shellWords(command)
  if (!words.ok) return err(`--engine has a ${words.error.quote} without its end`)
  const [name = '', ...args] = words.value
  const file = findProgram(name, path.resolve('.'))
  if (file === undefined) return err(`there is no program ${name}`)
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const program = { path: file, args, folder: path.resolve('.') }
  const opened = await openExternalEvaluator({ program, values: {}, width: threads, core, guard })
  return opened.ok ? opened : err(describeArrayFault(opened.error))
}

/** Opens the engine that is to value arrays, or says why it cannot. */
export const openEvaluator = async (
  { engine, threads }: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ArrayEvaluator>> =>
  engine === undefined ? ok(openArrays(threads)) : openProgram(engine, threads, core, terminal)
