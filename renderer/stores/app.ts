import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ArrangementEntry, JournalEntry, RecentFile, StartState } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'
import { CLOSED_LIMIT } from './document'
import { useSettingsStore } from './settings'

/** Those that can still be had back; the journal forgets the others. */
const keptClosed = (entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const closed = entries.filter(entry => entry.closed)
  for (const { documentId } of closed.slice(0, -CLOSED_LIMIT)) {
    void bridge().request('journal:discard', documentId)
  }
  return closed.slice(-CLOSED_LIMIT)
}

/** What the main process told at the start, and what has changed of it since. */
export const useAppStore = defineStore('app', () => {
  const start = shallowRef<StartState>()
  const recentFiles = shallowRef<readonly RecentFile[]>([])
  const recovered = shallowRef<readonly JournalEntry[]>([])
  /** Lists of games that were changed and not saved in the last session. */
  const recoveredLists = shallowRef<readonly ArrangementEntry[]>([])
  /** Closed without saving in an earlier session, oldest first. */
  const closedBefore = shallowRef<readonly JournalEntry[]>([])

  /** The page waits with its first picture, so that it need not show one after another. */
  const isHeld = shallowRef(false)

  const isReady = computed(() => start.value !== undefined && !isHeld.value)
  const shell = computed(() => start.value?.shell ?? 'electron')
  const platform = computed(() => start.value?.platform ?? '')
  const samples = computed(() => start.value?.samples ?? [])
  const version = computed(() => start.value?.version ?? '')

  /** Asks for all that is needed to begin. */
  const begin = async () => {
    const state = await bridge().request('app:start')
    useSettingsStore().receive(state.settings)
    recentFiles.value = state.recentFiles
    recovered.value = state.recovered.filter(({ closed }) => !closed)
    recoveredLists.value = state.recoveredLists
    closedBefore.value = keptClosed(state.recovered)
    isHeld.value = state.session.length > 0
    start.value = state
    return state
  }

  const release = () => {
    isHeld.value = false
  }

  return {
    start,
    recentFiles,
    recovered,
    recoveredLists,
    closedBefore,
    isReady,
    shell,
    platform,
    samples,
    version,
    begin,
    release,
  }
})
