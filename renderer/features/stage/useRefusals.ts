import { useTimeoutFn } from '@vueuse/core'
import { readonly, shallowRef } from 'vue'
import type { PositionRequest } from '@shared/ipc/contract'
import type { Army } from '@shared/variants/variant'
import { describeRefusedMove } from '@shared/refusals/describeRefusedMove'
import { usePositionStore } from '../../stores/position'

interface Tried {
  readonly position: PositionRequest
  readonly army: Army
}

/** How long the reason is shown, in ms: long enough to read two short sentences. */
const SHOWN_MS = 8000

/**
 * Why the last attempt cannot be played, for a note beside the board; it disappears after a while, and when something
 * else is tried or played.
 */
export function useRefusals(query: () => Tried | undefined) {
  const positions = usePositionStore()
  const why = shallowRef<string>()
  const { start, stop } = useTimeoutFn(() => (why.value = undefined), SHOWN_MS, { immediate: false })

  function forget() {
    why.value = undefined
    stop()
  }

  function tell(text: string) {
    why.value = text
    start()
  }

  /** @param text UCI, or the text that was typed */
  async function explain(text: string) {
    const tried = query()
    if (!tried) return
    const answer = await positions.whyRefused(tried.position, text)
    if (answer.ok && answer.value) tell(describeRefusedMove(answer.value, tried.army))
  }

  return { why: readonly(why), tell, explain, forget }
}
