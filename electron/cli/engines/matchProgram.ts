import path from 'node:path'
import { isProgramOption } from '@shared/analysis/programOptions'
import { err, map, ok } from '@shared/result'
import type { EngineSpec } from '../../engine/match/engineSpec'
import { findProgram } from '../../engine/match/findProgram'
import type { EngineProgram } from '../../engine/uciClient/engineProcess'
import type { Answered } from '../io/answers'
import { engineOfDialog } from './resolveEngine'

export interface MatchProgram {
  /** The options of the engines dialog come before those given by the user. */
  readonly spec: EngineSpec
  readonly program: EngineProgram
}

const withOptions = (spec: EngineSpec, values: Readonly<Record<string, unknown>>): EngineSpec => {
  const set = Object.entries(values).filter(([name]) => !isProgramOption(name))
  return {
    ...spec,
    options: new Map([...set.map(([name, value]) => [name, String(value)] as const), ...spec.options]),
  }
}

/**
 * Finds the program of an engine of a match.
 *
 * @param userDataDir the folder in which the engines dialog stores engines, if it is not the usual one
 */
export const matchProgram = async (
  spec: EngineSpec,
  userDataDir: string | undefined,
): Promise<Answered<MatchProgram>> => {
  const folder = path.resolve(spec.folder ?? '.')
  if (spec.engine !== undefined)
    return map(await engineOfDialog(spec.engine, userDataDir), ({ program, values }) => ({
      spec: withOptions(spec, values),
      program: { ...program, folder },
    }))
  const file = findProgram(spec.command, folder)
  if (file === undefined) return err(`there is no program ${spec.command}`)
  return ok({ spec, program: { path: file, args: spec.args, folder } })
}
