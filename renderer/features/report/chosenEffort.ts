import type { Settings } from '@shared/ipc/contract'
import { expectedCost } from '@shared/report/looks'
import { PRESET_EFFORTS, type ReportPreset } from '@shared/report/presets'
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

/** Before the first report of a machine: that of two cores. */
const ASSUMED_NODES_PER_SECOND = 1_600_000

/** Seconds that a number of nodes is expected to take on this machine, by its last report. */
export const secondsOfNodes = (
  nodes: number,
  { nodesPerSecond = ASSUMED_NODES_PER_SECOND }: Chosen,
): number => nodes / nodesPerSecond

/** Arrays that are searched whole where a throw leaves thousands; most leave fewer. */
const USUAL_ARRAYS = 1000

/** Nodes that pricing a setup is expected to take at most, by those of an array. */
export const expectedSetupNodes = (arrayNodes: number): number => USUAL_ARRAYS * arrayNodes

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
  nodesPerSecond = ASSUMED_NODES_PER_SECOND,
): number | undefined =>
  limit === 'nodes' ? (positions * amount * expectedCost(looks) + setupNodes) / nodesPerSecond : undefined
