import { computed, shallowRef, type ShallowRef } from 'vue'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { stepBack, throwResult, throwsOf } from '@shared/procedures/throwing/throwing'
import { describeThrow } from '@shared/procedures/words/faults'
import { refusal } from './diceWords'
import { useScreenThrow } from './useScreenThrow'
import { typedFace, typedWith } from './typedResult'
import { useTumble } from './useTumble'

/** Results as they are typed, clicked or thrown by the program, one after the other, onto `state`. */
export function useThrowing(state: ShallowRef<ProcedureState>) {
  const tumble = useTumble()

  /** What is typed or clicked and not taken yet. */
  const typed = shallowRef('')
  /** Why the last result was refused; empty if it was not. */
  const fault = shallowRef('')

  const prompt = computed(() => nextStep(state.value))
  const throws = computed(() => throwsOf(state.value))
  const canGoBack = computed(() => throws.value.length > 0)

  /** The result that is typed or clicked, once it is whole. */
  const chosen = computed(() => {
    const face = prompt.value && typedFace(typed.value, prompt.value.thing)
    return prompt.value?.results.find(result => result.face === face)
  })

  const set = (next: ProcedureState) => {
    tumble.stop()
    state.value = next
    typed.value = ''
    fault.value = ''
  }

  const refuse = (text: string) => {
    fault.value = refusal(text, throws.value.length)
  }

  const select = (text: string) => {
    typed.value = text
    fault.value = ''
  }

  /** One key of a result. */
  const type = (key: string) => {
    if (!prompt.value || tumble.face.value !== undefined) return
    const next = typedWith(typed.value, key, prompt.value.thing)
    if (next.ok) select(next.value)
    else refuse(describeThrow(next.error))
  }

  const take = (text: string) => {
    const next = throwResult(state.value, text)
    if (next.ok) set(next.value)
    else refuse(describeThrow(next.error))
  }

  /** Takes what is typed or clicked as thrown. */
  const takeChosen = () => {
    if (prompt.value && tumble.face.value === undefined) take(typed.value)
  }

  const screen = useScreenThrow({ state, prompt, tumble, take, clear: () => select('') })

  /** Takes back what is typed, else the last throw. */
  const back = () => {
    if (typed.value !== '') select('')
    else if (canGoBack.value) set(stepBack(state.value))
  }

  return {
    typed,
    fault,
    ...screen,
    prompt,
    throws,
    canGoBack,
    chosen,
    /** The side that is seen while a throw tumbles. */
    tumbling: tumble.face,
    set,
    refuse,
    select,
    type,
    takeChosen,
    back,
  }
}
