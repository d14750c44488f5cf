import type { EngineProfile } from '@shared/analysis/engine'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { builtInExaminer, builtInIdentity } from './builtInExaminer'
import type { EngineFailed, Examiner } from './examiner'
import { externalIdentity, openExternalExaminer } from './externalExaminer'

/** An engine that can be asked about positions; nothing is started before it is opened. */
export interface EngineExaminer {
  /** As the examiner will have it. */
  readonly identity: string
  /** Positions side by side. */
  readonly width: number
  /** @param signal nobody waits for it any more */
  open(signal: AbortSignal): Promise<Result<Examiner, EngineFailed>>
}

export interface EngineExaminerParts {
  readonly core: Core
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `examinationWorker.js`. */
  readonly examinationWorker: string
  readonly guard: OrphanGuard
}

/** Positions side by side: as many as the engine is to have threads, one where it has no such option. */
const widthOf = ({ options, values }: EngineProfile): number => {
  const option = options.find(({ name }) => name === 'Threads')
  if (option?.kind !== 'spin') return 1
  const value = values.Threads
  return typeof value === 'number' ? Math.min(option.max, Math.max(option.min, value)) : option.default
}

const builtIn = (
  { corePath, examinationWorker: workerFile }: EngineExaminerParts,
  identity: string,
  width: number,
): EngineExaminer => ({
  identity,
  width,
  open: () => Promise.resolve(ok(builtInExaminer({ corePath, workerFile, width }))),
})

const external = (
  { core, guard }: EngineExaminerParts,
  path: string,
  { args, values }: EngineProfile,
  width: number,
): EngineExaminer => {
  const program = { path, args }
  return {
    identity: externalIdentity(program, values),
    width,
    open: signal => openExternalExaminer({ program, values, width, core, guard, signal }),
  }
}

/** Engines as the user has set them, ours and programs beside us. */
export const engineExaminers = (parts: EngineExaminerParts): ((profile: EngineProfile) => EngineExaminer) => {
  let own: string | undefined
  return profile =>
    profile.path === undefined
      ? builtIn(parts, (own ??= builtInIdentity(parts.corePath)), widthOf(profile))
      : external(parts, profile.path, profile, widthOf(profile))
}
