import type { TreeNode } from './node'

/** The part of a FEN that is compared for repetition: without the counters, with the system's memory. */
export const standing = (fen: string): string => {
  const fields = fen.split(' ')
  return [...fields.slice(0, 4), ...fields.slice(6)].join(' ')
}

/** Whether the last position of a line has occurred three times. */
export const isThreefold = (line: readonly Pick<TreeNode, 'fen'>[]): boolean => {
  const last = line.at(-1)
  return last !== undefined && line.filter(({ fen }) => standing(fen) === standing(last.fen)).length >= 3
}
