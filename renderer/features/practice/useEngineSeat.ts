import { shallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import type { enginePartner } from './enginePartner'
import { playRequest } from './practiceGame'
import type { GameCourse } from './useGameCourse'
import type { PracticeState } from './usePracticeState'

type Partner = ReturnType<typeof enginePartner>

/** The side of a game that the engine plays. */
export const useEngineSeat = (
  { game, document, turn, change }: PracticeState,
  { clock, append }: GameCourse,
  partner: Partner,
) => {
  /** How often it was asked again after it had refused. */
  const retries = shallowRef(0)

  const ask = (side: Color, isPair: boolean) => {
    if (!game.value?.choice || !document.value) return undefined
    return partner.move({
      ...playRequest(game.value, game.value.choice, document.value.game),
      ...clock.forEngine(side),
      ...(isPair && { pairOf: side }),
    })
  }

  const think = async () => {
    const answer = turn.value && (await ask(turn.value, false))
    if (answer?.ok === false) change({ refusal: answer.error })
    else if (answer?.ok) append(answer.value)
  }

  /** The engine's last pair, in UCI, chosen before it sees the other's; undefined where it is no longer wanted. */
  const commitPair = async (side: Color): Promise<string | undefined> => {
    const answer = await ask(side, true)
    if (answer?.ok === false) change({ refusal: answer.error })
    return answer?.ok ? answer.value.uci : undefined
  }

  /** It may be asked again. */
  const forgive = () => {
    if (!game.value) return
    const { refusal, ...rest } = game.value
    if (refusal) game.value = rest
    retries.value += 1
  }

  return { retries, think, commitPair, forgive }
}
