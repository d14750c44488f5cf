import { FEW_ARRAY_NODES } from '../solver/usualNodes'
import type { LookEffort } from './looks'

/** How thoroughly a game is analyzed, the quickest first. */
export const REPORT_PRESETS = ['quick', 'normal', 'deep'] as const
export type ReportPreset = (typeof REPORT_PRESETS)[number]

/** `own`: the user's own limits, lines and looks. */
export const EFFORT_CHOICES = [...REPORT_PRESETS, 'own'] as const
export type EffortChoice = (typeof EFFORT_CHOICES)[number]

/** An effort that is named: nodes of a whole look at a position, and lines for each. */
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

/** The most nodes for each array of a setup, where a preset has a limit. */
const MOST_ARRAY_NODES: Partial<Record<EffortChoice, number>> = {
  quick: FEW_ARRAY_NODES,
  normal: FEW_ARRAY_NODES,
}

/** Nodes for each array of a setup that is priced along with the report: the Solver's, unless the preset has fewer. */
export const presetArrayNodes = (choice: EffortChoice, solverNodes: number): number =>
  Math.min(solverNodes, MOST_ARRAY_NODES[choice] ?? solverNodes)
