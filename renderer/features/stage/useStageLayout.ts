import { useDevicePixelRatio, useElementSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import type { VariantDefinition } from '@shared/variants/variant'
import { MIN_COORDINATES, stageLayout, type StageContent } from '../../board/geometry/boardSize'
import { kindsToPlace } from '../../board/setup/placements'

interface LayoutQuery {
  readonly variant: VariantDefinition
  readonly phase: StageContent['phase']
  /** The user wants coordinates. */
  readonly coordinates: boolean
  /** The setup phase with which the game began. */
  readonly setup?: StageContent['setup']
  /** A graph stands below the board. */
  readonly withGraph?: boolean | undefined
  /** The pieces are explained below the board. */
  readonly withLegend?: boolean | undefined
  /** Pieces are not placed here. */
  readonly withoutShelf?: boolean | undefined
  /** Names and clocks are read across a table. */
  readonly isTable?: boolean | undefined
}

/** Fits the board into the stage as the window changes. */
export function useStageLayout(root: Readonly<Ref<HTMLElement | null>>, query: () => LayoutQuery) {
  const { width, height } = useElementSize(root)
  const { pixelRatio } = useDevicePixelRatio()

  const layout = computed(() => {
    const { variant, phase, setup, withGraph, withLegend, withoutShelf, isTable } = query()
    const stage = { width: width.value, height: height.value }
    const content = {
      phase,
      shelfRows: kindsToPlace(variant),
      setup,
      withGraph,
      withLegend,
      withoutShelf,
      isTable,
      labelledBelow: variant.grid === 'palaces',
    }
    return stageLayout(stage, content, variant.board, pixelRatio.value)
  })

  /** The sizes as custom properties, for everything inside the stage. */
  const sizes = computed(() => ({
    '--files': String(query().variant.board.files),
    '--ranks': String(query().variant.board.ranks),
    '--sq': `${layout.value.square}px`,
    '--h-player': `${layout.value.playerRow}px`,
    '--h-shelf': `${layout.value.shelfRow}px`,
    '--h-progress': `${layout.value.progress}px`,
    '--h-legend': `${layout.value.legend}px`,
    '--h-graph': `${layout.value.graph}px`,
  }))

  /** While pieces are placed, the files are under the board, over the columns of the shelf. */
  const coordinates = computed(() => {
    const { phase, coordinates: wanted, withoutShelf } = query()
    if (!wanted || layout.value.square < MIN_COORDINATES) return 'none'
    return phase === 'placement' && !withoutShelf ? 'ranks' : 'all'
  })

  const isMeasured = computed(() => width.value > 0)

  /** There is room for the graph. */
  const hasGraph = computed(() => layout.value.graph > 0)

  return { sizes, coordinates, isMeasured, hasGraph }
}
