import { computed, shallowRef, watch } from 'vue'
import type { Setup } from '@shared/board/setup'
import type { LegalMove } from '@shared/ipc/contract'
import type { VariantRules } from '@shared/variants/variant'
import { homeRank } from '@shared/setup/ranks/homeRank'
import { explainedPlacing } from '../setup/explainedPlacing'
import { squaresOf } from '@shared/notation/uciSquares'
import { boardWithPending } from '../../board/setup/shownBoard'
import { placementWorth, type WorthOfMove } from '../../board/setup/heat'
import { pathMarks, placementMarks, relocationMarks } from '../../board/stageMarks'
import { usePlacing } from '../setup/usePlacing'
import { useEarlyHand } from './useEarlyHand'
import { useStageKeys } from './useStageKeys'

interface StageHandQuery {
  readonly fen: string
  readonly setup: Setup
  readonly rules: VariantRules
  readonly phase: 'placement' | 'relocation' | 'game'
  /** Undefined while the legal list is on its way. */
  readonly moves: readonly LegalMove[] | undefined
  /** What moves are worth; undefined where nobody asks. */
  readonly worth: readonly WorthOfMove[] | undefined
  /** Keys are for another board. */
  readonly isDeaf?: boolean | undefined
}

/** `f` turns the board, so a move of the f-pawn is typed after the slash. */
const STARTS_A_MOVE = /^[a-eghKQRBNO0]$/

const isStaying = ({ uci, kind }: LegalMove): boolean => {
  const squares = squaresOf(uci)
  return kind === 'relocation' && squares !== undefined && squares.from === squares.to
}

/**
 * What the user is about to do on the stage: place a piece, keep one where it is, type a move,
 * or look at a right. Letters go to the shelf while there is one, and otherwise begin a typed move
 * if the stage has the focus. What is done before the legal list has come waits for it.
 */
export function useStageHand(
  query: () => StageHandQuery,
  hasFocus: () => boolean,
  play: (uci: string) => void,
  refuse: (why: string) => void,
) {
  const whenKnown = useEarlyHand(() => ({ fen: query().fen, isKnown: query().moves !== undefined }))
  const placing = explainedPlacing(usePlacing(query, play), () => query().rules.army, refuse, whenKnown)
  const pointed = shallowRef<readonly string[]>([])
  const typed = shallowRef<string>()

  watch(
    () => query().fen,
    () => {
      pointed.value = []
      typed.value = undefined
    },
  )

  const board = computed(() => boardWithPending(query().setup, placing.pending.value, query().rules.army))

  const worth = computed(() => {
    const moves = query().worth
    return moves && placementWorth(moves, placing.pending.value)
  })

  const marks = computed(() => {
    const { phase, setup, rules, moves = [] } = query()
    const [open, pendingSquare] = [placing.openSquares.value, placing.pendingSquare.value]
    return [
      ...(phase === 'placement'
        ? placementMarks({ rules, setup, open, pendingSquare, worth: worth.value })
        : relocationMarks(moves)),
      ...pathMarks(pointed.value),
    ]
  })

  const staying = computed(() => query().moves?.find(isStaying))

  function startTyping(text: string): boolean {
    typed.value = text
    return true
  }

  function onPlacementKey(key: string): boolean {
    const { setup, rules } = query()
    const held = placing.selected.value
    if (key === 'Escape') return placing.takeBack()
    if (key === '/') return startTyping('')
    if (key === '@' && held !== undefined) return startTyping(`${held}@`)
    const rank = homeRank(rules, setup.turn) + 1
    if (held !== undefined && /^[a-h]$/.test(key)) return placing.placeSelected(`${key}${rank}`)
    return placing.hold(key.toUpperCase())
  }

  function onKey(key: string): boolean {
    const { phase } = query()
    if (phase === 'placement') return onPlacementKey(key)
    if (phase === 'relocation' && key.toLowerCase() === 'k' && staying.value) {
      play(staying.value.uci)
      return true
    }
    if (key === '/') return startTyping('')
    return hasFocus() && STARTS_A_MOVE.test(key) && startTyping(key)
  }

  useStageKeys(key => !query().isDeaf && onKey(key))

  return { placing, board, marks, worth, staying, pointed, typed, whenKnown }
}
