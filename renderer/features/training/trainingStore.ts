import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type {
  PlayedMove,
  PositionRequest,
  SolverRefusal,
  TrainingChoice,
  TrainingDraft,
  TrainingUpdate,
} from '@shared/ipc/contract'
import type { PlayProgress, PlayRefusal } from '@shared/ipc/play'
import { t } from '@shared/i18n/t'
import { variantById, type VariantId } from '@shared/variants'
import { opposite, type Color } from '@shared/board/color'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useEnginesStore } from '../../stores/engines'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import { useSettingsStore } from '../../stores/settings'
import { enginePartner } from '../practice/enginePartner'
import { drawnSide } from '../practice/practiceGame'
import { draftOf, fenOf, movesOf, recordOf, turnOf, type Training } from './training'
import { useTrainingHistoryStore } from './trainingHistoryStore'

/**
 * A training of placements, one at a time: from a throw to the end of its setup, against the engine, and what the
 * placements were worth, which is worked out meanwhile and told at the end.
 */
export const useTrainingStore = defineStore('training', () => {
  const engines = useEnginesStore()
  const history = useTrainingHistoryStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const settings = useSettingsStore()
  const partner = enginePartner()

  const training = shallowRef<Training>()
  const update = shallowRef<TrainingUpdate>()
  const refusal = shallowRef<PlayRefusal>()
  const failure = shallowRef<SolverRefusal>()
  const orientation = shallowRef<Color>('white')
  const isLoaded = shallowRef(false)

  const turn = computed(() => training.value && turnOf(training.value))
  const isOver = computed(() => training.value !== undefined && turn.value === undefined)
  const isHumanToMove = computed(() => turn.value !== undefined && turn.value === training.value?.human)
  const result = computed(() => update.value?.result)
  const position = computed(
    (): PositionRequest | undefined =>
      training.value && {
        variant: training.value.variant,
        options: training.value.options,
        fen: fenOf(training.value),
      },
  )
  /** What the rules say of the position, where it is the user's turn. */
  const legal = computed(() => {
    const answer = position.value && isHumanToMove.value ? positions.answerOf(position.value) : undefined
    return answer?.ok ? answer.value : undefined
  })
  watch(position, asked => {
    if (asked) void positions.ask(asked)
  })

  /** Has the placements so far valued. */
  const follow = async () => {
    const current = training.value
    if (!current) return
    failure.value = undefined
    const { id, variant, options, startFen, engineId, nodes } = current
    // Our own values the arrays where no other is chosen, or the chosen one is gone.
    const engine = engines.engineOf(engineId) ?? engines.builtIn
    const answer = await bridge().request('training:follow', {
      id,
      variant,
      options,
      startFen,
      moves: movesOf(current),
      engineId: engine?.profile.id ?? engineId,
      nodes,
    })
    if (!answer.ok && training.value === current) failure.value = answer.error
  }

  const keepDraft = () => settings.update({ training: training.value ? draftOf(training.value) : null })

  const append = async (to: Training, move: PlayedMove) => {
    if (training.value !== to) return
    training.value = { ...to, turns: [...to.turns, move] }
    await Promise.all([keepDraft(), follow(), answer()])
  }

  /** The engine places, if it is its turn. */
  const answer = async () => {
    const current = training.value
    refusal.value = undefined
    if (!current || turn.value !== opposite(current.human)) return
    const { id: gameId, variant, options, startFen, level } = current
    const moves = movesOf(current)
    const found = await partner.move({ gameId, variant, options, startFen, moves, level })
    if (!found) return
    if (found.ok) await append(current, found.value)
    else if (training.value === current) refusal.value = found.error
  }

  const show = async (next: Training | undefined) => {
    partner.cancel()
    training.value = next
    update.value = undefined
    failure.value = undefined
    if (next) orientation.value = next.human
    await Promise.all([keepDraft(), next ? follow() : bridge().request('training:leave'), answer()])
  }

  /** Shows another training, or none; one that was under way can be had back. */
  const replace = async (next: Training | undefined) => {
    const ended = isOver.value ? undefined : training.value
    await show(next)
    if (!ended) return
    const run = () => void show(ended)
    notices.tell('note', t('training.ended'), { action: { label: t('common.undo'), run } })
  }

  /** Begins on a throw. */
  const begin = (variant: VariantId, startFen: string, side: TrainingChoice['side'], level: number) => {
    const { engineId, nodes } = settings.settings.solver
    return replace({
      id: crypto.randomUUID(),
      variant,
      options: [],
      startFen,
      human: drawnSide(side),
      level,
      engineId,
      nodes,
      turns: [],
    })
  }

  /** Begins again on the throw of a training, with the same color. */
  const again = ({
    variant,
    startFen,
    human,
    level,
  }: Pick<TrainingDraft, 'variant' | 'startFen' | 'human' | 'level'>) =>
    begin(variant, startFen, human, level)

  /** Takes up what the last run left; once. */
  const resume = async () => {
    if (isLoaded.value) return
    isLoaded.value = true
    const draft = settings.settings.training
    if (draft) await restore(draft)
  }

  const restore = async ({ moves, ...kept }: TrainingDraft) => {
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

  /** Plays a move of the user's. */
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
    variant: computed(() => training.value && variantById(training.value.variant)),
    turn,
    isOver,
    isHumanToMove,
    legal,
    position,
    orientation,
    result,
    progress: computed(() => update.value?.progress),
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
    askAgain: answer,
    receive,
    receiveProgress: (news: PlayProgress) => partner.receive(news),
  }
})
