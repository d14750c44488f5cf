import type { PgnTag } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import { moveNumberAt, numberText } from '@shared/tree/moveNumber'

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** A node whose position is right only in its move number and turn. */
export const aNode = (over: Partial<TreeNode> & Pick<TreeNode, 'uci' | 'san' | 'fen'>): TreeNode => ({
  id: over.uci,
  kind: 'normal',
  check: false,
  nags: [],
  commentsBefore: [],
  comments: [],
  children: [],
  ...over,
})

/** The same FEN with the turn passed to the other side. */
export const passedOn = (fen: string): string => {
  const fields = fen.split(' ')
  const black = fields[1] === 'b'
  return [fields[0], black ? 'w' : 'b', ...fields.slice(2, 5), Number(fields[5]) + (black ? 1 : 0)].join(' ')
}

/**
 * A line of moves `uci:san`, as children of a root. `variations` holds alternatives to the move with that index, each a
 * line itself.
 */
export const line = (
  moves: string,
  variations: Readonly<Record<number, string>> = {},
  fen: string = START_FEN,
): TreeNode => {
  const fens = [fen]
  const steps = moves.split(' ').filter(step => step !== '')
  while (fens.length <= steps.length) fens.push(passedOn(fens.at(-1)!))
  const children = steps.reduceRight<readonly TreeNode[]>((following, step, index) => {
    const [uci = '', san = ''] = step.split(':')
    const alternatives = line(variations[index] ?? '', {}, fens[index]).children
    return [aNode({ uci, san, fen: fens[index + 1]!, children: following }), ...alternatives]
  }, [])
  return aNode({ id: '', uci: '', san: '', kind: 'root', fen, children })
}

export const aGame = (root: TreeNode, tags: readonly PgnTag[] = []): Game => ({
  variant: 'chess',
  options: [],
  tags,
  result: '*',
  root,
})

/** The moves of a tree in PGN order, with variations in parentheses after their first move number. */
export const sanOf = (root: TreeNode): string => {
  const [first, ...others] = root.children
  if (!first) return ''
  const sides = others.map(
    other => ` (${numberText(moveNumberAt(root.fen))} ${[other.san, sanOf(other)].join(' ').trim()})`,
  )
  return `${first.san}${sides.join('')} ${sanOf(first)}`.trim()
}
