import { defineStore } from 'pinia'
import { computed, markRaw, shallowRef, watch } from 'vue'
import { COLORS, type ByColor } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { PlayedMove, PositionRequest } from '@shared/ipc/contract'
import type { PgnComment } from '@shared/notation/pgn/pgn'
import { deleteAt } from '@shared/tree/edit'
import { withRoot } from '@shared/tree/gameEdit'
import { addChild, updateAt } from '@shared/tree/tree'
import { isAtLastPair } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'
import { useDocumentsStore } from '../../openFiles/documents'
import { useGameStore } from '../../workbench/game'
import { playedNode } from '../../workbench/playedNode'
import { usePairEntry } from '../setup/usePairEntry'
import { usePracticeStore } from './practiceStore'

/** Both pairs of a game, revealed together. */
interface ShownPairs {
  readonly documentId: string
  /** The position before them. */
  readonly fen: string
  /** In UCI. */
  readonly pairs: ByColor<string>
  /** The position after them. */
  readonly end: string
}

/** A comment in PGN, in English in every language. */
const CORRECTED: PgnComment = {
  style: 'brace',
  text: 'Both last pairs were taken back, to be entered again.',
}

/** Hidden entry of the last pairs of the game on the screen, so that neither side sees the other's. */
export const useHiddenPairStore = defineStore('hiddenPair', () => {
  const documents = useDocumentsStore()
  const game = useGameStore()
  const practice = usePracticeStore()

  /** The position for which the user has asked for hidden entry, when it is not being played. */
  const asked = shallowRef<string>()
  const shown = shallowRef<ShownPairs>()

  const isPlayed = computed(() => practice.isShown && practice.isRunning)
  const standing = computed(() => game.document && `${game.document.id} ${game.path.join(' ')}`)

  /** The position on the board, if both sides still have their last pair to place. */
  const lastPair = computed((): PositionRequest | undefined => {
    const { request, variant } = game
    return request && variant && isAtLastPair(variant, shownSetup(variant, request.fen)) ? request : undefined
  })

  const isWanted = computed(() =>
    isPlayed.value
      ? practice.isAtEnd && practice.isPairHidden && !practice.isPaused
      : standing.value !== undefined && asked.value === standing.value,
  )

  const at = () => (isWanted.value ? lastPair.value : undefined)
  const hands = () => (isPlayed.value ? practice.hands : COLORS)

  const reveal = ([white, black]: readonly PlayedMove[]) => {
    const open = game.document
    const request = lastPair.value
    if (!open || !request || !white || !black) return
    const first = addChild(open.game.root, open.path, playedNode(white))
    const second = first && addChild(first.root, first.path, playedNode(black))
    if (!second) return
    asked.value = undefined
    shown.value = {
      documentId: open.id,
      fen: request.fen,
      pairs: { white: white.uci, black: black.uci },
      end: black.fen,
    }
    if (isPlayed.value) practice.hold()
    const name = t('setup.hidden.edit')
    documents.edit(open.id, { name, game: withRoot(open.game, second.root), path: second.path })
  }

  const hand = usePairEntry({
    at,
    hands,
    commit: side => practice.commitPair(side),
    reveal,
    passed: next => practice.passClock(next),
  })

  watch(() => practice.retries, hand.restart)

  const standsThere = (one: ShownPairs) => game.document?.id === one.documentId && game.node?.fen === one.end

  watch(
    () => game.node?.fen,
    () => {
      if (shown.value && !standsThere(shown.value)) start()
    },
  )

  /** Has the last pairs of the game on the board entered in secret. */
  const ask = () => {
    if (lastPair.value && !isPlayed.value) asked.value = standing.value
  }

  const leave = () => {
    asked.value = undefined
  }

  /** Begins the game. */
  const start = () => {
    shown.value = undefined
    if (practice.game?.halt === 'pairs') practice.release()
  }

  /**
   * Lets both enter their pairs again. What they had entered is deleted from the game, and a comment records that at
   * once.
   */
  const correct = () => {
    const open = game.document
    if (!open || !shown.value || !standsThere(shown.value)) return
    const path = open.path.slice(0, -2)
    shown.value = undefined
    const without = deleteAt(open.game.root, open.path.slice(0, -1))
    const root = updateAt(without, path, node => ({ ...node, comments: [...node.comments, CORRECTED] }))
    documents.edit(open.id, { name: t('setup.hidden.correct'), game: withRoot(open.game, root), path })
    if (isPlayed.value) practice.release()
    else asked.value = standing.value
  }

  return {
    hand: markRaw(hand),
    shown: computed(() => (shown.value && standsThere(shown.value) ? shown.value : undefined)),
    hands: computed(hands),
    /** Whether the board is covered, with everything that shows its position. */
    isOn: computed(() => hand.entry.value !== undefined || isWanted.value),
    isPossible: computed(() => lastPair.value !== undefined && !isPlayed.value),
    isPlayed,
    ask,
    leave,
    start,
    correct,
  }
})
