import type { RulesError } from '@shared/ipc/contract'
import { parseFen, type ReadFen } from '@shared/notation/fen/fen'
import type { FenWarning } from '@shared/notation/fen/fenError'
import { err, ok, type Result } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'

/** A position that can be played on. The caller disposes of it. */
export interface OpenPosition {
  readonly variant: VariantDefinition
  readonly position: Position
  /** Rights dropped from the FEN because the position on the board does not allow them. */
  readonly warnings: readonly FenWarning[]
}

/** A position as text: the id of the variant, a FEN, and the ids of the options that are on; ids unknown to the variant are ignored. */
export interface PositionText {
  readonly variant: string
  readonly fen: string
  readonly options: readonly string[]
}

/** A position that has been read; only the core can say whether it is legal. */
export interface ReadPosition extends ReadFen {
  readonly variant: VariantDefinition
}

/** Reads a setup from text, or says what is wrong: the variant or the FEN. */
export const readPositionText = (request: PositionText): Result<ReadPosition, RulesError> => {
  if (!isVariantId(request.variant)) return err({ kind: 'unknownVariant', found: request.variant })
  const variant = variantById(request.variant)
  const read = parseFen(variant, request.fen)
  return read.ok ? ok({ variant, ...read.value }) : read
}

/** Opens a legal position from text, or says what is wrong: the variant, the FEN, or the position. */
export const openPosition = (core: Core, request: PositionText): Result<OpenPosition, RulesError> => {
  const read = readPositionText(request)
  if (!read.ok) return read
  const { variant, setup, warnings } = read.value
  const position = Position.from(core, variant, setup, request.options)
  return position.ok ? ok({ variant, position: position.value, warnings }) : position
}
