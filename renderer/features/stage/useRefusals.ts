import { onBeforeUnmount } from 'vue'
import type { PositionRequest } from '@shared/ipc/contract'
import type { Army } from '@shared/variants/variant'
import { describeRefusedMove } from '../../errors/describeRefusedMove'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'

interface Tried {
  readonly position: PositionRequest
  readonly army: Army
}

/** Says why something cannot be played; what was said before goes, since only the last try counts. */
export function useRefusals(query: () => Tried | undefined) {
  const notices = useNoticesStore()
  const positions = usePositionStore()
  let told: number | undefined

  function forget() {
    if (told !== undefined) notices.dismiss(told)
    told = undefined
  }

  function tell(why: string) {
    forget()
    told = notices.tell('note', why)
  }

  /** @param text UCI, or as it was typed */
  async function explain(text: string) {
    const tried = query()
    if (!tried) return
    const answer = await positions.whyRefused(tried.position, text)
    if (answer.ok && answer.value) tell(describeRefusedMove(answer.value, tried.army))
  }

  onBeforeUnmount(forget)
  return { tell, explain, forget }
}
