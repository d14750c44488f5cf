import type { TreeNode } from '@shared/tree/node'

/** What a move sounds like. */
export type MoveSound = 'move' | 'capture' | 'check' | 'mate' | 'castling' | 'placement'

/** The sound of a move, by the way it is written. */
export const moveSound = ({ kind, san, check }: Pick<TreeNode, 'kind' | 'san' | 'check'>): MoveSound => {
  if (san.endsWith('#')) return 'mate'
  if (check) return 'check'
  if (kind === 'placement' || kind === 'relocation') return 'placement'
  if (kind === 'castlingA' || kind === 'castlingH') return 'castling'
  return san.includes('x') ? 'capture' : 'move'
}
