import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardKey, makeCards } from '@shared/drill/makeCards'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { walk } from '@shared/tree/walk'
import { aGame, aNode } from '../../support/aGame'

/** Few possible moves, so that lines meet again. */
const SQUARES = ['a', 'b', 'c', 'd'] as const

interface Sketch {
  readonly move: (typeof SQUARES)[number]
  readonly score: number | undefined
  readonly isFault: boolean
  readonly below: readonly Sketch[]
}

const { sketch } = fc.letrec<{ sketch: Sketch }>(tie => ({
  sketch: fc.record({
    move: fc.constantFrom(...SQUARES),
    score: fc.option(fc.integer({ min: -300, max: 300 }), { nil: undefined }),
    isFault: fc.boolean(),
    below: fc.oneof(
      { maxDepth: 6, depthSize: 'large' },
      fc.constant([]),
      fc.array(tie('sketch'), { maxLength: 3 }),
    ),
  }),
}))

/** A position depends on its moves but not on their order, as with transpositions on a board. */
const treeOf = (sketches: readonly Sketch[], moves: readonly string[] = []): readonly TreeNode[] =>
  sketches
    .filter(({ move }, place) => sketches.findIndex(other => other.move === move) === place)
    .map(({ move, score, isFault, below }) => {
      const after = [...moves, move]
      const turn = after.length % 2 === 0 ? 'w' : 'b'
      return aNode({
        uci: `${move}2${move}4`,
        san: `${move}4`,
        fen: `${after.toSorted().join('')} ${turn} - - ${after.length} ${after.length}`,
        nags: isFault ? [4] : [],
        comments:
          score === undefined ? [] : [{ style: 'brace', text: `[%eval ${(score / 100).toFixed(2)}]` }],
        children: treeOf(below, after),
      })
    })

const games = fc.array(fc.array(sketch, { maxLength: 3 }), { minLength: 1, maxLength: 3 }).map(all =>
  all.map(sketches => ({
    game: aGame(
      aNode({ id: '', uci: '', san: '', kind: 'root', fen: ' w - - 0 0', children: treeOf(sketches) }),
    ),
    from: [],
  })),
)
const color = fc.constantFrom('white' as const, 'black' as const)

const plainKey = (fen: string) => fen.split(' ').slice(0, 4).join(' ')

test('each position is asked once, with the color to move, and none is left out without need', () => {
  fc.assert(
    fc.property(games, color, (learned, side) => {
      const cards = makeCards(learned, side)
      const keys = cards.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { fen } of cards) expect(moveNumberAt(fen).color).toBe(side)
      // The main lines are complete, except for faults and what follows them.
      const asked = new Set(cards.map(({ fen }) => plainKey(fen)))
      const faulty = new Set<string>()
      for (const { game } of learned)
        for (const { node } of walk(game.root))
          for (const { uci, nags } of node.children)
            if (nags.length > 0) faulty.add(`${plainKey(node.fen)} ${uci}`)
      for (const { game } of learned)
        for (let node: TreeNode | undefined = game.root; node; node = node.children[0]) {
          const next: TreeNode | undefined = node.children[0]
          if (!next || moveNumberAt(node.fen).color !== side) continue
          if (faulty.has(`${plainKey(node.fen)} ${next.uci}`)) break
          expect(asked).toContain(plainKey(node.fen))
        }
    }),
  )
})

test('the first move of a card is the only right one, and good alternatives lose little', () => {
  fc.assert(
    fc.property(games, color, (learned, side) => {
      for (const { moves } of makeCards(learned, side)) {
        expect(moves.map(({ verdict }) => verdict === 'right')).toEqual(moves.map((_, place) => place === 0))
        expect(new Set(moves.map(({ uci }) => uci)).size).toBe(moves.length)
        for (const { verdict, loss } of moves) if (verdict === 'alsoGood') expect(loss).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('the path of a card leads to its position in one of the games', () => {
  fc.assert(
    fc.property(games, color, (learned, side) => {
      for (const { path, key } of makeCards(learned, side)) {
        const ends = learned.map(({ game }) => {
          let node: TreeNode | undefined = game.root
          for (const uci of path.split(' ').filter(Boolean))
            node = node?.children.find(one => one.uci === uci)
          return node && cardKey(game, node.fen)
        })
        expect(ends).toContain(key)
      }
    }),
  )
})

test('a game given twice makes no more cards', () => {
  fc.assert(
    fc.property(games, color, (learned, side) => {
      expect(makeCards([...learned, ...learned], side)).toEqual(makeCards(learned, side))
    }),
  )
})
