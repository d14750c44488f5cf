import { computed } from 'vue'
import { mainline } from '@shared/tree/tree'
import { useGameStore } from '../../../workbench/game'
import { useSettingsStore } from '../../../stores/settings'
import { useReportStore } from '../reportStore'
import { useReportState } from '../useReportState'
import { useReportWalk } from '../useReportWalk'
import { graphFacts } from './graphFacts'

/** The graph of the current game. */
export const useGameGraph = () => {
  const game = useGameStore()
  const report = useReportStore()
  const settings = useSettingsStore()
  const { current, goTo } = useReportWalk()
  const { reached } = useReportState()

  /** Whether room below the board is reserved for it. */
  const hasRoom = computed(() => settings.settings.evaluationGraph)

  const line = computed(() => (game.game ? mainline(game.game.root) : []))
  const facts = computed(() =>
    hasRoom.value
      ? graphFacts(line.value, report.report && { examined: report.report.examined, moves: report.moves })
      : undefined,
  )
  /** What its panel shows; undefined without a graph. */
  const shown = computed(
    () =>
      facts.value && {
        facts: facts.value,
        line: line.value,
        current: current.value,
        isAside: current.value < game.path.length,
        reached: reached.value,
      },
  )

  return { hasRoom, shown, go: goTo }
}
