import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia'
import { onTestFinished } from 'vitest'

/** Fresh stores, used wherever no others are; what they watch and repeat ends with the test. */
export const freshPinia = (): Pinia => {
  const pinia = createPinia()
  setActivePinia(pinia)
  onTestFinished(() => disposePinia(pinia))
  return pinia
}
