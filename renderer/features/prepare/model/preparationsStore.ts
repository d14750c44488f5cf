import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type {
  GrowthEnd,
  GrowthNow,
  NewPreparation,
  PreparationPatch,
  PreparationRefusal,
  PreparationSummary,
} from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { bridge } from '../../../ipc/client'
import { useNoticesStore } from '../../../stores/notices'
import { growthAct, refusalWords, titleOfPreparation } from './preparationWords'

/** All preparations, and the selected one. */
export const usePreparationsStore = defineStore('preparations', () => {
  const notices = useNoticesStore()
  const all = shallowRef<readonly PreparationSummary[]>([])
  const selectedId = shallowRef<string>()
  const now = shallowRef<GrowthNow>()
  const isLoaded = shallowRef(false)
  const query = shallowRef('')
  /** The limit that must be raised before a finished preparation can go on; a new object each time the user asks. */
  const limitAsked = shallowRef<{ readonly end: GrowthEnd }>()

  const selected = computed(() => all.value.find(({ id }) => id === selectedId.value))
  const running = computed(() => all.value.find(({ state }) => state.kind === 'running'))

  const receive = (list: readonly PreparationSummary[]) => {
    all.value = list
    if (!selected.value) selectedId.value = list[0]?.id
  }
  const receiveNow = (news: GrowthNow) => {
    now.value = news
  }

  const load = async () => {
    receive(await bridge().request('preparations:list'))
    isLoaded.value = true
  }

  /** Returns the result, or tells the user why there is none. */
  const told = <T>(answer: Result<T, PreparationRefusal>): T | undefined => {
    if (answer.ok) return answer.value
    notices.report({ title: refusalWords(answer.error) })
    return undefined
  }

  /** Reloads the list after a request; tells the user if that was refused. */
  const loadAfter = async (request: Promise<Result<unknown, PreparationRefusal>>) => {
    told(await request)
    await load()
  }

  /** On leaving a preparation, its news count as seen. */
  const leave = async () => {
    const id = selected.value?.id
    if (id !== undefined) told(await bridge().request('preparations:seen', id))
  }

  const select = (id: string) => {
    if (id === selectedId.value) return
    void leave()
    selectedId.value = id
  }

  const create = async (wanted: NewPreparation): Promise<boolean> => {
    const id = told(await bridge().request('preparations:create', wanted))
    if (id === undefined) return false
    await load()
    select(id)
    return true
  }

  const change = (id: string, patch: PreparationPatch) =>
    loadAfter(bridge().request('preparations:change', id, patch))
  const pause = (id: string) => loadAfter(bridge().request('preparations:pause', id))
  const resume = (id: string) => loadAfter(bridge().request('preparations:resume', id))

  /** Dismisses the report on a damaged log, which is shown once. */
  const dismissDamage = (id: string) => loadAfter(bridge().request('preparations:damageSeen', id))

  /**
   * Pauses a growing or waiting preparation and resumes any other; for one that has reached its limit, asks for
   * another limit.
   */
  const toggle = async (one = selected.value) => {
    if (!one) return
    const { state } = one
    if (state.kind === 'done') {
      select(one.id)
      limitAsked.value = { end: state.end }
    } else await (growthAct(state) === 'pause' ? pause(one.id) : resume(one.id))
  }

  /** Moves a waiting preparation to another place among those that wait; 1 is next. */
  const queue = (id: string, place: number) => loadAfter(bridge().request('preparations:queue', id, place))

  const restore = async (id: string) => {
    await loadAfter(bridge().request('preparations:restore', id))
    select(id)
  }

  const remove = async (id: string) => {
    const one = all.value.find(other => other.id === id)
    if (!one) return
    await loadAfter(bridge().request('preparations:delete', id))
    notices.tell('deleted', t('prepare.deleted', { name: titleOfPreparation(one) }), {
      action: { label: t('common.undo'), run: () => void restore(id) },
    })
  }

  return {
    all,
    selectedId,
    selected,
    running,
    now,
    query,
    isLoaded,
    receive,
    receiveNow,
    load,
    leave,
    select,
    create,
    change,
    resume,
    dismissDamage,
    toggle,
    queue,
    limitAsked,
    remove,
    told,
  }
})
