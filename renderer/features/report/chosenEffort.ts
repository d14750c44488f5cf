import type { Settings } from '@shared/ipc/contract'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import { expectedCost } from '@shared/report/looks'
import { PRESET_EFFORTS } from '@shared/report/presets'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import type { ReportEffort } from './gameReport'

type Chosen = Settings['report']

/** The effort with which games are searched, by any engine. */
export type ChosenEffort = Omit<ReportEffort, 'engineId'>

/**
 * The effort of a preset, or the one that the user has chosen.
 *
 * @param relativeSpeed of the engine; with a preset all engines take the same time
 */
export const effortOfChoice = (
  choice: Chosen['preset'],
  report: Chosen,
  relativeSpeed: number,
): ChosenEffort => {
  if (choice !== 'own') {
    const { nodes, ...looks } = PRESET_EFFORTS[choice]
    return { limit: 'nodes', amount: nodesInSameTime(nodes, 1, relativeSpeed), ...looks }
  }
  const { limit, lines, closer, thrifty } = report
  return { limit, amount: report[limit], lines, closer, thrifty }
}

/** The effort according to the settings. */
export const chosenEffort = (report: Chosen, relativeSpeed: number): ChosenEffort =>
  effortOfChoice(report.preset, report, relativeSpeed)

/** The most cores on which positions are searched side by side. */
const MOST_CORES = 4
const NODES_PER_SECOND_OF_A_CORE = 800_000

/**
 * Nodes of our engine that this machine searches per second: measured at its last report, else at its last setup,
 * else estimated from its cores.
 */
export const machineSpeed = (
  report: Pick<Chosen, 'nodesPerSecond'>,
  solver: Pick<Settings['solver'], 'nodesPerSecond'>,
  cores: number = navigator.hardwareConcurrency,
): number =>
  report.nodesPerSecond ??
  solver.nodesPerSecond ??
  NODES_PER_SECOND_OF_A_CORE * Math.min(MOST_CORES, Math.max(1, cores))

/**
 * Nodes that settle every turn of a played setup with {@link ARRAY_NODES} for each array. The sample game, whose
 * throw leaves 3,600 arrays, takes 26 million. The rest is for the planning between searches. With fewer nodes for
 * each array the total falls by the square root (docs/setup.md).
 */
const NODES_UNTIL_SETTLED = 30_000_000

/** Nodes that pricing a setup is expected to take, by the nodes for each array. */
export const expectedSetupNodes = (arrayNodes: number): number =>
  NODES_UNTIL_SETTLED * Math.sqrt(arrayNodes / ARRAY_NODES)

/**
 * Seconds that an analysis is expected to take on this machine; undefined if the limit is not one of nodes.
 *
 * @param positions of the game
 * @param setupNodes nodes of our engine that its setup takes in addition
 * @param nodesPerSecond of our engine
 * @param relativeSpeed of the engine whose nodes limit it
 */
export const expectedSeconds = (
  { limit, amount, ...looks }: ChosenEffort,
  positions: number,
  setupNodes: number,
  nodesPerSecond: number,
  relativeSpeed: number,
): number | undefined =>
  limit === 'nodes'
    ? ((positions * amount * expectedCost(looks)) / relativeSpeed + setupNodes) / nodesPerSecond
    : undefined

/**
 * Nodes that the machine searched for each node of a report, 1 to 2: while the setup of the game is searched beside
 * it, each of the two searches gets half of the cores.
 *
 * @param setupNodes nodes of our engine that the setup took
 * @param relativeSpeed of the engine that made the report
 */
export const searchedBeside = (
  effort: ChosenEffort,
  positions: number,
  setupNodes: number,
  relativeSpeed: number,
): number => {
  const nodesFor = (setup: number) => expectedSeconds(effort, positions, setup, 1, relativeSpeed)
  const [alone, together] = [nodesFor(0), nodesFor(setupNodes)]
  return alone && together ? Math.min(2, together / alone) : 1
}
