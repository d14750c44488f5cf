import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { TabGuessing } from '@shared/ipc/contract'

type ByTab = ReadonlyMap<string, TabGuessing>

/** Moves that are guessed in tabs, on their way from one session to the next. By the ids of the tabs. */
export const useTabGuessingsStore = defineStore('tabGuessings', () => {
  /** As they are now, for the session to keep. */
  const current = shallowRef<ByTab>(new Map())
  /** Those of the last session. */
  const restored = shallowRef<ByTab>(new Map())
  return { current, restored }
})
