import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import { startNumberOfBoard } from '@shared/setup/starts/starts'
import type { Position } from '../core/position'

const isInSetup = ({ memory, pockets }: Setup): boolean =>
  memory.relocation !== undefined || pocketSize(pockets.white) + pocketSize(pockets.black) > 0

/**
 * The numbers of the arrays in which the setup phase can end when it is played out in every way, each once;
 * undefined among them stands for arrays that have no number. Leaves the position as it was.
 */
export const arraysBelow = (position: Position): ReadonlySet<number | undefined> => {
  const numbers = new Set<number | undefined>()
  const visit = (): void => {
    const setup = position.setup()
    if (!isInSetup(setup)) {
      numbers.add(startNumberOfBoard(position.variant, setup.board))
      return
    }
    for (const move of position.legalMoves()) {
      position.play(move)
      visit()
      position.undo()
    }
  }
  visit()
  return numbers
}
