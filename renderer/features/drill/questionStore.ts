import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { opposite, type Color } from '@shared/board/color'
import { isRight, type Verdict } from '@shared/drill/grade'
import { t } from '@shared/i18n/t'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { askedNow } from './asked'
import { useDrillStore } from './drillStore'
import { useQuestionCourse } from './useQuestionCourse'

/** The results of a session's questions. */
export type SessionResult = Readonly<Record<'right' | 'alsoGood' | 'wrong', number>>

const countsOf = (verdicts: readonly Verdict[]): SessionResult => ({
  right: verdicts.filter(one => one === 'right').length,
  alsoGood: verdicts.filter(one => one === 'alsoGood').length,
  wrong: verdicts.filter(one => !isRight(one)).length,
})

/** The current session, from question to question. */
export const useQuestionStore = defineStore('drillQuestion', () => {
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const { asked, turn, put, play, hint, reveal, tryAgain } = useQuestionCourse()

  const orientation = shallowRef<Color>('white')
  /** The result of a session that has just ended. */
  const ended = shallowRef<SessionResult>()
  const counts = computed(() => countsOf(drill.session?.verdicts ?? []))

  /** Shows the session's current question; ends the session if there is none left. */
  const show = async () => {
    const question = drill.session?.question
    if (!question) {
      put(undefined)
      if (drill.session) await finish()
      return
    }
    put(askedNow(question, performance.now()))
    orientation.value = turn.value
    ended.value = undefined
  }

  const goOn = async () => {
    if (drill.take(await bridge().request('drill:next'))) await show()
  }

  /** Continues the session of an earlier run; one that is on the screen stays as it is. */
  const resume = async () => {
    if (asked.value || !drill.session) return
    if (drill.session.question) await show()
    else await goOn()
  }

  const begin = async (more = false, deckIds?: readonly string[]) => {
    if (await drill.begin(more, deckIds)) await show()
  }

  /** Goes on to the next question. */
  const next = async () => {
    if (asked.value?.phase === 'done') await goOn()
  }

  /** Takes back the last answer together with its schedule. */
  const undo = async () => {
    if (!drill.session) return
    if (drill.session.verdicts.length === 0) notices.tell('note', t('drill.told.nothingToUndo'))
    else if (drill.take(await bridge().request('drill:undo'))) await show()
  }

  const setSuspended = async (cardId: number, isSuspended: boolean) =>
    drill.take(await bridge().request('drill:suspend', cardId, isSuspended))

  /** Suspends the position on the board, so that it is no longer asked. */
  const suspend = async () => {
    const cardId = asked.value?.question.cardId
    if (cardId === undefined || !(await setSuspended(cardId, true))) return
    const action = { label: t('common.undo'), run: () => void setSuspended(cardId, false) }
    notices.tell('done', t('drill.told.suspended'), { action })
    await goOn()
  }

  /** Ends the session; answers given so far count. */
  const finish = async () => {
    const result = counts.value
    if (!drill.session || !(await drill.end())) return
    put(undefined)
    ended.value = result
  }

  const flip = () => {
    orientation.value = opposite(orientation.value)
  }

  return {
    asked,
    turn,
    counts,
    ended,
    orientation,
    resume,
    begin,
    play,
    hint,
    reveal,
    tryAgain,
    next,
    undo,
    suspend,
    finish,
    flip,
  }
})
