import type { Army } from '@shared/variants/variant'
import type { Role } from '@shared/board/role'
import { roleOfLetter } from '@shared/variants/army'
import type { EditStep } from '../../edits/step'

/** One numbered turn of the setup. */
export interface SetupTurn {
  readonly number: number
  readonly white: EditStep | undefined
  readonly black: EditStep | undefined
}

/** Setup plies side by side, as the pairs of a game are. */
export const setupTurns = (plies: readonly EditStep[]): readonly SetupTurn[] => {
  const turns: SetupTurn[] = []
  for (const step of plies) {
    const { fullmoves: number, color } = step.number
    const last = turns.at(-1)
    if (last?.number === number && last[color] === undefined) turns.splice(-1, 1, { ...last, [color]: step })
    else turns.push({ number, white: undefined, black: undefined, [color]: step })
  }
  return turns
}

/** The piece that a placement or relocation is about, the first of two. */
export const setupRole = ({ node }: EditStep, army: Army): Role | undefined =>
  roleOfLetter(army, node.san.slice(0, 1))
