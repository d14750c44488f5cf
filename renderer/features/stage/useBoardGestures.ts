import { shallowRef, watch } from 'vue'
import type { Role } from '@shared/board/role'
import type { LegalMove } from '@shared/ipc/contract'
import { namedSquares } from '@shared/notation/uciSquares'
import type { VariantDefinition } from '@shared/variants/variant'
import type { BoardHandle } from '../../board/boardHandle'
import { placementText } from '../../board/setup/placements'
import type { RightChip } from './rightChip'
import type { useRefusals } from './useRefusals'
import type { useStageHand } from './useStageHand'

/** Whether a move passes the turn and its general is on the square. */
const isPassOf = ({ kind, uci }: LegalMove, square: string): boolean =>
  kind === 'pass' && namedSquares(uci).includes(square)

interface GestureQuery {
  readonly variant: VariantDefinition
  readonly fen: string
  /** Undefined until the rules have answered. */
  readonly legal: readonly LegalMove[] | undefined
  readonly board: BoardHandle | null
}

/** Gestures on the board and beside it: presses, drags and drops of pieces, and use of rights. */
export const useBoardGestures = (
  query: () => GestureQuery,
  { placing, whenKnown }: Pick<ReturnType<typeof useStageHand>, 'placing' | 'whenKnown'>,
  refusals: Pick<ReturnType<typeof useRefusals>, 'explain' | 'tell'>,
  play: (uci: string) => void,
) => {
  /** The square pressed last: a general pressed twice passes, if passing is a move. */
  const pressed = shallowRef<string>()
  watch(
    () => query().fen,
    () => (pressed.value = undefined),
  )

  const press = (square: string) => {
    const isAgain = pressed.value === square
    pressed.value = isAgain ? undefined : square
    const pass = isAgain ? query().legal?.find(move => isPassOf(move, square)) : undefined
    if (pass) play(pass.uci)
    else placing.placeSelected(square)
  }

  /** Drags a piece from the shelf. */
  const drag = (role: Role, event: PointerEvent) => {
    placing.hold(query().variant.army.letters[role] ?? '')
    query().board?.dragPiece(role, event)
  }

  const drop = (role: Role, square: string) => {
    if (!placing.place(placementText(query().variant, role, square))) query().board?.reset()
  }

  /** Explains why a move is refused, unless the rules have not answered yet. */
  const tryInVain = (text: string) => {
    if (query().legal) void refusals.explain(text)
  }

  /** Refuses a move. If the legal moves are not known yet, it is tried again once they are. */
  const refuse = (from: string, to: string) => {
    if (query().legal) {
      tryInVain(from + to)
      return
    }
    whenKnown(() => {
      if (query().legal) query().board?.attempt(from, to)
      return query().legal !== undefined
    })
  }

  const useRight = ({ moves, squares, hint }: RightChip) => {
    const [only] = moves
    if (!only) refusals.tell(hint)
    else if (moves.length === 1) play(only.uci)
    else query().board?.choose(moves, squares[0] ?? namedSquares(only.uci)[0]!)
  }

  return { press, drag, drop, tryInVain, refuse, useRight }
}
