import type { SearchLimits } from './analysis'

/** What ends a search of the analysis panel. */
export const PANEL_LIMITS = ['infinite', 'depth', 'nodes', 'time'] as const
export type PanelLimit = (typeof PANEL_LIMITS)[number]

/** An engine in the analysis panel with its settings there. The numbers of limits not in use are kept. */
export interface EnginePanel {
  readonly engineId: string
  readonly on: boolean
  /** How many of the best lines are shown. */
  readonly lines: number
  readonly limit: PanelLimit
  /** In plies. */
  readonly depth: number
  readonly nodes: number
  readonly seconds: number
}

/** The most engines side by side. */
export const MAX_PANELS = 8

/** The least and greatest value of each number. */
export const PANEL_RANGES = {
  lines: { least: 1, most: 10 },
  depth: { least: 1, most: 99 },
  nodes: { least: 1000, most: 1_000_000_000_000 },
  seconds: { least: 1, most: 86_400 },
} as const

/** The settings of an engine that was just added to the panel. */
export const newPanel = (engineId: string, on = false): EnginePanel => ({
  engineId,
  on,
  lines: 3,
  limit: 'infinite',
  depth: 24,
  nodes: 10_000_000,
  seconds: 30,
})

/** The panel's limit in the form of search limits. */
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
