import type { EngineProfile } from '@shared/analysis/engine'
import { map, type Result } from '@shared/result'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import { examinedArrays } from '../arrays/examinedArrays'
import { engineExaminers, type EngineExaminerParts } from '../examination/engineExaminers'

/** An engine that can be asked what arrays are worth; nothing is started before it is opened. */
export interface ArrayEngine {
  /** As the evaluator will have it. */
  readonly identity: string
  /** @param signal nobody waits for it any more */
  open(signal: AbortSignal): Promise<Result<ArrayEvaluator, ArrayFault>>
}

export type ArrayEngineParts = EngineExaminerParts

/** Engines as the user has set them, ours and programs beside us. */
export const arrayEngines = (parts: ArrayEngineParts): ((profile: EngineProfile) => ArrayEngine) => {
  const examinerOf = engineExaminers(parts)
  return profile => {
    const examiner = examinerOf(profile)
    return {
      identity: examiner.identity,
      open: async signal => map(await examiner.open(signal), examinedArrays),
    }
  }
}
