import { computed, shallowRef, type Ref } from 'vue'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { isAuctionOver, tempiOf, wonBid } from '@shared/tree/auction'
import { isSetupPly } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { isPieChosen } from '@shared/tree/pieRule'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { isAtLastPair, phaseOf } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'
import type { Edit, GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { isAtMainEnd, movesBy, reopened, takenBack, turnAfter } from './practiceEdits'
import type { PracticeGame } from './practiceGame'

/** Whether the game is in its setup at the end of its line, and whether both last pairs are to be placed in secret next. */
const useSetupOfGame = (
  game: Ref<PracticeGame | undefined>,
  document: Ref<GameDocument | undefined>,
  last: Ref<TreeNode | undefined>,
) => {
  const setup = computed(() => {
    if (!document.value || !last.value) return undefined
    const variant = variantById(document.value.game.variant)
    return { variant, board: shownSetup(variant, last.value.fen) }
  })
  const isInSetup = computed(
    () => setup.value !== undefined && phaseOf(setup.value.variant, setup.value.board) !== undefined,
  )
  /** Whether both last pairs come next and neither side may see the other's. */
  const isPairHidden = computed(
    () =>
      game.value?.terms.lastPair === 'simultaneous' &&
      setup.value !== undefined &&
      isAtLastPair(setup.value.variant, setup.value.board),
  )
  return { isInSetup, isPairHidden }
}

/** What two people have to settle before the clocks of a game run. */
const useSettling = (
  running: Ref<{ readonly game: PracticeGame; readonly tags: readonly PgnTag[] } | undefined>,
  line: Ref<readonly TreeNode[]>,
  isInSetup: Ref<boolean>,
) => {
  /** Whether a player has to choose a side before the game goes on. */
  const isPieDue = computed(() => {
    const pie = running.value?.game.terms.pie
    if (!pie || isPieChosen(running.value?.tags ?? [])) return false
    if (pie === 'throw') return true
    return !isInSetup.value && (pie === 'setup' || line.value.slice(1).some(node => !isSetupPly(node)))
  })
  /** Whether colors are still auctioned, or moves before the game still made: the game has not begun. */
  const isAuctioned = computed(
    () => running.value?.game.terms.auction === true && !isAuctionOver(running.value.tags),
  )
  /**
   * The number of moves that the side to move still makes before the game; 0 once it has begun, and during an
   * auction.
   */
  const tempiLeft = computed(() => {
    if (!running.value || !isAuctioned.value) return 0
    const { tags } = running.value
    return (wonBid(tags)?.tempi ?? 0) - tempiOf(tags).length
  })
  return { isPieDue, isAuctioned, tempiLeft }
}

/** The edit that takes back: a resignation or a lost game on time, else the last move of a person. */
const backOf = (
  { end, hands, terms }: PracticeGame,
  document: GameDocument,
  line: readonly TreeNode[],
): Edit | undefined => {
  if (end && end.kind !== 'outcome') return reopened(document)
  const before = line.at(-2)
  const mover = hands.length === 1 ? hands[0] : before && turnAfter(before)
  if (!mover) return undefined
  // Two pairs that were placed in secret are both taken back, so that the other side sees neither.
  const isPair = terms.lastPair === 'simultaneous' && movesBy(line, mover).at(-1)?.uci.includes('+')
  return takenBack(document, isPair ? 'white' : mover)
}

/** The current game, and what follows from it and its document. */
export const usePracticeState = () => {
  const documents = useDocumentsStore()

  const game = shallowRef<PracticeGame>()
  const document = computed(() => game.value && documents.documentById(game.value.documentId))
  const line = computed(() => (document.value ? mainline(document.value.game.root) : []))
  const last = computed(() => line.value.at(-1))
  /** Names the end of the main line: two lines with the same moves have the same name. */
  const lastName = computed(() => document.value && line.value.map(({ id }) => id).join(' '))
  const turn = computed(() => last.value && turnAfter(last.value))
  const isRunning = computed(() => document.value !== undefined && game.value?.end === undefined)
  const { isInSetup, isPairHidden } = useSetupOfGame(game, document, last)
  const running = computed(() =>
    game.value && document.value && isRunning.value
      ? { game: game.value, tags: document.value.game.tags }
      : undefined,
  )
  const settling = useSettling(running, line, isInSetup)
  const isSettled = computed(() => !settling.isPieDue.value && !settling.isAuctioned.value)

  const isHumanToMove = computed(() => {
    const current = running.value?.game
    if (!current || current.halt || !turn.value || !current.hands.includes(turn.value)) return false
    return isSettled.value || settling.tempiLeft.value > 0
  })
  /** The side whose clock should run at the end of the line; undefined if neither should. */
  const onClock = computed(() => {
    const current = running.value?.game
    if (!current || current.halt || !isSettled.value) return undefined
    return isInSetup.value && !current.terms.setupOnClock ? undefined : turn.value
  })
  /** The side that made the last move, if it was made on the clock. */
  const lastMover = computed(() => {
    const before = line.value.at(-2)
    const isOff = last.value && isSetupPly(last.value) && game.value?.terms.setupOnClock === false
    return before && !isOff ? turnAfter(before) : undefined
  })
  const change = (what: Partial<PracticeGame>) => {
    if (game.value) game.value = { ...game.value, ...what }
  }

  return {
    ...{ game, document, line, last, lastName, turn, isRunning, isInSetup, isPairHidden, ...settling },
    ...{ isHumanToMove, onClock, lastMover, change },
    isShown: computed(() => game.value !== undefined && documents.activeId === game.value.documentId),
    isAtEnd: computed(() => document.value !== undefined && isAtMainEnd(document.value)),
    back: computed(() => game.value && document.value && backOf(game.value, document.value, line.value)),
  }
}

export type PracticeState = ReturnType<typeof usePracticeState>
