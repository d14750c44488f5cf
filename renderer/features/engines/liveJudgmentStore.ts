import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Score } from '@shared/analysis/score'
import { chanceLost, chancePoints } from '@shared/analysis/winningChance'
import { judgmentOf, type Judgment } from '@shared/report/judgment'
import type { LineMove } from '@shared/ipc/contract'
import { moveLabel, moveNumberAt } from '@shared/tree/moveNumber'
import type { TreePath } from '@shared/tree/node'
import { useGameStore } from '../../workbench/game'
import { usePanelsStore } from '../../stores/panels'
import { useSettingsStore } from '../../stores/settings'
import { putNewest } from '@shared/putNewest'
import { useAnalysisStore } from './analysisStore'
import { type AnalyzedPosition, analyzedPositionOf } from './analyzedPosition'

/** The least depth of evaluations by which moves are judged, in plies. */
const MIN_DEPTH = 12

/** The most positions that are remembered. */
const MAX_SEEN = 400

/** An engine's evaluation of a position. */
interface Seen {
  readonly engineId: string
  readonly score: Score<'white'>
  readonly depth: number
  readonly best: LineMove
}

/** The judgment of the move that was just made. */
export type LiveJudgment =
  | { readonly kind: 'waiting'; readonly move: string }
  | { readonly kind: 'best'; readonly move: string }
  | {
      readonly kind: 'judged'
      readonly move: string
      /** Points of winning chance given away. */
      readonly points: number
      readonly judgment?: Judgment
      /** The better move in SAN. */
      readonly better: string
    }

const keyOf = ({ documentId, startFen, moves }: AnalyzedPosition): string =>
  JSON.stringify([documentId, startFen, moves.join(' ')])

/** Judges the move that was just made on the board, by the running engine's evaluations before and after it. */
export const useLiveJudgmentStore = defineStore('liveJudgment', () => {
  const analysis = useAnalysisStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const settings = useSettingsStore()

  const seen = new Map<string, Seen>()
  /** Counts new evaluations, so that the judgment is updated. */
  const learned = shallowRef(0)
  const made = shallowRef<{ readonly documentId: string; readonly path: TreePath }>()

  const isOn = computed(() => settings.settings.liveJudgment && panels.isOn && !analysis.isSuspended)

  const learn = (result: NonNullable<typeof analysis.lead>) => {
    const [line] = result.update.lines
    const best = line?.moves[0]
    // A bound, or a search restricted to some moves, allows no judgment.
    if (!line || !best || line.bound !== undefined || result.threat || analysis.forced) return
    const key = keyOf(result.place)
    const { engineId } = result.update
    const before = seen.get(key)
    if (before?.engineId === engineId && before.depth >= line.depth) return
    putNewest(seen, key, { engineId, score: line.score, depth: line.depth, best }, MAX_SEEN)
    learned.value += 1
  }
  watch(
    () => (isOn.value ? analysis.lead : undefined),
    lead => lead && learn(lead),
    { immediate: true },
  )

  /** Notes that the user has made the current move. */
  const noteMove = () => {
    const { document } = game
    made.value = document && { documentId: document.id, path: document.path }
  }

  const seenAt = (path: TreePath): Seen | undefined => {
    const found = game.document && seen.get(keyOf(analyzedPositionOf(game.document, path)))
    return found && found.depth >= MIN_DEPTH ? found : undefined
  }

  const judge = (path: TreePath): LiveJudgment | undefined => {
    const [before, node] = game.line.slice(-2)
    if (!before || !node) return undefined
    const move = moveLabel(before.fen, node)
    const was = seenAt(path.slice(0, -1))
    if (!was) return { kind: 'waiting', move }
    if (was.best.uci === node.uci || game.legal?.outcome?.kind === 'checkmate') return { kind: 'best', move }
    const is = seenAt(path)
    if (is?.engineId !== was.engineId) return { kind: 'waiting', move }
    const { color } = moveNumberAt(before.fen)
    const loss = Math.max(0, chanceLost(chancePoints(was.score), chancePoints(is.score), color))
    const judgment = judgmentOf(loss, settings.settings.judgmentPoints)
    const points = Math.round(loss)
    return { kind: 'judged', move, points, better: was.best.san, ...(judgment && { judgment }) }
  }

  /** The judgment of the last move of the line on the board, if it is the move that was just made. */
  const judgment = computed((): LiveJudgment | undefined => {
    const { document } = game
    if (learned.value === 0 || !isOn.value || !made.value || made.value.documentId !== document?.id)
      return undefined
    return made.value.path.join(' ') === document.path.join(' ') ? judge(document.path) : undefined
  })

  return { isOn, judgment, noteMove }
})
