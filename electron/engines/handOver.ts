import type { AnalysisRefusal } from '@shared/analysis/analysis'
import type { EngineProfile } from '@shared/analysis/engine'
import { NO_MEMORY, type Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen'
import { makeUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import { hasOrthodoxRights, isChess960Position, isInSetup } from '@shared/setup/ordinaryPosition'
import type { VariantId } from '@shared/variants'
import { isOrdinaryFromStart } from '@shared/variants/ordinary'
import { isSameSystem } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import { chess960Dialect, type Dialect, orthodoxDialect, ownDialect } from './dialect'
import type { EngineJob } from './engineSession'

/** A job in an engine's own words. */
export interface Handover {
  readonly dialect: Dialect
  /** Where the engine's game begins. */
  readonly fen: string
  readonly moves: readonly string[]
  readonly searchMoves: readonly string[]
}

/** The setups along a job's line, from the start to its position. */
const setupsAlong = (core: Core, { variant, options, start, moves }: EngineJob): readonly Setup[] => {
  const opened = Position.from(core, variant, start, options)
  if (!opened.ok) throw new Error(`a job without a position: ${opened.error.fault}`)
  using position = opened.value
  const setups = [position.setup()]
  for (const move of moves) {
    position.play(move)
    setups.push(position.setup())
  }
  return setups
}

/** From where on the line is one of Chess960; undefined if it is not even at its end. */
const chess960From = (job: EngineJob, setups: readonly Setup[]): number | undefined => {
  const isOrdinary = (setup: Setup) => isChess960Position(job.variant, setup)
  // Rights only ever go, so the end tells of all that follows, and the first such position begins the game.
  return isOrdinary(setups.at(-1)!) ? setups.findIndex(isOrdinary) : undefined
}

/** Orthodox chess stays orthodox; another system needs Chess960, unless its rights happen to be the orthodox ones. */
const ordinaryDialect = (profile: EngineProfile, job: EngineJob, begin: Setup): Dialect | undefined => {
  const orthodox = () => (hasOrthodoxRights(begin) ? orthodoxDialect(profile.options) : undefined)
  return job.variant.castling?.uci === 'kingTarget'
    ? orthodox()
    : (chess960Dialect(profile.options) ?? orthodox())
}

/** Options of a system change its rules in ways that no engine can be told. */
const namedDialect = (profile: EngineProfile, { variant, options }: EngineJob): Dialect | undefined =>
  variant.options.some(({ id }) => options.includes(id)) ? undefined : ownDialect(profile.options, variant)

const put = (job: EngineJob, dialect: Dialect, begin: Setup, from: number): Handover => {
  const { writing } = dialect
  const setup = isSameSystem(writing, job.variant) ? begin : { ...begin, memory: NO_MEMORY }
  return {
    dialect,
    fen: makeFen(writing, setup),
    moves: job.moves.slice(from).map(move => makeUci(writing, move)),
    searchMoves: job.searchMoves.map(move => makeUci(writing, move)),
  }
}

/**
 * Puts a job into an engine's words.
 *
 * As soon as the game is one of Chess960 it is handed over as such, from the position where it
 * became one; before that only an engine that knows the system by name can look at it.
 *
 * @returns otherwise a refusal: the setup goes on, or rights are left that the engine does not know
 */
export const handOver = (
  core: Core,
  profile: EngineProfile,
  job: EngineJob,
): Result<Handover, AnalysisRefusal> => {
  const setups = isOrdinaryFromStart(job.variant) ? [job.start] : setupsAlong(core, job)
  const from = chess960From(job, setups)
  const ordinary = from === undefined ? undefined : ordinaryDialect(profile, job, setups[from]!)
  if (ordinary) return ok(put(job, ordinary, setups[from!]!, from!))
  const own = namedDialect(profile, job)
  if (own) return ok(put(job, own, job.start, 0))
  return err({
    kind: 'systemNotPlayed',
    engine: profile.name,
    variant: job.variant.id as VariantId,
    inSetup: isInSetup(setups.at(-1)!),
  })
}
