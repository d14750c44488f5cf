import type { FlatGame } from '@shared/tree/game'

/** The main line of a flat game, its first position included: each first child stands right behind its parent. */
export const mainLine = ({ nodes }: FlatGame): FlatGame['nodes'] => {
  let plies = 0
  while (nodes[plies + 1]?.parent === plies) plies += 1
  return nodes.slice(0, plies + 1)
}

/** At how many places, in variations too, the text of a game goes on without being read. */
export const faultsIn = ({ nodes }: FlatGame): number =>
  nodes.filter(({ unread }) => unread !== undefined).length
