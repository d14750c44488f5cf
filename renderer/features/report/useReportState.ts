import { computed } from 'vue'
import { useEnginesStore } from '../../stores/engines'
import { useGameStore } from '../../workbench/game'
import { useAnalyzeStore } from './analyzeStore'
import { movesDone, positionsOf } from './gameReport'
import { useReportQueueStore } from './reportQueueStore'
import { useReportStore } from './reportStore'

/** The state of the report on the current game. */
export const useReportState = () => {
  const engines = useEnginesStore()
  const analyze = useAnalyzeStore()
  const game = useGameStore()
  const queue = useReportQueueStore()
  const store = useReportStore()

  const isRunning = computed(() => store.key !== undefined && queue.running?.key === store.key)
  const isWaiting = computed(() => {
    const { document } = game
    return queue.waiting.some(one =>
      one.kind === 'tab'
        ? one.documentId === document?.id
        : one.fileId === document?.origin?.fileId && one.place === document.origin.index,
    )
  })

  const report = computed(() => {
    const known = store.report
    const isBegun = isRunning.value || isWaiting.value
    return known && (known.examined.size > 0 || known.fault || isBegun) ? known : undefined
  })
  const moves = computed(() => (store.line ? positionsOf(store.line) - 1 : 0))
  const done = computed(() => (report.value ? Math.min(moves.value, movesDone(report.value)) : 0))
  const isDone = computed(() => report.value?.isComplete === true)
  const engineName = computed(
    () => (report.value && engines.engineOf(report.value.effort.engineId)?.profile.name) ?? '',
  )

  /** The last ply that the search has reached; absent while it rests. */
  const reached = computed(() => {
    const { line } = store
    if (!isRunning.value || !line || !store.report) return undefined
    let ply = line.setup
    while (store.report.examined.has(ply + 1)) ply += 1
    return ply
  })

  /** Continues the analysis. */
  const goOn = () => {
    if (queue.isPaused) queue.resume()
    else if (game.document) void analyze.start(game.document)
  }

  return { report, isRunning, isWaiting, moves, done, isDone, engineName, reached, goOn }
}
