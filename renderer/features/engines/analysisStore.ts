import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, watch } from 'vue'
import { engineJobs } from './jobs'
import { isSamePlace, analyzedPositionOf, type AnalyzedPosition } from './analyzedPosition'
import { panelSearch, type PanelSearch } from './panelSearch'
import { useDocumentsStore } from '../../openFiles/documents'
import { useGameStore } from '../../workbench/game'
import { usePanelsStore } from '../../stores/panels'
import { useGuessingStore } from '../guessing/guessingStore'
import { useHiddenPairStore } from '../practice/hiddenPairStore'
import { usePracticeStore } from '../practice/practiceStore'
import { useUnfinishedPracticeStore } from '../practice/unfinishedPracticeStore'

/** A move to which the engines are restricted, at one place. */
export interface ForcedMove {
  readonly place: AnalyzedPosition
  readonly uci: string
  readonly san: string
}

/**
 * Asks the engines of the panel about the position on the board, or the one to which they are pinned, and keeps their
 * answers. An answer is never shown for another position.
 */
export const useAnalysisStore = defineStore('analysis', () => {
  const documents = useDocumentsStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const guessing = useGuessingStore()
  const hiddenPair = useHiddenPairStore()
  const practice = usePracticeStore()
  const { results, refusals, receive, follow, stop, leave, forget, asked } = engineJobs()

  const pins = shallowReactive(new Map<string, AnalyzedPosition>())
  const threat = shallowRef(false)
  const forced = shallowRef<ForcedMove>()
  const unfinished = useUnfinishedPracticeStore()
  /**
   * Whether no engine is asked: a game is being played or can be resumed, its moves are guessed, or last pairs are
   * entered in secret.
   */
  const isSuspended = computed(
    () =>
      guessing.isOn ||
      hiddenPair.isOn ||
      unfinished.game !== undefined ||
      (practice.isShown && practice.isRunning),
  )

  /** Undefined if no game is open. */
  const here = computed(() =>
    game.document ? analyzedPositionOf(game.document, game.document.path) : undefined,
  )

  const forcedAt = (place: AnalyzedPosition): readonly string[] =>
    forced.value && isSamePlace(forced.value.place, place) && !threat.value ? [forced.value.uci] : []

  const searches = computed<readonly PanelSearch[]>(() =>
    panels.panels.flatMap(panel => {
      const pin = pins.get(panel.engineId)
      const place = pin ?? here.value
      const options = { threat: threat.value && !pin, searchMoves: place ? forcedAt(place) : [] }
      return place ? [panelSearch(panel, place, options)] : []
    }),
  )

  const isAsked = ({ panel }: PanelSearch): boolean => panel.on && !isSuspended.value

  const followAll = (next: readonly PanelSearch[]) => {
    const wanted = new Set(next.map(({ request }) => request.engineId))
    for (const engineId of asked().filter(id => !wanted.has(id))) leave(engineId)
    for (const desired of next) void follow(desired, isAsked(desired))
  }
  watch([searches, isSuspended], ([next]) => followAll(next), { immediate: true })

  // An engine pinned to a closed game follows the board again.
  watch(
    () => documents.documents,
    () => {
      for (const [engineId, { documentId }] of pins)
        if (!documents.documentById(documentId)) pins.delete(engineId)
    },
  )

  // Requests for a single position end when it is left.
  watch(here, (place, before) => {
    if (place && before && isSamePlace(place, before)) return
    threat.value = false
    if (forced.value && !(place && isSamePlace(forced.value.place, place))) forced.value = undefined
  })

  /** Asks again after an engine has crashed or refused; one that failed for good is tried again after a stop. */
  const restart = async (engineId: string) => {
    const desired = searches.value.find(({ request }) => request.engineId === engineId)
    if (!desired) return
    forget(engineId)
    await stop(engineId)
    await follow(desired, isAsked(desired))
  }

  /** Pins an engine to its current position, or makes it follow the board again. */
  const pin = (engineId: string) => {
    if (pins.has(engineId)) pins.delete(engineId)
    else if (here.value) pins.set(engineId, here.value)
  }

  const toggleThreat = () => (threat.value = !threat.value)

  /** Restricts the engines to one move of a position, by default the one on the board. */
  const force = (move: { readonly uci: string; readonly san: string }, place = here.value) => {
    forced.value = place && { ...move, place }
  }

  const release = () => (forced.value = undefined)

  /** The first engine in the panel that has results for the position on the board. */
  const lead = computed(() => {
    const at = here.value
    const all = panels.panels.flatMap(({ engineId }) => results.get(engineId) ?? [])
    return at && all.find(({ place, update }) => isSamePlace(place, at) && update.lines.length > 0)
  })

  return {
    results,
    refusals,
    pins,
    threat,
    forced,
    isSuspended,
    here,
    lead,
    receive,
    restart,
    pin,
    toggleThreat,
    force,
    release,
  }
})
