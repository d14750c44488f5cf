import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia'
import { onTestFinished } from 'vitest'

/** Fresh stores, which become the default; their watchers and timers end with the test. */
export const freshPinia = (): Pinia => {
  const pinia = createPinia()
  setActivePinia(pinia)
  onTestFinished(() => disposePinia(pinia))
  return pinia
}
