import { computed, shallowRef } from 'vue'
import { opposite, type Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { EngineMove } from '@shared/ipc/play'
import { useNoticesStore } from '../../stores/notices'
import { acceptsDraw, offersDraw, withScore } from './drawOffer'
import type { enginePartner } from './enginePartner'
import { movesMade } from './practiceEdits'
import { playRequest } from './practiceGame'
import type { GameCourse } from './useGameCourse'
import type { PracticeState } from './usePracticeState'

/** The engine as a player of the game. */
export const useEngineSeat = (
  { game, document, line, turn, isHumanToMove, isInSetup, change }: PracticeState,
  { clock, append, finish }: GameCourse,
  partner: ReturnType<typeof enginePartner>,
) => {
  const notices = useNoticesStore()
  /** How often the engine was asked again after a refusal. */
  const retries = shallowRef(0)

  const ask = (side: Color, isPair: boolean) => {
    if (!game.value?.choice || !document.value) return undefined
    return partner.move({
      ...playRequest(game.value, game.value.choice, document.value.game),
      ...clock.forEngine(side),
      ...(isPair && { pairOf: side }),
    })
  }

  const play = ({ score, ...move }: EngineMove, side: Color) => {
    const current = game.value
    if (current && score) {
      const found = withScore(current.found ?? [], { ply: line.value.length, score })
      const made = movesMade(line.value, side) + 1
      const isOffered = offersDraw(found, side, made, current.offeredAt)
      change({ found, ...(isOffered && { offer: { kind: 'draw', by: side }, offeredAt: made }) })
    }
    append(move)
  }

  const think = async () => {
    const side = turn.value
    const answer = side && (await ask(side, false))
    if (answer?.ok === false) change({ refusal: answer.error })
    else if (answer?.ok && side) play(answer.value, side)
  }

  /** Offers the engine a draw, which it answers by how it scored its last moves. */
  const offerDraw = () => {
    const current = game.value
    if (!current?.choice || !document.value) return
    const side = opposite(current.hands[0]!)
    const found = (current.found ?? []).filter(({ ply }) => ply < line.value.length)
    if (acceptsDraw(found, side, movesMade(line.value, side))) finish({ kind: 'agreed' })
    else {
      change({ declinedAt: line.value.length })
      notices.tell('note', t('practice.pane.declined'))
    }
  }

  /** Whether a draw can be offered, once for each move of the engine. */
  const canOfferDraw = computed(
    () => isHumanToMove.value && !isInSetup.value && game.value?.declinedAt !== line.value.length,
  )

  /** The engine's last pair, in UCI, chosen before it sees the other side's; undefined if it is no longer wanted. */
  const commitPair = async (side: Color): Promise<string | undefined> => {
    const answer = await ask(side, true)
    if (answer?.ok === false) change({ refusal: answer.error })
    return answer?.ok ? answer.value.uci : undefined
  }

  /** Clears a refusal, so that the engine can be asked again. */
  const forgive = () => {
    if (!game.value) return
    const { refusal, ...rest } = game.value
    if (refusal) game.value = rest
    retries.value += 1
  }

  return { retries, think, commitPair, forgive, offerDraw, canOfferDraw }
}
