import { readEvaluation } from '../../electron/engine/pool/evaluationParameters'
import { soloSearch, type SoloSearch } from '../../electron/engine/pool/soloSearch'
import { layEvaluation } from '../../electron/engine/pool/weights'
import { err, ok, type Result } from '@shared/result'
import type { Controls } from './controls'
import type { GenerateOptions } from './generateOptions'
import type { Labeller } from './labeller'
import type { Paths } from './paths'
import { ownPlayer, teacherPlayer } from './player'
import { startTeacher } from './teacher'

/** A labeller of its own for every shard that is being made. */
export interface LabelWorker extends Labeller {
  /** Fulfilled once the lane can make nothing more. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Our own search plays with a table like this; to see whether a position is quiet takes no more. */
const HASH_MIB = 4

const laneSearch = (paths: Paths): SoloSearch => {
  const evaluation = readEvaluation(paths.evaluation)
  return soloSearch(paths.core, HASH_MIB, core => ({
    parameters: layEvaluation(core, evaluation),
    network: 0,
  }))
}

const NEVER = new Promise<void>(() => undefined)

/** Opens a lane; an error is a sentence. */
export const openLabelWorker = async (
  index: number,
  { teacher, labelNodes }: Pick<GenerateOptions, 'teacher' | 'labelNodes'>,
  paths: Paths,
  { gate }: Controls,
): Promise<Result<LabelWorker, string>> => {
  const search = laneSearch(paths)
  if (teacher === undefined)
    return ok({
      search,
      player: ownPlayer(search, gate),
      nodes: labelNodes,
      ended: NEVER,
      close: () => undefined,
    })
  const started = await startTeacher(teacher.replaceAll('{lane}', String(index)), gate)
  if (!started.ok) return err(started.error)
  const { ended, close } = started.value
  return ok({ search, player: teacherPlayer(started.value), nodes: labelNodes, ended, close })
}
