import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type {
  DeckBackup,
  DeckDraft,
  DeckSummary,
  DrillAnswer,
  DrillFault,
  DrillState,
} from '@shared/ipc/contract'
import { formatTime } from '@shared/i18n/dates'
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

  /** A change could not be written: reported until it has been, even if everything can be read meanwhile. */
  let isOwed = false

  const receive = (answer: DrillAnswer): boolean => {
    if (answer.ok) state.value = answer.value
    if (!answer.ok || !isOwed) fault.value = answer.ok ? undefined : answer.error
    return answer.ok
  }

  /** Takes over what the main process answers to a change; a fault changes nothing and is shown. */
  const take = (answer: DrillAnswer): boolean => {
    isOwed = !answer.ok
    return receive(answer)
  }

  /** Asks for all there is. */
  const look = async () => receive(await bridge().request('drill:state'))

  /** What could not be changed is no longer waited for. */
  const lookAfresh = async () => {
    isOwed = false
    await look()
  }

  let clock: ReturnType<typeof setInterval> | undefined
  /** Looks now, and again from time to time: positions become due as time passes. */
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

  /** Adds positions to a deck, and says nothing of it. */
  const add = async (deck: DeckDraft): Promise<boolean> => take(await bridge().request('drill:add', deck))

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

  /** Continues with a copy of the decks, which are damaged. */
  const restore = async ({ number, made }: DeckBackup) => {
    if (take(await bridge().request('drill:restore', number)))
      notices.tell('done', t('drill.damaged.restored', { date: formatTime(made) }))
  }

  /** Continues with the readable part of the decks, which are damaged. */
  const goOnWithoutBackup = async () => take(await bridge().request('drill:withoutBackup'))

  const resume = async ({ id }: DeckSummary) => {
    if (take(await bridge().request('drill:resume', id))) notices.tell('done', t('drill.told.resumed'))
  }

  /**
   * Begins a session.
   *
   * @param more new positions are asked beyond the number of the day
   * @param deckIds of these decks; by default of the chosen one, or of all
   */
  const begin = async (more = false, deckIds: readonly string[] = chosen.value ? [chosen.value.id] : []) => {
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
    lookAfresh,
    restore,
    goOnWithoutBackup,
    follow,
    choose,
    put,
    add,
    rename,
    remove,
    resume,
    begin,
    end,
  }
})
