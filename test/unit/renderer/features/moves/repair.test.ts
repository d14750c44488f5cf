import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import type { TextPosition } from '@shared/notation/pgn/pgn'
import { unwrap } from '@shared/result'
import { faultsOf } from '../../../../support/faultsOf'
import { flatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodeAt, updateAt } from '@shared/tree/tree'
import { repairedNode, repairedText, replacements } from '../../../../../renderer/features/moves/repair'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { sanOf } from '../../../../support/aGame'
import { theCore } from '../../../../support/aPosition'

const read = (text: string): Game => unwrap(readGame(theCore(), parseGame(text), text))

const mended = (game: Game, path: TreePath, san: string): TreeNode => {
  const node = nodeAt(game.root, path)!
  const { pgn, inFile } = repairedText(game, node, node.unread!, san)
  return updateAt(game.root, path, before => repairedNode(before, flatten(read(pgn)), inFile))
}

/** Whether a text contains a token at the place of a fault, by line and column and by offset. */
const foundAt = (text: string, { line, column, offset }: TextPosition, found: string) => {
  const lines = text.split('\n')
  return [lines[line - 1]?.slice(column - 1).startsWith(found), text.slice(offset).startsWith(found)]
}

const TEXT = `[Event "?"]

1. e4 e5 2. Nf3 {so far} Ke5 $2 {no}
3. Bc4 (3. d4 exd4
4. Ke5 d5) Nf6 4. Ke5 d6 *
`

describe('the replacement of an illegal move', () => {
  test('makes the rest readable, including annotations and variations', () => {
    const game = read(TEXT)
    const root = mended(game, ['e2e4', 'e7e5', 'g1f3'], 'Ke7')
    expect(sanOf(root)).toBe('e4 e5 Nf3 Ke7 Bc4 (3. d4 exd4) Nf6')
    expect(nodeAt(root, ['e2e4', 'e7e5', 'g1f3', 'e8e7'])).toMatchObject({
      nags: [2],
      comments: [{ text: 'no' }],
    })
    expect(nodeAt(root, ['e2e4', 'e7e5', 'g1f3'])).toMatchObject({ comments: [{ text: 'so far' }] })
  })

  test('keeps the file positions of later faults', () => {
    const root = mended(read(TEXT), ['e2e4', 'e7e5', 'g1f3'], 'Ke7')
    const faults = faultsOf(root).map(({ fault }) => fault)
    expect(faults.map(({ found }) => found)).toEqual(['Ke5', 'Ke5'])
    for (const { at, found } of faults) expect(foundAt(TEXT, at, found)).toEqual([true, true])
  })

  test('keeps the file positions of later faults on the same line', () => {
    const text = '1. e4 Ke5 2. Nf3 Ke4 3. d4 *'
    const root = mended(read(text), ['e2e4'], 'e5')
    const [{ fault }] = faultsOf(root) as [ReturnType<typeof faultsOf>[number]]
    expect(foundAt(text, fault.at, 'Ke4')).toEqual([true, true])
  })

  test('keeps a variation a variation, and keeps its unreadable siblings', () => {
    const text = '1. e4 e5 (1... Ke5 2. d4) (1... Ke4 {x}) (1... d5) 2. Nf3 *'
    const root = mended(read(text), ['e2e4'], 'c5')
    expect(sanOf(root)).toBe('e4 e5 (1… d5) (1… c5 d4) Nf3')
    const { unread } = nodeAt(root, ['e2e4'])!
    expect(unread?.text).toBe('(1... Ke4 {x})')
    expect(foundAt(text, unread!.fault.at, 'Ke4')).toEqual([true, true])
  })

  test('comes after moves added in the meantime', () => {
    const game = read('1. e4 Ke5 2. d4 *')
    const [made] = nodeAt(read('1. e4 e5 2. Nf3 *').root, ['e2e4'])!.children
    const root = updateAt(game.root, ['e2e4'], node => ({ ...node, children: [made!] }))
    expect(sanOf(mended({ ...game, root }, ['e2e4'], 'c5'))).toBe('e4 e5 (1… c5 d4) Nf3')
  })

  test('follows the rules of a variant with a setup', () => {
    const text = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]

1. R@h1 N@a1 2. N@d1 R@a8 *
`
    const game = read(text)
    const [fault] = faultsOf(game.root)
    const root = mended(game, ['R@h1'], 'N@e8')
    expect([fault?.fault.found, sanOf(root)]).toEqual(['N@a1', 'R@h1 N@e8 N@d1 R@a8'])
    expect(read(writeGame({ ...game, root })).root).toEqual(root)
  })
})

test('replacements are the likeliest legal moves, or none when nothing can be replaced', () => {
  const { unread } = nodeAt(read('1. e4 e5 2. Nf6 Nc6 *').root, ['e2e4', 'e7e5'])!
  expect(replacements(unread!)).toEqual(unread!.fault.legal.slice(0, 3))
  expect(replacements({ ...unread!, text: 'other' })).toEqual([])
  expect(replacements({ ...unread!, fault: { ...unread!.fault, legal: [] } })).toEqual([])
})
