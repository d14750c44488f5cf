import { opposite, type Color } from '@shared/board/color'
import { withMoveMark, type MoveMark } from '@shared/preparation/preparationMarks'
import { seededRandom } from '@shared/setup/starts/random'
import type { TreeNode } from '@shared/tree/node'
import { aNode } from './aNode'

const fenOf = (position: string, turn: Color): string => `${position} ${turn === 'white' ? 'w' : 'b'} - - 0 1`

/**
 * A tree like a preparation: one move of ours, several answers, natural mistakes among them, lines that transpose into
 * others, unmarked moves that a user added, missing values, and occasionally two turns in a row for one side.
 */
export const aPreparation = (seed: string, color: Color, margin: number): TreeNode => {
  const random = seededRandom(seed)
  const isOnce = (times: number): boolean => random.below(times) === 0
  const seen: string[] = []
  let count = 0

  const node = (mark: MoveMark | undefined, fen: string, children: readonly TreeNode[]): TreeNode => {
    const value = (random.below(400) - 200) / 100
    const evaluation = isOnce(9) ? '' : ` [%eval ${value.toFixed(2)},7]`
    const text = `${mark ? withMoveMark('', mark) : 'Another one.'}${evaluation}`
    return aNode(`m${count++}`, {
      fen,
      comments: [{ style: 'brace', text }],
      nags: mark === 'choice' && isOnce(4) ? [7] : mark === 'trap' ? [4] : [],
      children,
    })
  }
  const nextTurn = (turn: Color): Color => (isOnce(8) ? turn : opposite(turn))

  const grown = (mark: MoveMark, mover: Color, depth: number): TreeNode => {
    if (seen.length > 0 && isOnce(7))
      return node(isOnce(5) ? 'repetition' : 'transposition', seen[random.below(seen.length)]!, [])
    const turn = nextTurn(mover)
    const fen = fenOf(`p${count++}`, turn)
    seen.push(fen)
    return node(mark, fen, below(turn, depth - 1))
  }

  const below = (turn: Color, depth: number): readonly TreeNode[] => {
    if (depth <= 0) return []
    const others = isOnce(6) ? [node(undefined, fenOf(`p${count++}`, opposite(turn)), [])] : []
    if (turn === color) return isOnce(9) ? others : [...others, grown('choice', turn, depth)]
    const answers = Array.from({ length: random.below(4) }, () => grown('answer', turn, depth))
    return [...answers, ...(isOnce(3) ? [grown('trap', turn, depth)] : []), ...others]
  }

  const turn = isOnce(2) ? 'white' : 'black'
  const first = fenOf('first', turn)
  seen.push(first)
  const children = below(turn, 9)
  const text = `[%prepare ${color},${margin},60,1000] Prepared.`
  return aNode('', { fen: first, commentsBefore: [{ style: 'brace', text }], children })
}
