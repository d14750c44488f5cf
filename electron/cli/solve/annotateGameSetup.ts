import { parseGame } from '@shared/notation/pgn/parser'
import { err, map, ok, type Result } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import { statesAlong } from '@shared/solver/setupGraph'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import type { PricedSetup } from '@shared/tree/pricedSetup'
import { annotateSetup } from '@shared/tree/setupAnnotation'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { setupMoves } from '@shared/tree/setupPlies'
import type { Core } from '../../core/load'
import type { Searcher, SearchFault } from '../../engine/search/searcher'
import { engineSolver } from '../../engine/setupSolver/engineSolver'
import { priceSetup } from '../../rules/setup/priceSetup'
import { searchStates } from '../../engine/setupSolver/searchStates'
import { followPlan } from '../../engine/tasks/followPlan'
import { planOf } from '../../engine/tasks/plan'
import { describeSetupRefusal } from '../../rules/describeError'
import { readGame } from '../../rules/games/gameReader'
import { lineGraph, startOf } from '../../rules/setup/lineGraph'
import { setupLine, type SetupLine } from '../../rules/setup/setupLine'
import { type Answered, Refusal } from '../io/answers'
import { describeSearchFault } from '../engines/describeSearchFault'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { rewriteGames } from '../../files/pgn/rewriteGames'

/** The searcher that values the arrays, and its settings. */
export interface PricingEffort {
  readonly core: Core
  readonly searcher: Searcher
  readonly reading: Reading
  /** Nodes for each array. */
  readonly nodes: number
  readonly onValue: () => void
}

/** The settings for pricing and for the annotations. */
export interface Pricing extends PricingEffort {
  readonly glyphs: SetupGlyphs
}

/** Why a game is not annotated. */
export interface AnnotationFault {
  readonly sentence: string
  /** Whether the engine has failed, so that further games would fail as well. */
  readonly isFinal: boolean
  /** Whether the engine does not know all rules of the game. */
  readonly isForeign?: boolean
}

/** The fault of a game that is not annotated because a search failed. */
export const searchFailed = (fault: SearchFault, isFinal: boolean): AnnotationFault => ({
  sentence: describeSearchFault(fault),
  isFinal,
  isForeign: fault.kind === 'variantNotPlayed',
})

/** The setup of the main line; undefined if there is none. */
const setupOf = (core: Core, { variant, options, root }: Game): Answered<SetupLine> | undefined => {
  const moves = setupMoves(root)
  if (moves.length === 0) return undefined
  const line = setupLine(core, { variant, options, startFen: root.fen, moves })
  if (line.ok) return line
  if (line.error.kind === 'noSetupPhase' || line.error.kind === 'setupOver') return undefined
  return err(line.error.kind === 'illegalPosition' ? line.error.detail : describeSetupRefusal(line.error))
}

const priced = async (
  line: SetupLine,
  { core, searcher, reading, nodes, onValue }: PricingEffort,
): Promise<Result<PricedSetup, AnnotationFault>> => {
  const graph = lineGraph(core, startOf(line))
  const solver = engineSolver({ ...line, graph })
  const turns = statesAlong(graph, line.ucis).slice(0, -1)
  const done = await followPlan(planOf(searchStates(solver, turns, { reading, nodes })), searcher, onValue)
  if (!done.ok) return err(searchFailed(done.error, true))
  const { solved, band } = solver.expect({ reading, nodes })
  return ok(priceSetup(core, line, solved, band))
}

/**
 * The value of each turn in the setup of a game's main line; undefined if it has no setup. Reports why a setup cannot
 * be solved, and faults of the engine.
 */
export const priceGame = async (
  game: Game,
  effort: PricingEffort,
): Promise<Result<PricedSetup | undefined, AnnotationFault>> => {
  const line = setupOf(effort.core, game)
  if (!line) return ok(undefined)
  return line.ok ? priced(line.value, effort) : err({ sentence: line.error, isFinal: false })
}

/**
 * The text of a game with its setup annotated; undefined if it has none, or cannot be read. Reports why a setup cannot
 * be solved, and faults of the engine.
 */
export const annotateGameSetup = async (
  text: string,
  pricing: Pricing,
): Promise<Result<string | undefined, AnnotationFault>> => {
  const game = readGame(pricing.core, parseGame(text), text)
  if (!game.ok) return ok(undefined)
  const setup = await priceGame(game.value, pricing)
  return map(setup, found => found && writeGame(annotateSetup(game.value, found, pricing.glyphs)))
}

/** How games are annotated. */
interface Annotating {
  readonly pricing: Pricing
  readonly isUtf8: boolean
  /** Called with the faults of single games. */
  readonly remark: (sentence: string) => void
}

/**
 * Annotates the setups of all games of a file; everything else stays byte for byte. Throws a {@link Refusal} if a game
 * and those after it cannot be annotated.
 */
export const annotateGames = (
  windows: AsyncIterable<GameWindow>,
  { pricing, isUtf8, remark }: Annotating,
): AsyncIterable<Buffer> =>
  rewriteGames(windows, {
    isUtf8,
    rewrite: async (text, index) => {
      const game = await annotateGameSetup(text, pricing)
      if (game.ok) return game.value
      if (game.error.isFinal) throw new Refusal(game.error.sentence)
      remark(`game ${index + 1}: ${game.error.sentence}`)
      return undefined
    },
  })
