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

/** How often positions that have become due are looked up, in milliseconds. */
const LOOK_MS = 60_000

/** Decks of positions to learn, as the main process keeps them, and the chosen one. */
export const useDrillStore = defineStore('drill', () => {
  const notices = useNoticesStore()
  const settings = useSettingsStore()

  const state = shallowRef<DrillState>()
  const fault = shallowRef<DrillFault>()
  /** Undefined if all decks are meant. */
  const chosenId = shallowRef<string>()

  const decks = computed(() => state.value?.decks ?? [])
  const chosen = computed(() => decks.value.find(({ id }) => id === chosenId.value))
  const session = computed(() => state.value?.session ?? undefined)
  const due = computed(() => decks.value.reduce((sum, deck) => sum + deck.due, 0))

  /** Whether a change could not be written: it is reported until it is, even if everything can be read meanwhile. */
  let isOwed = false

  const receive = (answer: DrillAnswer): boolean => {
    if (answer.ok) state.value = answer.value
    if (!answer.ok || !isOwed) fault.value = answer.ok ? undefined : answer.error
    return answer.ok
  }

  /** Takes in the main process's answer to a change; a fault changes nothing and is shown. */
  const take = (answer: DrillAnswer): boolean => {
    isOwed = !answer.ok
    return receive(answer)
  }

  /** Loads the whole state. */
  const look = async () => receive(await bridge().request('drill:state'))

  /** Gives up a change that could not be written, and loads the state again. */
  const lookAfresh = async () => {
    isOwed = false
    await look()
  }

  let clock: ReturnType<typeof setInterval> | undefined
  /** Loads the state now and at intervals, because positions become due as time passes. */
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

  /** Adds positions to a deck, without a notice. */
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

  /** Continues with a backup of the damaged decks. */
  const restore = async ({ number, made }: DeckBackup) => {
    if (take(await bridge().request('drill:restore', number)))
      notices.tell('done', t('drill.damaged.restored', { date: formatTime(made) }))
  }

  /** Continues with the readable part of the damaged decks. */
  const goOnWithoutBackup = async () => take(await bridge().request('drill:withoutBackup'))

  const resume = async ({ id }: DeckSummary) => {
    if (take(await bridge().request('drill:resume', id))) notices.tell('done', t('drill.told.resumed'))
  }

  /**
   * Begins a session.
   *
   * @param more asks new positions beyond the number for the day
   * @param deckIds the decks; by default the chosen one, or all
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
