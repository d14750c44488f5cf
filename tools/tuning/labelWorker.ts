import { WIDE_LAYOUT } from '../../electron/core/boardLayout'
import { readEvaluation } from '../../electron/engine/pool/evaluationParameters'
import { sharedClock } from '../../electron/engine/pool/gatedClock'
import { soloSearch, type SoloSearch } from '../../electron/engine/pool/soloSearch'
import { layEvaluation, layWeights } from '../../electron/engine/pool/weights'
import { err, ok, type Result } from '@shared/result'
import type { Controls } from './controls'
import type { GenerateOptions } from './generateOptions'
import type { Labeller } from './labeller'
import type { Paths } from './paths'
import { ownPlayer, teacherPlayer } from './player'
import { WIDE_RECORDS, type RecordFormat } from './records'
import { startTeacher } from './teacher'

/** The labeller of a lane, which makes one shard at a time. */
export interface LabelWorker extends Labeller {
  /** Resolves once the lane can make no more shards. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** The size of the table with which our own search plays; checking whether a position is quiet needs no more. */
const HASH_MIB = 4

const laneSearch = async (paths: Paths, format: RecordFormat): Promise<SoloSearch> => {
  // The network of larger boards learns from longer searches that it guides itself.
  if (format === WIDE_RECORDS)
    return soloSearch(await paths.wideCore(), HASH_MIB, layWeights, sharedClock, WIDE_LAYOUT)
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
  {
    teacher,
    labelNodes,
    format,
  }: Pick<GenerateOptions, 'teacher' | 'labelNodes'> & { readonly format: RecordFormat },
  paths: Paths,
  { gate }: Controls,
): Promise<Result<LabelWorker, string>> => {
  const search = await laneSearch(paths, format)
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
