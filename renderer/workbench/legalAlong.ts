import type { LegalPosition } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'
import { isThreefold } from '@shared/tree/repetition'

/** What the rules say of a position alone, with what the line to it adds. */
export const legalAlong = (legal: LegalPosition, line: readonly TreeNode[]): LegalPosition =>
  legal.outcome || !isThreefold(line) ? legal : { ...legal, outcome: { kind: 'threefold' } }
