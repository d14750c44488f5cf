import { shallowRef } from 'vue'
import { isRight, type Verdict } from '@shared/drill/grade'
import type { PlayedMove } from '@shared/ipc/contract'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import {
  judgedMove,
  lacksRefutation,
  lookedFor,
  rightMove,
  toldByTree,
  type Asked,
  type Tried,
} from './asked'
import { useDrillStore } from './drillStore'
import { useAskedPosition } from './useAskedPosition'

/** What is made of a move: by the tree, and where that says too little by our engine. */
const judge = async (asked: Asked, played: PlayedMove): Promise<Tried> => {
  const fromTree = toldByTree(asked, played.uci)
  if (fromTree && !lacksRefutation(fromTree)) return fromTree
  const { variant, options, fen } = asked.question.content
  const move = { variant, options, fen, right: rightMove(asked).uci, tried: played.uci }
  return judgedMove(played, fromTree, await bridge().request('drill:judge', move))
}

/** The course of one question, from its asking to the move: what is tried, what that is worth, what is kept of it. */
export const useQuestionCourse = () => {
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()

  const asked = shallowRef<Asked>()
  const at = useAskedPosition(asked)

  const put = (next: Asked | undefined) => (asked.value = next)

  /** Puts the answer into the history, once for each question; false where that cannot be done. */
  const keep = async (current: Asked, verdict: Verdict, move: Pick<Tried, 'uci' | 'san'> | null) => {
    if (current.isKept) return true
    const { question, since, isHinted, triedAt = since } = current
    return drill.take(
      await bridge().request('drill:answer', {
        ...{ cardId: question.cardId, verdict, isHinted, timeMs: Math.max(0, Math.round(triedAt - since)) },
        ...{ uci: move?.uci ?? null, san: move?.san ?? null },
      }),
    )
  }

  /** Has the answer written, and only then shows what came of it. */
  const settle = async (judging: Asked, tried: Tried) => {
    if (asked.value !== judging) return
    const isKept = await keep(judging, tried.verdict, tried)
    if (asked.value !== judging) return
    if (!isKept) put(lookedFor(judging))
    else if (isRight(tried.verdict)) put({ ...judging, phase: 'done', isKept, tried })
    else put({ ...lookedFor(judging), isKept, tried, tries: judging.tries + 1 })
  }

  /** The user plays a move. */
  const play = async (uci: string) => {
    const current = asked.value
    if (!at.position.value || current?.phase !== 'asked') return
    const triedAt = performance.now()
    const played = await positions.play(at.position.value, uci)
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

  /** Shows the move; whoever had not tried one has not known it. */
  const reveal = async () => {
    const current = asked.value
    if (!at.position.value || current?.phase !== 'asked') return
    const { uci, san, line } = rightMove(current)
    const played = await positions.play(at.position.value, uci)
    if (asked.value !== current || !played.ok) return
    const shown: Asked = { ...current, triedAt: performance.now(), played: played.value }
    if (!(await keep(shown, 'shown', null)) || asked.value !== current) return
    put({ ...shown, phase: 'done', isKept: true, tried: { uci, san, verdict: 'shown', line } })
  }

  return { asked, ...at, put, play, hint, reveal }
}
