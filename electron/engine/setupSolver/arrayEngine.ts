import type { EngineProfile } from '@shared/analysis/engine'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import { builtInEvaluator, openExternalEvaluator } from '../arrays/examinedArrays'
import { builtInIdentity } from '../examination/builtInExaminer'
import { externalIdentity } from '../examination/externalExaminer'
import type { OrphanGuard } from '../uciClient/orphanGuard'

/** An engine that can be asked what arrays are worth; nothing is started before it is opened. */
export interface ArrayEngine {
  /** As the evaluator will have it. */
  readonly identity: string
  /** @param signal nobody waits for it any more */
  open(signal: AbortSignal): Promise<Result<ArrayEvaluator, ArrayFault>>
}

export interface ArrayEngineParts {
  readonly core: Core
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `examinationWorker.js`. */
  readonly examinationWorker: string
  readonly guard: OrphanGuard
}

/** Arrays side by side: as many as the engine is to have threads, one where it has no such option. */
const widthOf = ({ options, values }: EngineProfile): number => {
  const option = options.find(({ name }) => name === 'Threads')
  if (option?.kind !== 'spin') return 1
  const value = values.Threads
  return typeof value === 'number' ? Math.min(option.max, Math.max(option.min, value)) : option.default
}

const builtIn = (
  { corePath, examinationWorker: workerFile }: ArrayEngineParts,
  identity: string,
  width: number,
): ArrayEngine => ({
  identity,
  open: () => Promise.resolve(ok(builtInEvaluator({ corePath, workerFile, width }))),
})

const external = (
  { core, guard }: ArrayEngineParts,
  path: string,
  { args, values }: EngineProfile,
  width: number,
): ArrayEngine => {
  const program = { path, args }
  return {
    identity: externalIdentity(program, values),
    open: signal => openExternalEvaluator({ program, values, width, core, guard, signal }),
  }
}

/** Engines as the user has set them, ours and programs beside us. */
export const arrayEngines = (parts: ArrayEngineParts): ((profile: EngineProfile) => ArrayEngine) => {
  let own: string | undefined
  return profile =>
    profile.path === undefined
      ? builtIn(parts, (own ??= builtInIdentity(parts.corePath)), widthOf(profile))
      : external(parts, profile.path, profile, widthOf(profile))
}
