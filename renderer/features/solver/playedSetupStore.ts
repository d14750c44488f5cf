import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, watch } from 'vue'
import type { PlayedSetup, PricedTurn, SolverRequest } from '@shared/ipc/contract'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { setupEnd, setupPlies } from '@shared/tree/setupPlies'
import { nodesAlong } from '@shared/tree/tree'
import { endPath } from '@shared/tree/walk'
import { putNewest } from '@shared/putNewest'
import { bridge } from '../../ipc/client'
import { useGameStore } from '../../workbench/game'
import { placeKey } from './solverPlace'
import { useSolverStore } from './solverStore'

/** The most setups remembered, so that known results are shown at once when the user returns to a game. */
const SETUP_LIMIT = 50

/** A turn of a setup as it was played, with its price if known. */
export interface SetupPly {
  readonly path: TreePath
  readonly node: TreeNode
  /** The position before it. */
  readonly fenBefore: string
  readonly priced: PricedTurn | undefined
}

const keyOf = (request: SolverRequest): string => placeKey(request, request)

/**
 * The setup of the current line, and the values of its turns: as far as they are known while setups are solved, and
 * all of them once they were priced.
 */
export const usePlayedSetupStore = defineStore('playedSetup', () => {
  const game = useGameStore()
  const solver = useSolverStore()
  /** What the solver's page shows within a played setup; after the setup there is only one choice. */
  const part = shallowRef<'moves' | 'played'>('moves')
  const known = shallowReactive(new Map<string, PlayedSetup>())

  const end = computed((): TreePath => {
    if (!game.game || !solver.isShown) return []
    const path = endPath(game.game.root, game.path)
    return path.slice(0, setupPlies(nodesAlong(game.game.root, path)))
  })
  const nodes = computed(() => (game.game ? nodesAlong(game.game.root, end.value) : []))

  /** Whether the setup shown is the one of the main line, which gets annotated. */
  const isMain = computed(() => !!game.game && setupEnd(game.game.root).join(' ') === end.value.join(' '))

  const request = computed((): SolverRequest | undefined => {
    if (!game.game || !solver.how || end.value.length === 0) return undefined
    const { variant, options, root } = game.game
    const moves = nodes.value.slice(1).map(({ uci }) => uci)
    return { variant, options, startFen: root.fen, moves, ...solver.how }
  })

  const played = computed(() => request.value && known.get(keyOf(request.value)))

  const plies = computed((): readonly SetupPly[] =>
    nodes.value.slice(1).map((node, place) => ({
      path: end.value.slice(0, place + 1),
      node,
      fenBefore: nodes.value[place]!.fen,
      priced: played.value?.setup.turns[place - played.value.setup.skipped],
    })),
  )

  /** Takes in the answer on a setup; the move list shows the costs. */
  const learn = (asked: SolverRequest, answer: PlayedSetup, sans: readonly string[]) => {
    const key = keyOf(asked)
    putNewest(known, key, answer, SETUP_LIMIT)
    const { turns, skipped } = answer.setup
    solver.learnPlayed(
      asked,
      turns.map(({ value, cost, isBest }, place) => ({ san: sans[skipped + place]!, value, cost, isBest })),
    )
  }

  const askOnce = async (asked: SolverRequest) => {
    const sans = nodes.value.slice(1).map(({ san }) => san)
    const answer = await bridge().request('solver:played', asked)
    // A refusal is shown on the solver's page.
    if (answer.ok && answer.value) learn(asked, answer.value, sans)
  }

  let isAsking = false
  let isWanted = false

  /** Asks one question at a time; requests that come meanwhile are combined into one. */
  const ask = async () => {
    isWanted = true
    if (isAsking) return
    isAsking = true
    try {
      while (isWanted && request.value) {
        isWanted = false
        await askOnce(request.value)
      }
    } finally {
      isAsking = false
    }
  }
  watch(
    () => solver.isOn && request.value && ([JSON.stringify(request.value), solver.view] as const),
    now => now && void ask(),
    { immediate: true },
  )

  const isPartial = computed(() => solver.isAvailable && solver.isOn && end.value.length > 0)
  const isShown = computed(() => end.value.length > 0 && (!isPartial.value || part.value === 'played'))

  return { part, isPartial, isShown, plies, played, isMain, learn, ask }
})
