import { FEW_ARRAY_NODES } from '../solver/usualNodes'
import type { LookEffort } from './looks'

/** How thoroughly a game is analyzed, the quickest first. */
export const REPORT_PRESETS = ['quick', 'normal', 'deep'] as const
export type ReportPreset = (typeof REPORT_PRESETS)[number]

/** `own` means the user's own limits, lines and looks. */
export const EFFORT_CHOICES = [...REPORT_PRESETS, 'own'] as const
export type EffortChoice = (typeof EFFORT_CHOICES)[number]

/** A named effort: the nodes of a whole look at a position, and the number of lines. */
interface PresetEffort extends LookEffort {
  readonly nodes: number
  readonly lines: number
}

/** Normal takes at most 72 million nodes for a game of 110 plies: a minute on two cores that search 600,000 nodes a second each. */
export const PRESET_EFFORTS: Readonly<Record<ReportPreset, PresetEffort>> = {
  quick: { nodes: 30_000, lines: 1, closer: true, thrifty: true },
  normal: { nodes: 200_000, lines: 1, closer: true, thrifty: true },
  deep: { nodes: 400_000, lines: 2, closer: true, thrifty: false },
}

/** The most nodes for each array of a setup; presets without a limit are left out. */
const MOST_ARRAY_NODES: Partial<Record<EffortChoice, number>> = {
  quick: FEW_ARRAY_NODES,
  normal: FEW_ARRAY_NODES,
}

/** The nodes for each array when a setup is valued along with the report: the Solver's number, unless the preset allows fewer. */
export const presetArrayNodes = (choice: EffortChoice, solverNodes: number): number =>
  Math.min(solverNodes, MOST_ARRAY_NODES[choice] ?? solverNodes)
