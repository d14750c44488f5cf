import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'

/** A FEN with the turn and move number after `ply` half-moves, and an empty board. */
export const fenAtPly = (ply: number): string =>
  `8/8/8/8/8/8/8/8 ${ply % 2 === 0 ? 'w' : 'b'} - - 0 ${Math.floor(ply / 2) + 1}`

/** A node for tests of the tree; every field that is not given is empty. */
export const aNode = (uci: string, node: Partial<TreeNode> = {}): TreeNode => ({
  id: uci,
  uci,
  san: uci,
  kind: uci === '' ? 'root' : 'normal',
  fen: fenAtPly(0),
  check: false,
  nags: [],
  commentsBefore: [],
  comments: [],
  children: [],
  ...node,
})

/** A tree as nested lists: a move, then its continuations. Positions are numbered by depth. */
export type TreeSketch = readonly [uci: string, ...children: TreeSketch[]]

export const aTree = ([uci, ...children]: TreeSketch, ply = 0): TreeNode =>
  aNode(uci, { fen: fenAtPly(ply), children: children.map(child => aTree(child, ply + 1)) })

/** A root with one line of `length` moves below it, made without recursion. */
export const aLine = (length: number): TreeNode => {
  let node: TreeNode | undefined
  for (let ply = length; ply >= 0; ply--)
    node = aNode(ply === 0 ? '' : ply % 2 === 1 ? 'a1a2' : 'a2a1', {
      fen: fenAtPly(ply),
      children: node ? [node] : [],
    })
  return node!
}

/** The moves of a tree with variations in parentheses, `e4 (d4 d5) e5`, for readable comparisons. */
export const sketchOf = (root: TreeNode): string => {
  const [first, ...others] = root.children
  if (!first) return ''
  const variations = others.map(other => `(${`${other.uci} ${sketchOf(other)}`.trim()})`)
  return [first.uci, ...variations, sketchOf(first)].filter(text => text !== '').join(' ')
}

export const aGame = (root: TreeNode, game: Partial<Game> = {}): Game => ({
  variant: 'chess',
  options: [],
  tags: [],
  result: '*',
  root,
  ...game,
})
