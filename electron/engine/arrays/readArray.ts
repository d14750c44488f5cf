import { makeFen, parseFen } from '@shared/notation/fen/fen'
import type { Setup } from '@shared/board/setup'
import { err, ok, type Result } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import type { ArrayFault, ArrayFlaw, ArrayQuestion } from './arrayEvaluator'

const flawOf = (setup: Setup): ArrayFlaw | undefined => {
  if (isInSetup(setup)) return 'inSetup'
  return setup.turn === 'white' ? undefined : 'blackToMove'
}

/** The FEN of an array with its counters as at the start of a game, or what makes it none. */
export const arrayFen = ({ variant, fen }: ArrayQuestion): Result<string, ArrayFault> => {
  const read = parseFen(variant, fen)
  if (!read.ok) return err({ kind: 'noArray', fen, flaw: 'unreadable' })
  const setup: Setup = { ...read.value.setup, halfmoves: 0, fullmoves: 1 }
  const flaw = flawOf(setup)
  return flaw ? err({ kind: 'noArray', fen, flaw }) : ok(makeFen(variant, setup))
}
