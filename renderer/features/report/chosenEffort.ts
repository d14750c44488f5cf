import type { Settings } from '@shared/ipc/contract'
import { expectedCost } from '@shared/report/looks'
import { PRESET_EFFORTS, type ReportPreset } from '@shared/report/presets'
import type { ReportEffort } from './gameReport'

type Chosen = Settings['report']

/** How closely games are looked at, whoever looks. */
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

/** Before the first report of a machine. */
const ASSUMED_NODES_PER_SECOND = 800_000

/**
 * Seconds that a report is expected to take on this machine; undefined where the limit does not tell.
 *
 * @param positions of the game
 */
export const expectedSeconds = (
  { limit, amount, ...looks }: ChosenEffort,
  positions: number,
  nodesPerSecond = ASSUMED_NODES_PER_SECOND,
): number | undefined =>
  limit === 'nodes' ? (positions * amount * expectedCost(looks)) / nodesPerSecond : undefined
