import { shallowRef, watch, type Ref } from 'vue'
import type { LegalPosition, PositionRequest, RulesError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'

export type AskLegal = (request: PositionRequest) => Promise<Result<LegalPosition, RulesError>>

/** What the rules say of the position that is about to be opened; undefined until they have answered. */
export const usePreview = (request: Readonly<Ref<PositionRequest | undefined>>, ask: AskLegal) => {
  const answer = shallowRef<Result<LegalPosition, RulesError>>()

  watch(
    request,
    async asked => {
      answer.value = undefined
      if (!asked) return
      const found = await ask(asked)
      if (request.value === asked) answer.value = found
    },
    { immediate: true },
  )

  return answer
}
