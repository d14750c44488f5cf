import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { loadCore, type Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'

let core: Core | undefined

/** One core for all tests of a file: loading it takes longer than most of them. */
export const theCore = (): Core => (core ??= loadCore())

/** A test position, from a FEN that is known to be legal. */
export const aPosition = (variant: VariantId, fen: string, options: readonly string[] = []): Position =>
  unwrap(
    Position.from(
      theCore(),
      variantById(variant),
      unwrap(parseFen(variantById(variant), fen)).setup,
      options,
    ),
  )
