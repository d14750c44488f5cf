import { map, type Result } from '@shared/result'
import { builtInExaminer, type BuiltInExaminerOptions } from '../examination/builtInExaminer'
import type { EngineFailed, Examiner } from '../examination/examiner'
import { type ExternalExaminerOptions, openExternalExaminer } from '../examination/externalExaminer'
import { type ArrayEvaluator, checkNodes } from './arrayEvaluator'
import { asPosition, asValue } from './searchArray'

/** Whoever examines positions knows what arrays are worth: fixed nodes, the best line. */
export const valuesByExamining = (examiner: Pick<Examiner, 'examine'>): Pick<ArrayEvaluator, 'evaluate'> => ({
  evaluate: (question, nodes) => {
    checkNodes(nodes)
    const position = asPosition(question, nodes)
    if (!position.ok) return Promise.resolve(position)
    return examiner.examine(position.value).then(found => asValue(found, question))
  },
})

/** The same as one who can be stopped and closed. */
export const examinedArrays = (examiner: Examiner): ArrayEvaluator => ({
  ...valuesByExamining(examiner),
  identity: examiner.identity,
  width: examiner.width,
  stop: () => examiner.stop(),
  close: () => examiner.close(),
})

/** Our own engine as one who values arrays. */
export const builtInEvaluator = (options: BuiltInExaminerOptions): ArrayEvaluator =>
  examinedArrays(builtInExaminer(options))

/** A UCI program as one who values arrays; it is started once to hear who it is. */
export const openExternalEvaluator = async (
  options: ExternalExaminerOptions,
): Promise<Result<ArrayEvaluator, EngineFailed>> => map(await openExternalExaminer(options), examinedArrays)
