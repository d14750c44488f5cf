import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import type { ArrayFault, ArrayFlaw, ArrayQuestion } from './arrayEvaluator'

/** An array that can be played from, its counters as at the start of a game. Whoever reads one disposes of the position. */
export interface ReadArray {
  readonly setup: Setup
  readonly position: Position
}

const flawOf = (setup: Setup): ArrayFlaw | undefined => {
  if (isInSetup(setup)) return 'inSetup'
  return setup.turn === 'white' ? undefined : 'blackToMove'
}

/** Reads the array of a question, or finds out what makes it none. */
export const readArray = (
  core: Core,
  { variant, options, fen }: ArrayQuestion,
): Result<ReadArray, ArrayFault> => {
  const no = (flaw: ArrayFlaw) => err({ kind: 'noArray', fen, flaw } as const)
  const read = parseFen(variant, fen)
  if (!read.ok) return no('unreadable')
  const setup: Setup = { ...read.value.setup, halfmoves: 0, fullmoves: 1 }
  const flaw = flawOf(setup)
  if (flaw) return no(flaw)
  const position = Position.from(core, variant, setup, options)
  return position.ok ? ok({ setup, position: position.value }) : no('illegal')
}
