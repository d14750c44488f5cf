import type { FlatGame } from '@shared/tree/game'

/** The main line of a flat game, including its first position: each first child directly follows its parent. */
export const mainLine = ({ nodes }: FlatGame): FlatGame['nodes'] => {
  let plies = 0
  while (nodes[plies + 1]?.parent === plies) plies += 1
  return nodes.slice(0, plies + 1)
}

/** The number of places, including variations, after which the text of a game could not be read. */
export const faultsIn = ({ nodes }: FlatGame): number =>
  nodes.filter(({ unread }) => unread !== undefined).length
