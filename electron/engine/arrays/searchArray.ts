import { centipawns } from '@shared/analysis/score'
import { err, map, ok, type Result } from '@shared/result'
import { examine } from '../examination/examine'
import type { Examination, ExaminationFault, ExaminationQuestion } from '../examination/examiner'
import type { SoloSearch } from '../pool/soloSearch'
import {
  type ArrayAnswer,
  type ArrayFault,
  type ArrayQuestion,
  type ArrayValue,
  LINE_PLIES,
} from './arrayEvaluator'
import { arrayFen } from './readArray'

/** An array as a position to be examined. */
export const asPosition = (question: ArrayQuestion, nodes: number): Result<ExaminationQuestion, ArrayFault> =>
  map(arrayFen(question), fen => ({ ...question, fen, moves: [], limits: { nodes }, multiPv: 1 }))

const valueOf = ({ lines, nodes }: Examination): ArrayValue => {
  const [{ score, moves }] = lines as readonly [Examination['lines'][number]]
  return { value: centipawns(score), nodes, line: moves.slice(0, LINE_PLIES) }
}

const faultOf = (fault: ExaminationFault, { fen }: ArrayQuestion): ArrayFault =>
  fault.kind === 'illegalPosition' ? { kind: 'noArray', fen, flaw: 'illegal' } : fault

/** What was found of an array as its value. */
export const asValue = (
  found: Result<Examination, ExaminationFault>,
  question: ArrayQuestion,
): ArrayAnswer => (found.ok ? ok(valueOf(found.value)) : err(faultOf(found.error, question)))

/** The value of an array by our own engine, which forgets beforehand whatever it knew. Blocks. */
export const searchArray = (search: SoloSearch, question: ArrayQuestion, nodes: number): ArrayAnswer => {
  const position = asPosition(question, nodes)
  return position.ok ? asValue(examine(search, position.value), question) : position
}
