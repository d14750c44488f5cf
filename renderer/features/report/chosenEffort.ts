import type { Settings } from '@shared/ipc/contract'
import { expectedCost } from '@shared/report/looks'
import { PRESET_EFFORTS, type ReportPreset } from '@shared/report/presets'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import type { ReportEffort } from './gameReport'

type Chosen = Settings['report']

/** How closely games are searched, by any engine. */
export type ChosenEffort = Omit<ReportEffort, 'engineId'>

const presetEffort = (preset: ReportPreset): ChosenEffort => {
  const { nodes, ...looks } = PRESET_EFFORTS[preset]
  return { limit: 'nodes', amount: nodes, ...looks }
}

/** What a preset stands for, or what the user has chosen instead. */
export const effortOfChoice = (choice: Chosen['preset'], report: Chosen): ChosenEffort => {
  if (choice !== 'own') return presetEffort(choice)
  const { limit, lines, closer, thrifty } = report
  return { limit, amount: report[limit], lines, closer, thrifty }
}

/** As the settings say. */
export const chosenEffort = (report: Chosen): ChosenEffort => effortOfChoice(report.preset, report)

/** Positions are searched side by side on no more cores than this. */
const MOST_CORES = 4
const NODES_PER_SECOND_OF_A_CORE = 800_000

/** How fast this machine is: as its last report was, before the first as its last setup was, before that as its cores tell. */
export const machineSpeed = (
  report: Pick<Chosen, 'nodesPerSecond'>,
  solver: Pick<Settings['solver'], 'nodesPerSecond'>,
  cores: number = navigator.hardwareConcurrency,
): number =>
  report.nodesPerSecond ??
  solver.nodesPerSecond ??
  NODES_PER_SECOND_OF_A_CORE * Math.min(MOST_CORES, Math.max(1, cores))

/**
 * Nodes until every turn of a played setup is settled with {@link ARRAY_NODES} an array: 20 million for the sample game, whose throw
 * leaves 3,600 arrays. With fewer for each array it takes fewer, but by the square root (docs/setup.md).
 */
const NODES_UNTIL_SETTLED = 20_000_000

/** Nodes that pricing a setup is expected to take, by those of an array. */
export const expectedSetupNodes = (arrayNodes: number): number =>
  NODES_UNTIL_SETTLED * Math.sqrt(arrayNodes / ARRAY_NODES)

/**
 * Seconds that an analysis is expected to take on this machine; undefined where the limit is not one of nodes.
 *
 * @param positions of the game
 * @param setupNodes that its setup takes besides
 */
export const expectedSeconds = (
  { limit, amount, ...looks }: ChosenEffort,
  positions: number,
  setupNodes: number,
  nodesPerSecond: number,
): number | undefined =>
  limit === 'nodes' ? (positions * amount * expectedCost(looks) + setupNodes) / nodesPerSecond : undefined
