import { defineStore } from 'pinia'
import { whenever } from '@vueuse/core'
import { computed, shallowReactive } from 'vue'
import type {
  LegalPosition,
  MoveRefusal,
  PlayedMove,
  PositionRequest,
  RulesError,
} from '@shared/ipc/contract'
import { ok, type Result } from '@shared/result'
import { putNewest } from '@shared/putNewest'
import { bridge } from '../ipc/client'

/** Positions that are remembered; walking through a long game asks for none twice. */
export const POSITION_LIMIT = 400

type Known = Result<LegalPosition, RulesError>

const keyOf = ({ variant, fen, options }: PositionRequest): string =>
  `${variant}|${[...options].sort().join(',')}|${fen}`

/** What the rules say of positions, asked once each. */
export const usePositionStore = defineStore('position', () => {
  const known = shallowReactive(new Map<string, Known>())
  const waiting = new Map<string, Promise<Known>>()

  const remember = (key: string, answer: Known) => {
    putNewest(known, key, answer, POSITION_LIMIT)
    return answer
  }

  const ask = (request: PositionRequest): Promise<Known> => {
    const key = keyOf(request)
    const asked = known.has(key) ? Promise.resolve(known.get(key)!) : waiting.get(key)
    if (asked) return asked
    const answer = bridge()
      .request('rules:legal', request)
      .then(found => remember(key, found))
      .finally(() => waiting.delete(key))
    waiting.set(key, answer)
    return answer
  }

  /** The answer for a position, or undefined while it is on its way. */
  const answerOf = (request: PositionRequest): Known | undefined => known.get(keyOf(request))

  /** Plays a move without any game. What the rules say of the position after it comes along, and is not asked again. */
  const play = async (request: PositionRequest, uci: string): Promise<Result<PlayedMove, RulesError>> => {
    const answered = await bridge().request('rules:play', request, uci)
    if (!answered.ok) return answered
    const { next, ...played } = answered.value
    if (next) remember(keyOf({ ...request, fen: played.fen }), ok(next))
    return ok(played)
  }

  /** Why a move, in UCI or as typed, cannot be played; null where it can. */
  const whyRefused = (
    request: PositionRequest,
    text: string,
  ): Promise<Result<MoveRefusal | null, RulesError>> => bridge().request('rules:refuse', request, text)

  return { known, whyRefused, ask, answerOf, play }
})

/** What the rules say of a position, which they are asked about whenever it changes; undefined until they have answered. */
export const useLegal = (request: () => PositionRequest | undefined) => {
  const positions = usePositionStore()
  whenever(request, asked => void positions.ask(asked), { immediate: true })
  return computed(() => {
    const asked = request()
    return asked && positions.answerOf(asked)
  })
}
