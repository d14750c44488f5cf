import { map } from '@shared/result'
import type { Core } from '../../core/load'
import type { ArrayEvaluator } from '../../engine/arrays/arrayEvaluator'
import { examinedArrays } from '../../engine/arrays/examinedArrays'
import { openExaminer, type EngineChoice } from '../engines/openExaminer'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/command'

/** Opens the engine that is to value arrays, or says why it cannot. */
export const openEvaluator = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ArrayEvaluator>> => map(await openExaminer(choice, core, terminal), examinedArrays)
