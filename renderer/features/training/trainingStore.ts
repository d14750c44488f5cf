import { defineStore } from 'pinia'
import { markRaw, shallowRef } from 'vue'
import type { TrainingChoice, TrainingDraft, TrainingUpdate } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import type { Reading } from '@shared/solver/induction'
import { settledArrayNodes } from '@shared/solver/usualNodes'
import type { VariantId } from '@shared/variants'
import { opposite } from '@shared/board/color'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import { useSettingsStore } from '../../stores/settings'
import { drawnSide } from '../practice/practiceGame'
import { recordOf, type Training } from './training'
import { useTrainingHistoryStore } from './trainingHistoryStore'
import { useTrainingCourse } from './useTrainingCourse'
import { type TrainingState, useTrainingState } from './useTrainingState'
import { usePairEntry } from '../setup/usePairEntry'

/** The last pairs of a training, if neither side may see the other's. */
const useTrainedPair = (
  { training, position, isPairHidden }: TrainingState,
  { commitPair, append }: Pick<ReturnType<typeof useTrainingCourse>, 'commitPair' | 'append'>,
) =>
  usePairEntry({
    at: () => (isPairHidden.value ? position.value : undefined),
    hands: () => (training.value ? [training.value.human] : []),
    commit: commitPair,
    reveal: ([white, black]) => {
      if (training.value && white && black) void append(training.value, white, black)
    },
  })

/**
 * A training of placements, one at a time: from a throw to the end of its setup, against the engine. The values of
 * the placements are computed meanwhile and shown at the end.
 */
export const useTrainingStore = defineStore('training', () => {
  const history = useTrainingHistoryStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const settings = useSettingsStore()

  const state = useTrainingState()
  const { training, update, refusal, failure, orientation, turn, isOver, isHumanToMove, position } = state
  const isLoaded = shallowRef(false)

  const { partner, follow, keepDraft, append, commitPair, answer, show } = useTrainingCourse(state)

  const pair = useTrainedPair(state, { commitPair, append })

  /** Shows another training, or none; an unfinished one can be restored. */
  const replace = async (next: Training | undefined) => {
    const ended = isOver.value ? undefined : training.value
    await show(next)
    if (!ended) return
    const run = () => void show(ended)
    notices.tell('note', t('training.ended'), { action: { label: t('common.undo'), run } })
  }

  /** Begins a training from a throw. */
  const begin = (
    variant: VariantId,
    startFen: string,
    side: TrainingChoice['side'],
    level: number,
    reading: Reading = settings.settings.solver.reading,
  ) => {
    const { solver } = settings.settings
    return replace({
      id: crypto.randomUUID(),
      variant,
      options: [],
      startFen,
      human: drawnSide(side),
      level,
      engineId: solver.engineId,
      nodes: settledArrayNodes(solver),
      reading,
      turns: [],
    })
  }

  /** Begins again from the throw of a training, with the same color. */
  const again = (one: Pick<TrainingDraft, 'variant' | 'startFen' | 'human' | 'level'>) =>
    begin(one.variant, one.startFen, one.human, one.level)

  /** Restores the training of the last run, once. */
  const resume = async () => {
    if (isLoaded.value) return
    isLoaded.value = true
    const draft = settings.settings.training
    if (!draft) return
    const { moves, ...kept } = draft
    const { variant, options, startFen: fen } = kept
    const played = await bridge().request('rules:line', { variant, options, fen }, moves)
    if (played.ok) await show({ ...kept, turns: played.value })
    else {
      notices.report(describeError(played.error))
      await show(undefined)
    }
  }

  /** Ends the training. */
  const leave = () => replace(undefined)

  /** Plays a move of the user. */
  const play = async (uci: string) => {
    const current = training.value
    if (!current || !position.value || !isHumanToMove.value) return
    const played = await positions.play(position.value, uci)
    if (played.ok) await append(current, played.value)
    else notices.report(describeError(played.error))
  }

  const receive = (news: TrainingUpdate) => {
    const current = training.value
    if (news.id !== current?.id) return
    update.value = news
    failure.value = news.failure
    if (!news.result || current.isScored) return
    training.value = { ...current, isScored: true }
    void history.keep([recordOf(current, news.result, Date.now())]).then(keepDraft)
  }

  const flip = () => {
    orientation.value = opposite(orientation.value)
  }

  return {
    training,
    variant: state.variant,
    turn,
    isOver,
    isHumanToMove,
    position,
    orientation,
    result: state.result,
    progress: state.progress,
    refusal,
    failure,
    share: partner.share,
    begin,
    again,
    resume,
    leave,
    play,
    flip,
    follow,
    askAgain: () => (state.isPairHidden.value ? pair.restart() : answer()),
    pair: markRaw(pair),
    receive,
    receiveProgress: partner.receive,
  }
})
