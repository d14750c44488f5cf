import { parseFen } from '@shared/notation/fen/fen'
import { isSamePosition } from '@shared/setup/starts/sameSetup'
import { startNumberOfBoard, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'

/** The number of an array with all the rights that it has under these options; undefined if the FEN is not an array. */
export const arrayNumberOfFen = (
  variant: VariantDefinition,
  options: readonly string[],
  fen: string,
): number | undefined => {
  const read = parseFen(variant, fen)
  if (!read.ok) return undefined
  const { setup } = read.value
  const number = startNumberOfBoard(variant, setup.board)
  const start = number === undefined ? undefined : startSetup(variant, number, options)
  return start?.ok && isSamePosition(start.value, setup) ? number : undefined
}
