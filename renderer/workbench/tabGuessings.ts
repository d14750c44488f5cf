import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { TabGuessing } from '@shared/ipc/contract'

type ByTab = ReadonlyMap<string, TabGuessing>

/** The state of guessing moves in each tab, by tab id, so that the next session can continue it. */
export const useTabGuessingsStore = defineStore('tabGuessings', () => {
  /** The present state, which the session saves. */
  const current = shallowRef<ByTab>(new Map())
  /** The state restored from the last session. */
  const restored = shallowRef<ByTab>(new Map())
  return { current, restored }
})
