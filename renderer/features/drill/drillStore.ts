import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { DeckDraft, DeckSummary, DrillAnswer, DrillFault, DrillState } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'

/** Between two looks at what has become due meanwhile, in milliseconds. */
const LOOK_MS = 60_000

/** Decks of positions to learn, as the main process keeps them, and which of them is looked at. */
export const useDrillStore = defineStore('drill', () => {
  const notices = useNoticesStore()
  const settings = useSettingsStore()

  const state = shallowRef<DrillState>()
  const fault = shallowRef<DrillFault>()
  /** All decks where none is chosen. */
  const chosenId = shallowRef<string>()

  const decks = computed(() => state.value?.decks ?? [])
  const chosen = computed(() => decks.value.find(({ id }) => id === chosenId.value))
  const session = computed(() => state.value?.session ?? undefined)
  const due = computed(() => decks.value.reduce((sum, deck) => sum + deck.due, 0))

  /** Takes over what the main process answers; a fault changes nothing but is told. */
  const take = (answer: DrillAnswer): boolean => {
    if (answer.ok) state.value = answer.value
    fault.value = answer.ok ? undefined : answer.error
    return answer.ok
  }

  /** Asks for all there is. */
  const look = async () => take(await bridge().request('drill:state'))

  let clock: ReturnType<typeof setInterval> | undefined
  /** Looks now, and again from time to time: positions become due by themselves. */
  const follow = async () => {
    clock ??= setInterval(() => void look(), LOOK_MS)
    await look()
  }

  const choose = (id: string | undefined) => {
    chosenId.value = id
  }

  const put = async (deck: DeckDraft): Promise<boolean> => {
    const isNew = !decks.value.some(({ id }) => id === deck.id)
    if (!take(await bridge().request('drill:put', deck))) return false
    choose(deck.id)
    notices.tell('done', t(isNew ? 'drill.told.made' : 'drill.told.renewed', { count: deck.cards.length }))
    return true
  }

  const rename = async ({ id, name: before }: DeckSummary, name: string) => {
    const set = async (to: string) => take(await bridge().request('drill:rename', id, to))
    if (name.trim() === '' || name === before || !(await set(name.trim()))) return
    const action = { label: t('common.undo'), run: () => void set(before) }
    notices.tell('done', t('drill.told.renamed'), { action })
  }

  const remove = async ({ id }: DeckSummary) => {
    const set = async (isGone: boolean) => take(await bridge().request('drill:remove', id, isGone))
    if (!(await set(true))) return
    if (chosenId.value === id) choose(undefined)
    const action = { label: t('common.undo'), run: () => void set(false) }
    notices.tell('deleted', t('drill.told.removed'), { action })
  }

  const resume = async ({ id }: DeckSummary) => {
    if (take(await bridge().request('drill:resume', id))) notices.tell('done', t('drill.told.resumed'))
  }

  /**
   * Begins a session of the chosen deck, or of all.
   *
   * @param more new positions are asked beyond the number of the day
   */
  const begin = async (more = false) => {
    const deckIds = chosen.value ? [chosen.value.id] : []
    const { length } = settings.settings.drill
    return take(await bridge().request('drill:begin', { id: crypto.randomUUID(), deckIds, length, more }))
  }

  const end = async () => {
    await bridge().request('drill:leave')
    return take(await bridge().request('drill:end'))
  }

  return {
    state,
    fault,
    chosenId,
    chosen,
    decks,
    session,
    due,
    take,
    look,
    follow,
    choose,
    put,
    rename,
    remove,
    resume,
    begin,
    end,
  }
})
