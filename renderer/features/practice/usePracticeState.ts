import { computed, shallowRef } from 'vue'
import { isAuctionOver, tempiOf, wonBid } from '@shared/tree/auction'
import { isSetupPly } from '@shared/tree/moveNumber'
import { isPieChosen } from '@shared/tree/pieRule'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { isAtLastPair, phaseOf } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'
import { useDocumentsStore } from '../../openFiles/documents'
import { isAtMainEnd, movesBy, reopened, takenBack, turnAfter } from './practiceEdits'
import type { PracticeGame } from './practiceGame'

/** The game that is played and what can be seen from it and its document. */
export const usePracticeState = () => {
  const documents = useDocumentsStore()

  const game = shallowRef<PracticeGame>()
  const document = computed(() => game.value && documents.documentById(game.value.documentId))
  const line = computed(() => (document.value ? mainline(document.value.game.root) : []))
  const last = computed(() => line.value.at(-1))
  /** Names the end of the main line: two moves that lead there by the same way are one. */
  const lastName = computed(() => document.value && line.value.map(({ id }) => id).join(' '))
  const turn = computed(() => last.value && turnAfter(last.value))
  const setup = computed(() => {
    const open = document.value
    if (!open || !last.value) return undefined
    const variant = variantById(open.game.variant)
    return { variant, board: shownSetup(variant, last.value.fen) }
  })
  const isInSetup = computed(
    () => setup.value !== undefined && phaseOf(setup.value.variant, setup.value.board) !== undefined,
  )
  const isRunning = computed(() => document.value !== undefined && game.value?.end === undefined)
  const isShown = computed(() => game.value !== undefined && documents.activeId === game.value.documentId)
  /** A player is to choose a side before the game goes on. */
  const isPieDue = computed(() => {
    const pie = game.value?.terms.pie
    const open = document.value
    if (!pie || !open || !isRunning.value || isPieChosen(open.game.tags)) return false
    return (
      pie === 'throw' ||
      (!isInSetup.value && (pie === 'setup' || (!isSetupPly(last.value!) && line.value.length > 1)))
    )
  })
  /** Colors are auctioned, or the moves before the game are made: the game has not begun. */
  const isAuctioned = computed(
    () =>
      game.value?.terms.auction === true &&
      document.value !== undefined &&
      isRunning.value &&
      !isAuctionOver(document.value.game.tags),
  )
  /** How many moves the side to move makes before the game; 0 once it has begun, and while bids are made. */
  const tempiLeft = computed(() => {
    const tags = document.value?.game.tags ?? []
    return isAuctioned.value ? (wonBid(tags)?.tempi ?? 0) - tempiOf(tags).length : 0
  })
  const isHumanToMove = computed(
    () =>
      isRunning.value &&
      !isPieDue.value &&
      (!isAuctioned.value || tempiLeft.value > 0) &&
      game.value?.halt === undefined &&
      turn.value !== undefined &&
      game.value?.hands.includes(turn.value) === true,
  )
  const isAtEnd = computed(() => document.value !== undefined && isAtMainEnd(document.value))
  /** Both last pairs come next, and neither side is to see the other's. */
  const isPairHidden = computed(
    () =>
      game.value?.terms.lastPair === 'simultaneous' &&
      setup.value !== undefined &&
      isAtLastPair(setup.value.variant, setup.value.board),
  )
  /** What taking back does: a resignation or a fallen flag, else the last move of a person. */
  const back = computed(() => {
    if (!game.value || !document.value) return undefined
    const { end, hands, terms } = game.value
    if (end && end.kind !== 'outcome') return reopened(document.value)
    const before = line.value.at(-2)
    const mover = hands.length === 1 ? hands[0] : before && turnAfter(before)
    if (!mover) return undefined
    // Of two pairs that were placed unseen, neither stays on the board for the other side to see.
    const isPair = terms.lastPair === 'simultaneous' && movesBy(line.value, mover).at(-1)?.uci.includes('+')
    return takenBack(document.value, isPair ? 'white' : mover)
  })
  const change = (what: Partial<PracticeGame>) => {
    if (game.value) game.value = { ...game.value, ...what }
  }
  /** The side whose clock runs while the game stands at the end of its line; undefined where none does. */
  const onClock = computed(() => {
    const current = game.value
    if (!current || !isRunning.value || current.halt || isPieDue.value || isAuctioned.value) return undefined
    return isInSetup.value && !current.terms.setupOnClock ? undefined : turn.value
  })
  /** The last move was one on the clock, and whose it was. */
  const lastMover = computed(() => {
    const before = line.value.at(-2)
    const isOff = last.value && isSetupPly(last.value) && game.value?.terms.setupOnClock === false
    return before && !isOff ? turnAfter(before) : undefined
  })

  return {
    game,
    document,
    line,
    last,
    lastName,
    turn,
    isInSetup,
    isRunning,
    isShown,
    isHumanToMove,
    isAtEnd,
    isPairHidden,
    isPieDue,
    isAuctioned,
    tempiLeft,
    onClock,
    lastMover,
    back,
    change,
  }
}

export type PracticeState = ReturnType<typeof usePracticeState>
