import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { backRank, rankLetters } from '@shared/setup/ranks/rank'
import type { SetupArray } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Position } from '../../core/position'
import { askAt, type Paths } from './paths'

/** White as he stands in one setup, and Black as he stands in another. */
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

const arrayOf = (variant: VariantDefinition, setup: Setup): SetupArray => ({
  white: rankLetters(variant.army, backRank(variant, setup.board, 'white')),
  black: rankLetters(variant.army, backRank(variant, setup.board, 'black')),
  fen: makeFen(variant, setup),
})

/** The arrays at the ends of a setup, row by row. */
export const arraysOf = (
  position: Position,
  { row: rows, column: columns }: Paths,
): readonly SetupArray[] => {
  const { variant } = position
  const [whites, blacks] = [rows, columns].map(paths =>
    paths.map(path => askAt(position, path, () => position.setup())),
  )
  const isTied = variant.setupPhase?.kind === 'relocation'
  return whites!.flatMap(white =>
    blacks!.map(black => arrayOf(variant, isTied ? white : joined(white, black))),
  )
}
