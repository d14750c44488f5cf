import { computed, shallowRef, watch } from 'vue'
import type { Setup } from '@shared/board/setup'
import type { LegalMove } from '@shared/ipc/contract'
import type { VariantRules } from '@shared/variants/variant'
import { openPlacements, splitPlacement, type PlacementText } from '../../board/setup/placements'
import { shelfOf } from '../../board/setup/shelf'

/** A position of a setup. */
export interface PlacingQuery {
  readonly fen: string
  readonly setup: Setup
  readonly rules: VariantRules
  /** Undefined until the legal moves are known. */
  readonly moves: readonly LegalMove[] | undefined
}

/**
 * The hand that places pieces: which piece of the shelf is selected, and the first half of a pair that is already on
 * the board but not yet played. Both are dropped when the position changes.
 */
export function usePlacing(query: () => PlacingQuery, play: (uci: string) => void) {
  const selected = shallowRef<string>()
  const pending = shallowRef<PlacementText>()

  const open = computed(() => {
    const { moves } = query()
    return moves && openPlacements(moves, pending.value)
  })

  const shelf = computed(() => {
    const { setup, rules } = query()
    return shelfOf({ setup, rules, open: open.value, pending: pending.value })
  })

  watch(
    () => query().fen,
    () => {
      selected.value = undefined
      pending.value = undefined
    },
  )

  const isOnShelf = (letter: string) => shelf.value.some(row => row.letter === letter)

  /** Takes a piece of the shelf in hand; selecting it again puts it back. */
  function select(letter: string) {
    if (isOnShelf(letter)) selected.value = selected.value === letter ? undefined : letter
  }

  /** Takes a piece in hand instead of any other; returns whether it is in hand. */
  function hold(letter: string): boolean {
    if (isOnShelf(letter)) selected.value = letter
    return selected.value === letter
  }

  /** Places a piece; returns whether that was legal. The first of a pair waits for the second. */
  function place(placement: PlacementText): boolean {
    const found = open.value?.get(placement)
    if (!found) return false
    selected.value = undefined
    if (found.uci === undefined) pending.value = placement
    else play(found.uci)
    return true
  }

  /** Puts back the piece in hand, or else the first piece of a pair; returns whether there was one. */
  function takeBack(): boolean {
    const had = selected.value !== undefined || pending.value !== undefined
    if (selected.value !== undefined) selected.value = undefined
    else pending.value = undefined
    return had
  }

  const pendingSquare = computed(() => pending.value && splitPlacement(pending.value).square)

  /** The squares that are open to the piece in hand, with the number of ways that each leaves. */
  const openSquares = computed(() => {
    const row = shelf.value.find(({ letter }) => letter === selected.value)
    return row?.cells.filter(cell => cell.state === 'open') ?? []
  })

  return {
    selected,
    pending,
    pendingSquare,
    shelf,
    openSquares,
    select,
    hold,
    place,
    takeBack,
  }
}
