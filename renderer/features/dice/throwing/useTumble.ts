import { usePreferredReducedMotion } from '@vueuse/core'
import { shallowRef } from 'vue'
import { useSettingsStore } from '../../../stores/settings'

/** How long a throw tumbles, and how long each side is shown meanwhile, in milliseconds. */
export const TUMBLE_MS = 600
const SIDE_MS = 75

const another = (sides: number, face: number): number =>
  1 + ((face + Math.floor(Math.random() * (sides - 1))) % sides)

/** Shows changing sides until the thrown one comes up; shows it at once if the user prefers reduced motion. */
export function useTumble() {
  const settings = useSettingsStore()
  const motion = usePreferredReducedMotion()
  const face = shallowRef<number>()
  let clock: ReturnType<typeof setInterval> | undefined
  let give: ((landed: boolean) => void) | undefined

  const end = (landed: boolean) => {
    clearInterval(clock)
    clock = undefined
    face.value = undefined
    give?.(landed)
    give = undefined
  }

  /** Shows a throw. Resolves to true once the thrown side is shown, to false if it was stopped before. */
  const roll = (sides: number, lands: number): Promise<boolean> => {
    end(false)
    if (!settings.settings.animation || motion.value === 'reduce') return Promise.resolve(true)
    const ends = performance.now() + TUMBLE_MS
    face.value = another(sides, lands)
    return new Promise(resolve => {
      give = resolve
      clock = setInterval(() => {
        const left = ends - performance.now()
        if (left <= 0) end(true)
        else face.value = left <= SIDE_MS ? lands : another(sides, face.value ?? lands)
      }, SIDE_MS)
    })
  }

  return { face, roll, stop: () => end(false) }
}

/** What {@link useTumble} returns. */
export type Tumble = ReturnType<typeof useTumble>
