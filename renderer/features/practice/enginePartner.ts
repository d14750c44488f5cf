import { shallowRef } from 'vue'
import type { EngineMove, PlayProgress, PlayRefusal, PlayRequest } from '@shared/ipc/play'
import type { Result } from '@shared/result'
import { bridge } from '../../ipc/client'
import { lastAsked } from '../../ipc/followedRequest'

/** Our engine as a player that is asked for one move at a time. */
export const enginePartner = () => {
  const isThinking = shallowRef(false)
  /** The progress of a placement, 0 to 1; undefined for any other move. */
  const share = shallowRef<number>()
  let gameId = ''
  const asked = lastAsked()

  const cancel = () => {
    asked.forget()
    if (isThinking.value) void bridge().request('play:cancel', gameId)
    isThinking.value = false
    share.value = undefined
  }

  /** Asks for the engine's move; undefined if it is no longer wanted. */
  const move = async (request: PlayRequest): Promise<Result<EngineMove, PlayRefusal> | undefined> => {
    const isLast = asked.ask()
    gameId = request.gameId
    isThinking.value = true
    share.value = undefined
    const answer = await bridge().request('play:move', request)
    if (!isLast()) return undefined
    isThinking.value = false
    share.value = undefined
    if (!answer.ok) return answer
    return answer.value ? { ok: true, value: answer.value } : undefined
  }

  /** Takes in the progress of the placement, if it is the one that is waited for. */
  const receive = (news: PlayProgress) => {
    if (isThinking.value && news.gameId === gameId) share.value = news.share
  }

  return { isThinking, share, cancel, move, receive }
}
