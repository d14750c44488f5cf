import type { SearchLimits } from './analysis'

/** What ends a search of the analysis panel. */
export const PANEL_LIMITS = ['infinite', 'depth', 'nodes', 'time'] as const
export type PanelLimit = (typeof PANEL_LIMITS)[number]

/** An engine's place in the analysis panel, and how it is asked there. Numbers of limits not in use are kept. */
export interface EnginePanel {
  readonly engineId: string
  readonly on: boolean
  /** How many of the best lines are shown. */
  readonly lines: number
  readonly limit: PanelLimit
  /** Plies. */
  readonly depth: number
  readonly nodes: number
  readonly seconds: number
}

/** Most engines side by side. */
export const MAX_PANELS = 8

/** Least and most of each number. */
export const PANEL_RANGES = {
  lines: { least: 1, most: 10 },
  depth: { least: 1, most: 99 },
  nodes: { least: 1000, most: 1_000_000_000_000 },
  seconds: { least: 1, most: 86_400 },
} as const

/** An engine that has just come into the panel. */
export const newPanel = (engineId: string, on = false): EnginePanel => ({
  engineId,
  on,
  lines: 3,
  limit: 'infinite',
  depth: 24,
  nodes: 10_000_000,
  seconds: 30,
})

/** The panel's limit as a search takes it. */
export const searchLimits = ({ limit, depth, nodes, seconds }: EnginePanel): SearchLimits => {
  switch (limit) {
    case 'infinite':
      return {}
    case 'depth':
      return { depth }
    case 'nodes':
      return { nodes }
    case 'time':
      return { moveTimeMs: 1000 * seconds }
  }
}
