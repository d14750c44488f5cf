import { EMPTY_POCKET } from '@shared/board/pocket'
import { NO_MEMORY, type Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen/fen'
import type { VariantDefinition } from '@shared/variants/variant'

const emptySetup = ({ board: size }: VariantDefinition): Setup => ({
  board: { size, pieces: Array.from({ length: size.files * size.ranks }, () => undefined) },
  pockets: { white: EMPTY_POCKET, black: EMPTY_POCKET },
  turn: 'white',
  castling: { white: {}, black: {} },
  halfmoves: 0,
  fullmoves: 1,
  memory: NO_MEMORY,
})

/** The position of a FEN for display; an empty board if the text is no FEN of the system. */
export const shownSetup = (variant: VariantDefinition, fen: string): Setup => {
  const read = parseFen(variant, fen)
  return read.ok ? read.value.setup : emptySetup(variant)
}
