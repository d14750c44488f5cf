import type { Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { backRank, rankLetters } from '@shared/setup/ranks/rank'
import type { SetupArray } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Position } from '../../core/position'
import { askAt, type Paths } from './paths'

/** White's rank from one setup joined with Black's from another. */
const joined = (white: Setup, black: Setup): Setup => ({
  ...white,
  board: {
    ...white.board,
    pieces: white.board.pieces.map((piece, square) =>
      piece?.color === 'white' ? piece : black.board.pieces[square],
    ),
  },
  castling: { white: white.castling.white, black: black.castling.black },
})

const lettersOf = (variant: VariantDefinition, { board }: Setup, color: Color): string =>
  rankLetters(variant.army, backRank(variant, board, color))

/** The arrays at the ends of a setup, row by row. */
export const arraysOf = (
  position: Position,
  { row: rows, column: columns }: Paths,
): readonly SetupArray[] => {
  const { variant } = position
  const setupsOf = (paths: Paths['row'], color: Color) =>
    paths
      .map(path => askAt(position, path, () => position.setup()))
      .map(setup => ({ setup, letters: lettersOf(variant, setup, color) }))
  const whites = setupsOf(rows, 'white')
  if (variant.setupPhase?.kind === 'relocation')
    return whites.map(({ setup, letters }) => ({
      white: letters,
      black: lettersOf(variant, setup, 'black'),
      fen: makeFen(variant, setup),
    }))
  const blacks = setupsOf(columns, 'black')
  return whites.flatMap(white =>
    blacks.map(black => ({
      white: white.letters,
      black: black.letters,
      fen: makeFen(variant, joined(white.setup, black.setup)),
    })),
  )
}
