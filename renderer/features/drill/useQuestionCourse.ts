import { shallowRef, computed, type ShallowRef } from 'vue'
import { isRight, type Verdict } from '@shared/drill/grade'
import type { AnswerGiven, PlayedMove, PositionRequest } from '@shared/ipc/contract'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import {
  judgedMove,
  lacksRefutation,
  lookedFor,
  rightMove,
  judgedByTree,
  type Asked,
  type Tried,
} from './asked'
import { useDrillStore } from './drillStore'
import type { Color } from '@shared/board/color'
import { moveNumberAt } from '@shared/tree/moveNumber'

/** The position of the question. */
const useAskedPosition = (asked: Readonly<ShallowRef<Asked | undefined>>) => {
  const content = computed(() => asked.value?.question.content)
  const position = computed((): PositionRequest | undefined => {
    if (!content.value) return undefined
    const { variant, options, fen } = content.value
    return { variant, options, fen }
  })
  const turn = computed((): Color => (content.value ? moveNumberAt(content.value.fen).color : 'white'))

  return { position, turn }
}

/** Judges a move by the tree, and by our engine if the tree has too little on it. */
const judge = async (asked: Asked, played: PlayedMove): Promise<Tried> => {
  const fromTree = judgedByTree(asked, played.uci)
  if (fromTree && !lacksRefutation(fromTree)) return fromTree
  const { variant, options, fen } = asked.question.content
  const move = { variant, options, fen, right: rightMove(asked).uci, tried: played.uci }
  return judgedMove(played, fromTree, await bridge().request('drill:judge', move))
}

type Played = Pick<Tried, 'uci' | 'san'>

/** The answer to record; without a move if that was shown. */
const answerOf = (asked: Asked, verdict: Verdict, move: Played | null): AnswerGiven => {
  const { question, since, isHinted, triedAt = since } = asked
  const timeMs = Math.max(0, Math.round(triedAt - since))
  const { uci = null, san = null } = move ?? {}
  return { cardId: question.cardId, verdict, uci, san, isHinted, timeMs }
}

/**
 * The course of one question, from the question to the answer: which move is tried, how it is judged, and what is
 * recorded.
 */
export const useQuestionCourse = () => {
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()

  const asked = shallowRef<Asked>()
  const { position, turn } = useAskedPosition(asked)

  /** Resends an answer that could not be recorded. */
  const sendAgain = shallowRef<() => Promise<void>>()

  const put = (next: Asked | undefined) => {
    asked.value = next
    sendAgain.value = undefined
  }

  /** Records the answer in the history, once for each question; false if that fails. */
  const keep = async (current: Asked, verdict: Verdict, move: Played | null) =>
    current.isKept || drill.take(await bridge().request('drill:answer', answerOf(current, verdict, move)))

  /** Records the answer, and only then shows the result. */
  const settle = async (judging: Asked, tried: Tried) => {
    if (asked.value !== judging) return
    const isKept = await keep(judging, tried.verdict, tried)
    if (asked.value !== judging) return
    if (!isKept) {
      put(lookedFor(judging))
      sendAgain.value = () => {
        put(judging)
        return settle(judging, tried)
      }
    } else if (isRight(tried.verdict)) put({ ...judging, phase: 'done', isKept, tried })
    else put({ ...lookedFor(judging), isKept, tried, tries: judging.tries + 1 })
  }

  /** Plays a move of the user. */
  const play = async (uci: string) => {
    const current = asked.value
    if (!position.value || current?.phase !== 'asked') return
    const triedAt = performance.now()
    const played = await positions.play(position.value, uci)
    if (asked.value !== current) return
    if (!played.ok) {
      notices.report(describeError(played.error))
      return
    }
    const judging: Asked = { ...current, phase: 'judging', played: played.value, triedAt }
    put(judging)
    await settle(judging, await judge(judging, played.value))
  }

  const hint = () => {
    if (asked.value?.phase === 'asked') put({ ...asked.value, isHinted: true })
  }

  /** Shows the right move; without a try before, the answer counts as not known. */
  const reveal = async () => {
    const current = asked.value
    if (!position.value || current?.phase !== 'asked') return
    const { uci, san, line } = rightMove(current)
    const played = await positions.play(position.value, uci)
    if (asked.value !== current || !played.ok) return
    const shown: Asked = { ...current, triedAt: performance.now(), played: played.value }
    const isKept = await keep(shown, 'shown', null)
    if (asked.value !== current) return
    if (!isKept) sendAgain.value = reveal
    else put({ ...shown, phase: 'done', isKept: true, tried: { uci, san, verdict: 'shown', line } })
  }

  /** Resends the answer that could not be recorded, or loads the current state. */
  const tryAgain = () => sendAgain.value?.() ?? drill.lookAfresh()

  return { asked, turn, put, play, hint, reveal, tryAgain }
}
