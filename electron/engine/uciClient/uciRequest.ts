import type { AnalysisRefusal } from '@shared/analysis/analysis'
import type { EngineProfile } from '@shared/analysis/engine'
import { COLORS } from '@shared/board/color'
import { NO_MEMORY, type Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { err, ok, type Result, unwrap } from '@shared/result'
import { hasOrthodoxRights, isChess960Position, isInSetup } from '@shared/setup/rights/ordinaryPosition'
import type { VariantId } from '@shared/variants'
import { isOrdinaryFromStart } from '@shared/variants/ordinary'
import { isSameVariant } from '@shared/variants/variant'
import { chess960Mapping, type VariantMapping, orthodoxMapping, ownMapping } from './variantMapping'
import type { EngineJob } from '../line/engineSession'
import { playMoves } from '../../rules/positions/playMoves'

/** A job as it is put to an engine: where its game begins, and moves in its own spelling. */
export interface UciRequest {
  readonly mapping: VariantMapping
  /** A move that the engine does not know may still be made, in this position or later. */
  readonly lacksMoves: boolean
  /** Where the engine's game begins. */
  readonly fen: string
  readonly moves: readonly string[]
  readonly searchMoves: readonly string[]
}

/** The setups along a job's line, from the start to its position. */
const setupsAlong = ({ position, moves }: EngineJob): readonly Setup[] => {
  const end = position.setup()
  const before = moves.map(() => {
    position.undo()
    return position.setup()
  })
  unwrap(playMoves(position, moves))
  return [...before.toReversed(), end]
}

/** From where on the line is one of Chess960; undefined if it is not even at its end. */
const chess960From = (job: EngineJob, setups: readonly Setup[]): number | undefined => {
  const isOrdinary = (setup: Setup) => isChess960Position(job.variant, setup)
  // Rights are only ever lost, so the end decides for all that follows, and the first such position begins the game.
  return isOrdinary(setups.at(-1)!) ? setups.findIndex(isOrdinary) : undefined
}

/** Orthodox chess stays orthodox; another system needs Chess960, unless its rights happen to be the orthodox ones. */
const ordinaryMapping = (
  profile: EngineProfile,
  job: EngineJob,
  begin: Setup,
): VariantMapping | undefined => {
  const orthodox = () => (hasOrthodoxRights(begin) ? orthodoxMapping(profile.options) : undefined)
  return job.variant.castling?.uci === 'kingTarget'
    ? orthodox()
    : (chess960Mapping(profile.options) ?? orthodox())
}

/** Options of a system change its rules in ways that UCI cannot express. */
const namedMapping = (profile: EngineProfile, { variant, options }: EngineJob): VariantMapping | undefined =>
  variant.options.some(({ id }) => options.includes(id)) ? undefined : ownMapping(profile.options, variant)

const requestFrom = (job: EngineJob, mapping: VariantMapping, begin: Setup, from: number): UciRequest => {
  const { writing } = mapping
  const setup = isSameVariant(writing, job.variant) ? begin : { ...begin, memory: NO_MEMORY }
  return {
    mapping,
    lacksMoves: false,
    fen: makeFen(writing, setup),
    moves: job.moves.slice(from).map(move => makeUci(writing, move)),
    searchMoves: job.searchMoves.map(move => makeUci(writing, move)),
  }
}

/** The ply after the last adjustment of a line, from where an engine that knows of none can follow. */
const afterAdjustments = ({ moves }: EngineJob): number =>
  moves.findLastIndex(({ kind }) => kind === 'adjustment') + 1

/** Whether either side may still adjust its bishops, now or later. */
const mayAdjust = ({ memory: { adjustable } }: Setup): boolean =>
  COLORS.some(color => adjustable[color].length > 0)

/**
 * How a job is sent to an engine. Once the game is one of Chess960 it is sent as such, from the position where it
 * became one; before that only an engine that knows the system by name can analyze it.
 *
 * @returns otherwise a refusal: the setup goes on, or rights are left that the engine does not know
 */
export const uciRequest = (profile: EngineProfile, job: EngineJob): Result<UciRequest, AnalysisRefusal> => {
  const setups = isOrdinaryFromStart(job.variant) ? [job.start] : setupsAlong(job)
  const from = chess960From(job, setups)
  const ordinary = from === undefined ? undefined : ordinaryMapping(profile, job, setups[from]!)
  if (ordinary) return ok(requestFrom(job, ordinary, setups[from!]!, from!))
  const own = namedMapping(profile, job)
  if (own) {
    if (own.writing.adjustment === job.variant.adjustment) return ok(requestFrom(job, own, setups[0]!, 0))
    const begin = afterAdjustments(job)
    const lacksMoves = mayAdjust(setups.at(-1)!)
    return ok({ ...requestFrom(job, own, setups[begin]!, begin), lacksMoves })
  }
  return err({
    kind: 'variantNotPlayed',
    engine: profile.name,
    variant: job.variant.id as VariantId,
    inSetup: isInSetup(setups.at(-1)!),
  })
}
