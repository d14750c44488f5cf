import { watchThrottled } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Branch, NewsPage, PreparationPlace } from '@shared/ipc/contract'
import { MAX_BRANCHES } from '@shared/ipc/known'
import { bridge } from '../../../ipc/client'
import { usePreparationsStore } from '../model/preparationsStore'
import { nameOfPath, treeRows, type TreeRow } from './treeRows'

/** The most positions requested at a time; those on the screen come first. */
const MAX_FRESH = 600

/** Runs work one at a time. Calls during a run share one more run after it, and wait for that one. */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = (): Promise<void> => {
    running = work().finally(() => (running = undefined))
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(() => {
      next = undefined
      return begin()
    })
    return next
  }
}

/**
 * The keys of positions that the screen needs besides the rows: along the line to the board, and after our next move.
 */
const keysAround = (place: PreparationPlace | undefined): readonly string[] => {
  const choice = place?.branch.isOurs ? place.branch.moves[0]?.to : undefined
  return [...(place?.keys ?? []), ...(choice === undefined ? [] : [choice])]
}

/** The position in which the other side chooses: this one, the one before, or the one after our move. */
const answersAt = (
  here: Branch | undefined,
  before: Branch | undefined,
  branches: ReadonlyMap<string, Branch>,
): Branch | undefined => {
  if (!here?.isOurs) return here
  const [choice] = here.moves
  return before ?? (choice?.isPrepared ? branches.get(choice.to) : undefined)
}

/** How often a growing preparation is asked for news, in milliseconds. */
const NEWS_MS = 2000

/** The number of rows refreshed around those on the screen. */
const NEAR = 40

/** The tree of the current preparation: the current place in it, and the part on the screen. */
export const usePreparedTreeStore = defineStore('preparedTree', () => {
  const preparations = usePreparationsStore()

  const path = shallowRef<readonly string[]>([])
  const place = shallowRef<PreparationPlace>()
  const branches = shallowRef<ReadonlyMap<string, Branch>>(new Map())
  const unfolded = shallowRef<ReadonlyMap<string, boolean>>(new Map())
  const news = shallowRef<NewsPage>({ isMore: false, news: [] })
  /** The rows of the list on the screen. */
  const seen = shallowRef({ from: 0, to: 60 })

  const root = computed(() => place.value?.keys[0])

  const tree = computed(() =>
    root.value === undefined
      ? { rows: [], keys: [] }
      : treeRows({
          root: root.value,
          branchOf: key => branches.value.get(key),
          isUnfolded: name => unfolded.value.get(name),
          current: path.value,
        }),
  )
  const rows = computed((): readonly TreeRow[] => tree.value.rows)

  /** The position before the one on the board. */
  const before = computed(() => branches.value.get(place.value?.keys.at(-2) ?? ''))
  /** The move that led to the position on the board. */
  const lastMove = computed(() => before.value?.moves.find(({ uci }) => uci === path.value.at(-1)))
  const answers = computed(() => answersAt(place.value?.branch, before.value, branches.value))

  const fetchBranches = async (id: string, keys: readonly string[]) => {
    for (let from = 0; from < keys.length; from += MAX_BRANCHES) {
      const asked = keys.slice(from, from + MAX_BRANCHES)
      const found = await bridge().request('preparations:branches', id, asked)
      if (!found.ok || preparations.selectedId !== id) return false
      branches.value = new Map([...branches.value, ...found.value.map(one => [one.key, one] as const)])
    }
    return true
  }

  /** Loads positions of unfolded rows, which may be open further down. */
  const fetchMissing = async (id: string) => {
    for (;;) {
      const missing = [...new Set([...tree.value.keys, ...keysAround(place.value)])].filter(
        key => !branches.value.has(key),
      )
      if (missing.length === 0 || !(await fetchBranches(id, missing))) return
      // Positions that no longer exist will not arrive.
      if (missing.every(key => !branches.value.has(key))) return
    }
  }

  /** The positions to be loaded again, those on the screen first. */
  const stale = (): readonly string[] => {
    const near = rows.value.slice(Math.max(0, seen.value.from - NEAR), seen.value.to + NEAR)
    const onScreen = near.filter(({ isOpen }) => isOpen).map(({ move }) => move.to)
    return [...new Set([...keysAround(place.value), ...onScreen, ...tree.value.keys])].slice(0, MAX_FRESH)
  }

  const askPlace = async (id: string) => {
    const asked = path.value
    const answer = await bridge().request('preparations:place', id, [...asked])
    if (preparations.selectedId !== id || asked !== path.value) return false
    const found = preparations.told(answer)
    if (!found) return false
    place.value = found
    if (found.line.length < asked.length) path.value = found.line.map(({ uci }) => uci)
    return true
  }

  const askNews = async () => {
    const id = preparations.selectedId
    if (id === undefined) return
    const answer = await bridge().request('preparations:news', id)
    if (answer.ok && preparations.selectedId === id) news.value = answer.value
  }

  const freshen = async () => {
    const id = preparations.selectedId
    if (id === undefined || !(await askPlace(id))) return
    await fetchBranches(id, stale())
    await fetchMissing(id)
  }
  /** Loads everything on the screen again. */
  const refresh = oneAtATime(freshen)

  const begin = () => {
    path.value = []
    place.value = undefined
    branches.value = new Map()
    unfolded.value = new Map()
    news.value = { isMore: false, news: [] }
    void refresh()
  }
  watch(() => preparations.selectedId, begin)
  watch(() => preparations.selected?.changedAt, refresh)
  watch(() => [preparations.selectedId, preparations.selected?.seenAt], askNews)
  watchThrottled(() => preparations.selected?.changedAt, askNews, { throttle: NEWS_MS, trailing: true })

  /** Goes to the position at the end of a line. */
  const go = (to: readonly string[]) => {
    path.value = to
    return refresh()
  }

  const fold = (row: TreeRow, open: boolean) => {
    if (!row.canOpen) return
    unfolded.value = new Map(unfolded.value).set(row.name, open)
    const id = preparations.selectedId
    if (id !== undefined) void fetchMissing(id)
  }

  return {
    path,
    place,
    rows,
    news,
    seen,
    before,
    lastMove,
    answers,
    refresh,
    go,
    fold,
    currentName: computed(() => nameOfPath(path.value)),
  }
})
