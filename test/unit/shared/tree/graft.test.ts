import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { graft, replaceMove } from '@shared/tree/edit'
import { makeMovetext } from '@shared/tree/movetext'
import type { TreeNode } from '@shared/tree/node'
import { nodeAt } from '@shared/tree/tree'
import { readGame } from '../../../../electron/rules/games/gameReader'
import { theCore } from '../../../support/aPosition'

const read = (text: string): TreeNode => unwrap(readGame(theCore(), parseGame(text), text)).root

const text = (root: TreeNode | undefined): string => (root ? makeMovetext(root).text() : '')

/** The tree of `rest`, beginning after a line of moves. */
const behind = (line: string, rest: string): TreeNode => {
  let node = read(`${line} ${rest} *`)
  for (let plies = line.split(' ').length; plies > 0; plies -= 1) node = node.children[0]!
  return { ...node, id: '', uci: '', san: '', kind: 'root', nags: [], comments: [] }
}

describe('a branch grafted into a tree', () => {
  test('follows the existing moves and branches off after them', () => {
    const root = read('1. e4 e5 2. Nf3 Nc6 *')
    const added = graft(root, ['e2e4'], behind('e4', 'e5 Nc3 Nf6'))
    expect(text(added?.root)).toBe('1. e4 e5 2. Nf3 (2. Nc3 Nf6) 2... Nc6')
    expect(added?.path).toEqual(['e2e4', 'e7e5', 'b1c3', 'g8f6'])
  })

  test('adds its annotations to the existing ones', () => {
    const root = read('1. e4 {mine} e5 *')
    const added = graft(root, [], read('{first} 1. e4 $1 {theirs} e5 *'))
    expect(text(added?.root)).toBe('{first} 1. e4 $1 {mine} {theirs} 1... e5')
  })

  test('changes nothing if it exists already', () => {
    const root = read('1. e4 e5 (1... c5) *')
    expect(graft(root, [], read('1. e4 c5 *'))?.root).toBe(root)
  })

  test('keeps the unread text of both', () => {
    const root = read('1. e4 e5 2. Ke9 *')
    const added = graft(root, ['e2e4', 'e7e5'], { ...behind('e4 e5', ''), ...read('1. Qh9 *'), children: [] })
    expect(nodeAt(added!.root, ['e2e4', 'e7e5'])?.unread?.text).toBe('2. Ke9 1. Qh9')
  })

  test('is undefined for an unknown path', () => {
    expect(graft(read('1. e4 *'), ['d2d4'], read('1. e4 *'))).toBeUndefined()
  })
})

describe('a move that replaces another', () => {
  const d4 = read('1. d4 *').children[0]!
  const rest = behind('d4', 'e5 Nf3')

  test('takes its place and its annotations', () => {
    const root = read('1. c4 ({or} 1. e4 $6 {bad} e5 2. Nf3) (1. b4) *')
    const replaced = replaceMove(root, ['e2e4'], d4, rest)
    expect(text(replaced?.root)).toBe('1. c4 ({or} 1. d4 $6 {bad} 1... e5 2. Nf3) (1. b4)')
    expect(replaced?.path).toEqual(['d2d4'])
  })

  test('is merged with the same move beside it', () => {
    const root = read('1. e4 e5 2. Nf3 (2. Nc3) (2. f4) *')
    const replaced = replaceMove(read('1. e4 e5 2. Nf3 (1. d4 {queen} d5 2. c4) *'), ['e2e4'], d4, rest)
    expect(text(replaced?.root)).toContain('1. d4')
    const twins = replaceMove(read('1. e4 {king} (1. d4 {queen} d5) 1... e5 *'), ['e2e4'], d4, rest)
    expect(text(twins?.root)).toBe('1. d4 {king} {queen} 1... e5 (1... d5) 2. Nf3')
    expect(root.children).toHaveLength(1)
  })

  test('is undefined for the first position', () => {
    expect(replaceMove(read('1. e4 *'), [], d4, rest)).toBeUndefined()
  })
})
