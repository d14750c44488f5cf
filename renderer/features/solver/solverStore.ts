import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, watch } from 'vue'
import type { SolverRequest, SolverSettings, SolverUpdate, SolverView } from '@shared/ipc/contract'
import { isSetupPly } from '@shared/tree/moveNumber'
import type { TreePath } from '@shared/tree/node'
import { nodesAlong } from '@shared/tree/tree'
import { settledArrayNodes, usualArrayNodes } from '@shared/solver/usualNodes'
import { useEnginesStore } from '../../stores/engines'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import { useAnalysisStore } from '../engines/analysisStore'
import { deeper, NODE_CHOICES } from './nodeChoices'
import { pausableTask } from './pausableTask'
import { solverJobs, type SolverWish } from './solverJobs'
import { placeKey, type SetupStart, solverPlaceOf, startKey } from './solverPlace'
import { putNewest } from '@shared/putNewest'

/** The cost of a turn of a setup for the side that made it. */
interface TurnCost {
  readonly san: string
  /** The value of the position after it, in centipawns from White's view. */
  readonly value: number
  /** In centipawns, 0 or more. */
  readonly cost: number
  readonly isBest: boolean
}

const TURN_LIMIT = 20_000

const lineKey = (request: SolverRequest, moves: readonly string[]): string =>
  placeKey({ ...request, moves }, request)

/** What is known about turns, whether they were played or only possible; the latest answer counts. */
const turnCosts = () => {
  const turns = shallowReactive(new Map<string, TurnCost>())

  const keep = (key: string, { san, value, cost, isBest }: TurnCost) => {
    putNewest(turns, key, { san, value, cost, isBest }, TURN_LIMIT)
  }

  /** @param request to the end of the setup; `played` are its last moves, with what is known about them */
  const learnPlayed = (request: SolverRequest, played: readonly TurnCost[]) => {
    const before = request.moves.length - played.length
    for (const [place, turn] of played.entries())
      keep(lineKey(request, request.moves.slice(0, before + place + 1)), turn)
  }

  const learn = (request: SolverRequest, { moves, played }: SolverView) => {
    for (const move of moves) keep(lineKey(request, [...request.moves, move.uci]), move)
    learnPlayed(request, played)
  }

  return { turns, learn, learnPlayed }
}

/** Nodes for each array: those in the settings, or a different number for one start. */
const arrayNodes = () => {
  const settings = useSettingsStore()
  const ofStart = shallowRef<{ readonly start: string; readonly nodes: number }>()
  /** Nodes for each array of any start. */
  const settledNodes = computed(() => settledArrayNodes(settings.settings.solver))
  return {
    settledNodes,
    /** Nodes for each array of the setup from a start. */
    nodesFor: (start: SetupStart): number =>
      ofStart.value?.start === startKey(start) ? ofStart.value.nodes : settledNodes.value,
    /** Uses this number of nodes for the setup from a start. */
    search: (start: SetupStart, nodes: number): void => {
      ofStart.value = nodes === settledNodes.value ? undefined : { start: startKey(start), nodes }
    },
    forget: (): void => {
      ofStart.value = undefined
    },
  }
}

/**
 * Solves the setup phase of the current game while the solver is on: looks up what is known about the position on the
 * board, and has it searched. When off, it asks for nothing and shows nothing; when paused, it shows what is known.
 */
export const useSolverStore = defineStore('solver', () => {
  const analysis = useAnalysisStore()
  const engines = useEnginesStore()
  const game = useGameStore()
  const settings = useSettingsStore()
  const { turns, learn, learnPlayed } = turnCosts()
  const change = (what: Partial<SolverSettings>) =>
    settings.update({ solver: { ...settings.settings.solver, ...what } })
  const pausable = pausableTask()
  const { isPaused, pause, resume } = pausable
  const { views, refusals, running, receive: take, follow } = solverJobs(learn, pausable)
  /** Takes in news of a search, and remembers the speed of the machine. */
  const receive = (update: SolverUpdate) => {
    take(update)
    const { nodesPerSecond } = update
    if (nodesPerSecond !== undefined) void change({ nodesPerSecond })
  }
  /** Whether the engine is busy with another task for the setup. */
  const isHeld = shallowRef(false)
  const { settledNodes, nodesFor, search, forget } = arrayNodes()

  const place = computed(() => (game.document ? solverPlaceOf(game.document, game.document.path) : undefined))
  /** Whether the position on the board belongs to a setup phase, and no game is played for a result. */
  const isAvailable = computed(() => place.value?.isHere === true && !analysis.isSuspended)
  const isOn = computed(() => settings.settings.solver.on)
  const reading = computed(() => settings.settings.solver.reading)

  const engine = computed(() => engines.engineOf(settings.settings.solver.engineId) ?? engines.builtIn)
  /** The engines that can play the game after the setup. */
  const candidates = computed(() =>
    engines.engines.filter(
      ({ profile: { origin, playsChess960, variants } }) =>
        origin === 'builtIn' || playsChess960 || variants.some(id => id === game.variant?.id),
    ),
  )

  const nodes = computed(() => (place.value ? nodesFor(place.value.line) : settledNodes.value))

  /**
   * The engine that values arrays and its settings; undefined during a game against the engine or between two
   * players.
   */
  const how = computed(() => {
    if (!engine.value || analysis.isSuspended) return undefined
    return { engineId: engine.value.profile.id, reading: reading.value, nodes: nodes.value }
  })

  const wish = computed((): SolverWish | undefined => {
    if (!isOn.value || !place.value || !how.value) return undefined
    const { line, isHere } = place.value
    const request = { ...line, ...how.value }
    return { key: placeKey(line, how.value), request, searches: isHere && !isHeld.value }
  })
  watch(
    () => JSON.stringify([wish.value, isPaused.value]),
    () => void follow(wish.value),
    { immediate: true },
  )

  const here = computed(() => (isAvailable.value ? wish.value : undefined))
  const view = computed(() => here.value && views.get(here.value.key))
  const refusal = computed(() => here.value && refusals.get(here.value.key))
  const isRunning = computed(
    () => here.value !== undefined && !isPaused.value && running.value === here.value.key,
  )

  const toggle = () => {
    isPaused.value = false
    return change({ on: !isOn.value })
  }

  /**
   * Sets the number of nodes. The usual number is not stored as a choice, because it changes with the speed of the
   * machine.
   */
  const chooseNodes = (chosen: number) => {
    forget()
    const usual = usualArrayNodes(settings.settings.solver.nodesPerSecond)
    return change({ nodes: chosen === usual ? undefined : chosen })
  }

  /** Searches with ten times the nodes, for this start only. */
  const deepen = () => {
    if (!place.value) return
    search(place.value.line, deeper(nodes.value))
    resume()
  }

  /** Drops requests beyond the settings; their results stay. */
  const cancel = () => {
    forget()
    pause()
  }

  /** The cost of the setup turn at the end of `path`; undefined if unknown or hidden. */
  const costOf = (path: TreePath): TurnCost | undefined => {
    if (!game.game || !wish.value) return undefined
    const plies = nodesAlong(game.game.root, path).slice(1)
    if (plies.length === 0 || !plies.every(isSetupPly)) return undefined
    const { request } = wish.value
    return turns.get(placeKey({ ...request, moves: plies.map(({ uci }) => uci) }, request))
  }

  return {
    isAvailable,
    isShown: computed(() => place.value !== undefined && !analysis.isSuspended),
    isSuspended: computed(() => analysis.isSuspended),
    isHeld,
    how,
    learnPlayed,
    isOn,
    isPaused,
    isRunning,
    settledNodes,
    isDeepened: computed(() => nodes.value > settledNodes.value),
    reading,
    engine,
    candidates,
    nodes,
    nodesFor,
    search,
    nodeChoices: computed(() => [...new Set([...NODE_CHOICES, nodes.value])].sort((a, b) => a - b)),
    view,
    refusal,
    receive,
    change,
    toggle,
    pause,
    resume,
    chooseNodes,
    deepen,
    cancel,
    costOf,
  }
})
