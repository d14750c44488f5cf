import { shallowRef, type Ref } from 'vue'
import type { Prompt } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { newSeed, seededFace, unpredictableFace, type Thrower } from './throwSource'
import type { Tumble } from './useTumble'

/** Far beyond what any procedure takes by bad luck. */
const MOST_THROWS = 10_000

interface ScreenParts {
  readonly state: Readonly<Ref<ProcedureState>>
  readonly prompt: Readonly<Ref<Prompt | undefined>>
  readonly tumble: Tumble
  readonly take: (text: string) => void
  /** Forgets what was typed. */
  readonly clear: () => void
}

/** The program throws: who throws, from which seed, once for all to see or all that is left. */
export function useScreenThrow({ state, prompt, tumble, take, clear }: ScreenParts) {
  const thrower = shallowRef<Thrower>('hand')
  const seed = shallowRef(newSeed())

  const nextFace = (): number | undefined => {
    const thing = prompt.value?.thing
    if (!thing) return undefined
    return thrower.value === 'seed' ? seededFace(seed.value, state.value, thing) : unpredictableFace(thing)
  }

  /** Throws once, for all to see. */
  const throwForMe = async () => {
    const before = state.value
    const face = nextFace()
    if (face === undefined || !prompt.value || tumble.face.value !== undefined) return
    clear()
    const landed = await tumble.roll(prompt.value.results.length, face)
    if (landed && state.value === before) take(String(face))
  }

  /** Throws all that is left, at once. */
  const throwRest = () => {
    tumble.stop()
    for (let count = 0; count < MOST_THROWS; count += 1) {
      const face = nextFace()
      if (face === undefined) return
      take(String(face))
    }
  }

  return { thrower, seed, throwForMe, throwRest }
}
