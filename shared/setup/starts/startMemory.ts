import { NO_MEMORY, type Memory, type Setup } from '../../board/setup'
import type { VariantDefinition } from '../../variants/variant'
import { isSamePosition } from './sameSetup'
import { startNumberOfBoard } from './starts'
import { ranksOf, startPosition } from './startPosition'

/** What is remembered where nothing is said of it: all that a start of the system begins with, and nothing in any other position. */
export const startMemory = (variant: VariantDefinition, setup: Omit<Setup, 'memory'>): Memory => {
  const isFirst = setup.halfmoves === 0 && setup.fullmoves === 1
  if (!isFirst || startNumberOfBoard(variant, setup.board) === undefined) return NO_MEMORY
  const start = startPosition(variant, ranksOf(variant, setup.board))
  return isSamePosition({ ...start, memory: NO_MEMORY }, { ...setup, memory: NO_MEMORY })
    ? start.memory
    : NO_MEMORY
}
