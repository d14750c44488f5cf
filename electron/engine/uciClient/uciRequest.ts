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

/** A job as it is sent to an engine: the start of its game, and moves in the engine's spelling. */
export interface UciRequest {
  readonly mapping: VariantMapping
  /** Whether a move that the engine does not know may still be made, in this position or later. */
  readonly lacksMoves: boolean
  /** The start of the engine's game. */
  readonly fen: string
  readonly moves: readonly string[]
  readonly searchMoves: readonly string[]
}

/** The setups along a job's line, from its start to its position. */
const setupsAlong = ({ position, moves }: EngineJob): readonly Setup[] => {
  const end = position.setup()
  const before = moves.map(() => {
    position.undo()
    return position.setup()
  })
  unwrap(playMoves(position, moves))
  return [...before.toReversed(), end]
}

/** The index of the setup from which the line is a game of Chess960; undefined if not even its end is one. */
const chess960From = (job: EngineJob, setups: readonly Setup[]): number | undefined => {
  const isOrdinary = (setup: Setup) => isChess960Position(job.variant, setup)
  // Rights are only ever lost, so the end decides for everything that follows, and the game begins at the first such
  // position.
  return isOrdinary(setups.at(-1)!) ? setups.findIndex(isOrdinary) : undefined
}

/**
 * The mapping to orthodox chess or Chess960. Orthodox chess stays orthodox; another system needs Chess960, unless its
 * rights happen to be the orthodox ones.
 */
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

/** The mapping to the system by its name. Options of a system change its rules in ways that UCI cannot express. */
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

/** The ply after the last adjustment of a line; from there an engine that does not know adjustments can follow. */
const afterAdjustments = ({ moves }: EngineJob): number =>
  moves.findLastIndex(({ kind }) => kind === 'adjustment') + 1

/** Whether either side may still adjust its bishops, now or later. */
const mayAdjust = ({ memory: { adjustable } }: Setup): boolean =>
  COLORS.some(color => adjustable[color].length > 0)

/**
 * Makes the request that sends a job to an engine. Once the game is one of Chess960 it is sent as such, from the
 * position where it became one; before that, only an engine that knows the system by name can analyze it.
 *
 * @returns the request, or a refusal: the setup is not over, or there are rights left that the engine does not know
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
