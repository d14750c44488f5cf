import { computed, shallowRef, type Ref } from 'vue'
import type { PublishLook } from '@shared/publish/choices'
import { moveRangeOf, type MoveRange } from '@shared/publish/document/excerpt'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { nodeAt } from '@shared/tree/tree'
import type { ShownGame } from './pictures'

/**
 * Which moves of a single game are published, if its format allows a part of them.
 *
 * @param isAlone whether only this game is published
 */
export const usePublishMoves = (
  look: Readonly<Ref<PublishLook>>,
  shown: Readonly<Ref<ShownGame | undefined>>,
  isAlone: Readonly<Ref<boolean>>,
) => {
  const wanted = shallowRef<MoveRange>()

  /** The numbers of its moves; undefined if no part can be chosen. */
  const allMoves = computed((): MoveRange | undefined => {
    const { format, sheet } = look.value
    const isPicture = format === 'gif' || format === 'picture'
    return isPicture || sheet || !isAlone.value ? undefined : shown.value && moveRangeOf(shown.value.game)
  })
  const moves = computed(() => (allMoves.value ? wanted.value : undefined))

  /** The numbers from the position on the board onward. */
  const movesFromHere = computed((): MoveRange | undefined => {
    if (!shown.value || !allMoves.value) return undefined
    const { game, path } = shown.value
    const { first, last } = allMoves.value
    const here = moveNumberAt(nodeAt(game.root, path)?.fen ?? game.root.fen).fullmoves
    return { first: Math.max(first, Math.min(last, here)), last }
  })

  const chooseMoves = (next: MoveRange | undefined) => (wanted.value = next)

  return { allMoves, moves, movesFromHere, chooseMoves }
}
