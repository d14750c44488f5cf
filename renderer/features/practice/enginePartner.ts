import { shallowRef } from 'vue'
import type { PlayedMove } from '@shared/ipc/contract'
import type { PlayRefusal, PlayRequest } from '@shared/ipc/play'
import type { Result } from '@shared/result'
import { bridge } from '../../ipc/client'

/** Our engine as the other player: asked for one move at a time. */
export const enginePartner = () => {
  const isThinking = shallowRef(false)
  let gameId = ''
  /** Counts the questions, so that an answer that comes too late is known as such. */
  let asked = 0

  const cancel = () => {
    asked += 1
    if (isThinking.value) void bridge().request('play:cancel', gameId)
    isThinking.value = false
  }

  /** The engine's move; undefined if nobody waits for it any longer. */
  const move = async (request: PlayRequest): Promise<Result<PlayedMove, PlayRefusal> | undefined> => {
    const mine = (asked += 1)
    gameId = request.gameId
    isThinking.value = true
    const answer = await bridge().request('play:move', request)
    if (mine !== asked) return undefined
    isThinking.value = false
    if (!answer.ok) return answer
    return answer.value ? { ok: true, value: answer.value } : undefined
  }

  return { isThinking, cancel, move }
}
