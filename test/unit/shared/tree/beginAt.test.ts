import { expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { beginAt } from '@shared/tree/gameEdit'
import { writeGame } from '@shared/tree/gamePgn'
import type { TreePath } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'
import { readGame } from '../../../../electron/rules/games/gameReader'
import { theCore } from '../../../support/aPosition'
import { sanOf } from '../../../support/aGame'

const read = (text: string): Game => unwrap(readGame(theCore(), parseGame(text), text))

const GAME = read(`[Event "?"]
[Throws "chess960 die 1"]

1. e4 $1 {best} (1. d4 d5) e5 2. Nf3 (2. Bc4 Nc6) Nc6 {Two knights} (2... d6) 3. Bb5 Ke5 4. O-O *
`)

const SETUP = read(`[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]

1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 5. e4 *
`)

const pathTo = ({ root }: Game, ply: number): TreePath =>
  mainline(root)
    .slice(1, ply + 1)
    .map(({ id }) => id)

test('a game begins with the given position and its comments', () => {
  const game = beginAt(GAME, pathTo(GAME, 4))
  expect(sanOf(game.root)).toBe('Bb5')
  expect(game.root).toMatchObject({ id: '', kind: 'root', commentsBefore: [{ text: 'Two knights' }] })
  expect(game.root.children[0]!.unread?.text).toBe('Ke5 4. O-O')
  expect(game.tags.map(({ name }) => name)).not.toContain('Throws')
  expect(read(writeGame(game)).root.fen).toBe(game.root.fen)
})

test.each([
  ['variations beside the first move go', 1, 'e5 Nf3 (2. Bc4 Nc6) Nc6 (2… d6) Bb5'],
  ['variations after it stay', 3, 'Nc6 (2… d6) Bb5'],
])('%s', (_, ply, moves) => {
  expect(sanOf(beginAt(GAME, pathTo(GAME, ply)).root)).toBe(moves)
})

test.each([1, 2, 5, 6, 7, 8, 9])('a setup may be cut after ply %i and is read back unchanged', ply => {
  const cut = beginAt(SETUP, pathTo(SETUP, ply))
  const again = read(writeGame(cut))
  expect(again.root.fen).toBe(cut.root.fen)
  expect(mainline(again.root).map(({ fen }) => fen)).toEqual(
    mainline(SETUP.root)
      .map(({ fen }) => fen)
      .slice(ply),
  )
})

test('a game stays unchanged at its first position and at an unknown path', () => {
  expect(beginAt(GAME, [])).toBe(GAME)
  expect(beginAt(GAME, ['a1a8'])).toBe(GAME)
})
