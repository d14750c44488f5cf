import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { PositionRequest } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import { setResult, setTags } from '@shared/tree/gameEdit'
import { mainline } from '@shared/tree/tree'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { enginePartner } from '../play/enginePartner'
import {
  endWords,
  isThreefold,
  practiceTags,
  resultOf,
  type PracticeChoice,
  type PracticeEnd,
} from '../play/practice'
import { isAtMainEnd, mainPath, moveAtEnd, reopened, takenBack, turnAfter } from '../play/practiceEdits'
import {
  continued,
  drawnSide,
  endPosition,
  newPractice,
  playRequest,
  resumedPractice,
  withClocks,
  type PracticeGame,
} from '../play/practiceGame'
import { unfinishedPractice } from '../play/unfinishedPractice'
import { useClockRunning } from '../play/useClockRunning'
import { useDocumentsStore } from './documents'
import { useNoticesStore } from './notices'
import { playedNode } from './playedNode'
import { usePositionStore } from './position'
import { useSettingsStore } from './settings'

/** The practice game, one at a time. Whatever happens to its main line, the side to move at its end goes on. */
export const usePracticeStore = defineStore('practice', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const settings = useSettingsStore()
  const partner = enginePartner()

  const game = shallowRef<PracticeGame>()
  const document = computed(() => game.value && documents.documentById(game.value.documentId))
  const line = computed(() => (document.value ? mainline(document.value.game.root) : []))
  const last = computed(() => line.value.at(-1))
  const turn = computed(() => last.value && turnAfter(last.value))
  const isRunning = computed(() => document.value !== undefined && game.value?.end === undefined)
  const isShown = computed(() => game.value !== undefined && documents.activeId === game.value.documentId)
  const isHumanToMove = computed(() => isRunning.value && turn.value === game.value?.human)
  const isAtEnd = computed(() => document.value !== undefined && isAtMainEnd(document.value))
  /** What taking back does: whoever has resigned or run out of time takes that back, else the last move goes. */
  const back = computed(() => {
    if (!game.value || !document.value) return undefined
    const { end, human } = game.value
    if (end && end.kind !== 'outcome') return reopened(document.value)
    return takenBack(document.value, human)
  })
  /** The game on the screen was a practice game once, and has no result. */
  const unfinished = computed(() =>
    isShown.value || !documents.active ? undefined : unfinishedPractice(documents.active.game),
  )

  const change = (what: Partial<PracticeGame>) => {
    if (game.value) game.value = { ...game.value, ...what }
  }

  const clock = useClockRunning({
    clock: () => game.value?.clock,
    set: next => change({ clock: next }),
    flag: by => finish({ kind: 'time', by }),
  })

  const finish = (end: PracticeEnd) => {
    const open = document.value
    if (!open || !isRunning.value) return
    partner.cancel()
    clock.stop()
    change({ end })
    documents.edit(open.id, { name: endWords(end), game: setResult(open.game, resultOf(end)) })
  }

  const think = async () => {
    if (!game.value || !document.value) return
    const answer = await partner.move({
      ...playRequest(game.value, document.value.game),
      ...clock.forEngine(),
    })
    if (answer?.ok === false) change({ refusal: answer.error })
    const edit = answer?.ok && moveAtEnd(document.value, playedNode(answer.value))
    if (edit) documents.edit(document.value.id, edit)
  }

  const keepClocks = () => {
    const { practiceClocks } = settings.settings
    if (game.value?.clock) void settings.update({ practiceClocks: withClocks(practiceClocks, game.value) })
  }

  /** Looks whether the game is over, and lets the engine move if it is its turn. */
  const advance = async () => {
    const node = last.value
    if (!document.value || !isRunning.value) return
    if (isThreefold(line.value)) {
      finish({ kind: 'outcome', outcome: { kind: 'threefold' } })
      return
    }
    const legal = await positions.ask(endPosition(document.value.game))
    if (last.value !== node) return
    if (legal.ok && legal.value.outcome) finish({ kind: 'outcome', outcome: legal.value.outcome })
    else if (game.value?.human !== turn.value) await think()
  }

  watch([last, () => game.value?.documentId], ([node, id], [before, idBefore]) => {
    if (!node || !isRunning.value) return
    partner.cancel()
    const isMove = id === idBefore && before !== undefined && line.value.at(-2)?.fen === before.fen
    clock.turnTo(turnAfter(node), isMove ? turnAfter(before) : undefined)
    keepClocks()
    void advance()
  })

  // Taken back by any means, the end is over.
  watch(
    () => document.value?.game.result,
    result => {
      if (result !== '*' || !game.value?.end) return
      game.value = continued(game.value)
      if (turn.value) clock.turnTo(turn.value, undefined)
      void advance()
    },
  )

  /** The game is over for good; its document stays. */
  const leave = () => {
    partner.cancel()
    game.value = undefined
  }

  watch(document, open => open ?? leave())

  /** Begins a game from a position, in a tab of its own. */
  const start = async (position: PositionRequest, choice: PracticeChoice) => {
    const created = await bridge().request('games:create', position)
    if (!created.ok) {
      notices.report(describeError(created.error))
      return
    }
    leave()
    const human = drawnSide(choice.side)
    const opened = documents.add(setTags(unflatten(created.value), practiceTags(human, choice, new Date())))
    documents.orient(opened.id, human)
    game.value = newPractice(opened.id, human, choice)
  }

  /** Goes on with the unfinished game on the screen, at the end of its main line. */
  const resume = () => {
    const open = documents.active
    if (!open || !unfinished.value) return
    const resumed = resumedPractice(open.id, unfinished.value, settings.settings.practiceClocks)
    leave()
    documents.orient(open.id, resumed.human)
    documents.go(open.id, mainPath(open.game))
    game.value = resumed
  }

  /** Takes back the user's last move and what followed, or how the game was given up. */
  const takeBack = () => {
    if (back.value && document.value) documents.edit(document.value.id, back.value)
  }

  const resign = () => game.value && finish({ kind: 'resigned', by: game.value.human })

  /** Asks the engine again after it has refused. */
  const retry = () => {
    if (!game.value) return
    const { refusal, ...rest } = game.value
    if (refusal) game.value = rest
    void advance()
  }

  const goToEnd = () => document.value && documents.go(document.value.id, mainPath(document.value.game))

  return {
    game,
    isThinking: partner.isThinking,
    isRunning,
    isShown,
    isHumanToMove,
    isAtEnd,
    turn,
    canTakeBack: computed(() => back.value !== undefined),
    left: clock.left,
    unfinished,
    start,
    resume,
    takeBack,
    resign,
    retry,
    leave,
    goToEnd,
  }
})
