import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { unflattenTree } from '@shared/tree/flat'
import { makeMovetext } from '@shared/tree/movetext'
import { mainline } from '@shared/tree/tree'
import type { TreeNode } from '@shared/tree/node'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { replayTree } from '../../../../../electron/rules/rulesService'
import { theCore } from '../../../../support/aPosition'

/** The part of a game after ply `ply`, replayed after another line. */
const replayed = (game: string, ply: number, instead: string): TreeNode => {
  const { variant, options, root } = unwrap(readGame(theCore(), parseGame(game), game))
  const tags = /^\[[^]*\]\n/.exec(game)?.[0] ?? ''
  const other = `${tags}\n${instead} *`
  const { fen } = mainline(unwrap(readGame(theCore(), parseGame(other), other)).root).at(-1)!
  return unflattenTree(unwrap(replayTree(theCore(), { variant, options, fen }, mainline(root)[ply]!)))
}

const outline = (root: TreeNode): string => makeMovetext(root).text()

const lastUnread = (root: TreeNode) => mainline(root).at(-1)!.unread

describe('the rest of a line on another position', () => {
  test('keeps its variations, comments, glyphs and drawings', () => {
    const rest = '1... e5! {[%cal Ge7e5] well} (1... c5 {Sicilian} 2. Nf3 d6) 2. Nf3 $14 Nc6'
    expect(outline(replayed(`1. e4 ${rest} *`, 1, '1. d4'))).toBe(
      outline(replayed(`1. e4 ${rest} *`, 1, '1. e4')),
    )
    expect(outline(replayed(`1. e4 ${rest} *`, 1, '1. d4'))).toContain('c5 {Sicilian} 2. Nf3 d6')
  })

  test('ends at the first illegal move and keeps the text from there', () => {
    const root = replayed('1. e4 e5 2. Bc4 Nc6 3. Qh5 {mate?} Nf6 *', 1, '1. d4')
    expect(mainline(root).map(({ san }) => san)).toEqual(['', 'e5'])
    expect(lastUnread(root)).toMatchObject({
      text: '2. Bc4 Nc6 3. Qh5 {mate?} 3... Nf6',
      fault: { reason: 'illegalMove', found: 'Bc4', unfiled: true },
    })
  })

  test('ends each variation separately', () => {
    const root = replayed('1. e4 e5 (1... c5 2. Bc4 a6) 2. Nf3 (2. Bc4 Nc6) 2... Nc6 *', 1, '1. d4')
    expect(mainline(root).map(({ san }) => san)).toEqual(['', 'e5', 'Nf3', 'Nc6'])
    expect(outline(root)).toBe('1... e5 (1... c5 2. Bc4 a6) 2. Nf3 (2. Bc4 Nc6) 2... Nc6')
    expect(root.children[1]?.unread?.text).toBe('2. Bc4 a6')
    expect(root.children[0]?.unread?.text).toBe('(2. Bc4 Nc6)')
  })

  test('moves the same piece where its text would now be ambiguous or mean another piece', () => {
    const root = replayed('1. c3 e5 2. Nf3 e4 3. Nd4 *', 1, '1. d3')
    expect(
      mainline(root)
        .map(({ uci }) => uci)
        .slice(1),
    ).toEqual(['e7e5', 'g1f3', 'e5e4', 'f3d4'])
    const knights = replayed('1. d3 e5 2. Nf3 a6 3. Nfd2 *', 1, '1. d3')
    expect(mainline(knights).at(-1)?.san).toBe('Nfd2')
    const one = replayed('1. Nc3 e5 2. d3 a6 3. Nf3 b6 4. Nd2 *', 1, '1. a3')
    expect(mainline(one).at(-1)).toMatchObject({ uci: 'f3d2', san: 'Nfd2' })
  })

  test('is read as written if the piece stands elsewhere', () => {
    const root = replayed('1. Nf3 e5 2. Nd4 d6 *', 1, '1. Nh3')
    expect(lastUnread(root)?.text).toBe('2. Nd4 d6')
    const castled = replayed(
      '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/3N4/4K2R w K - 0 1"]\n\n1. Nf3 Kd8 2. O-O *',
      1,
      '1. Nb3',
    )
    expect(mainline(castled).map(({ san }) => san)).toEqual(['', 'Kd8', 'O-O'])
  })

  test('includes text that could not be read before', () => {
    const root = replayed('1. d4 e5 2. Bc4 Nc6 *', 1, '1. e4')
    expect(outline(root)).toBe('1... e5 2. Bc4 Nc6')
    expect(lastUnread(root)).toBeUndefined()
  })

  test('continues through a setup while the squares are still free', () => {
    const start =
      '[Variant "Fischer-Benko Chess"]\n[SetUp "1"]\n[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]\n'
    const game = `${start}\n1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 5. e4 e5 6. Nb3 *`
    const free = replayed(game, 2, '1. R@h1 N@b8')
    expect(mainline(free).map(({ san }) => san)).toEqual(['', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1'])
    expect(lastUnread(free)).toMatchObject({
      text: 'Q@b8+K@d8 5. e4 e5 6. Nb3',
      fault: { found: 'Q@b8+K@d8' },
    })
    expect(lastUnread(replayed(game, 6, '1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@b8'))?.fault.found).toBe(
      'Q@b8+K@d8',
    )
    const other = replayed(game, 7, '1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. K@g1+Q@f1')
    expect(mainline(other).at(-1)?.san).toBe('Nb3')
  })
})
