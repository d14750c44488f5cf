import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { writeInteroperable } from '@shared/tree/interoperable'
import type { TreeNode } from '@shared/tree/node'
import { makeSetupMoves, parseSetupMoves } from '@shared/tree/setupTags'
import { mainline, updateAt } from '@shared/tree/tree'
import { VARIANTS, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { aGame, aNode } from '../../../support/aNode'

type Ply = readonly [san: string, kind: TreeNode['kind'], fen: string]

/** A root and one line of moves, with their positions. */
const game = (variant: VariantId, fen: string, plies: readonly Ply[]) => {
  const below = plies.reduceRight<TreeNode | undefined>(
    (child, [san, kind, after]) => aNode(san, { kind, fen: after, children: child ? [child] : [] }),
    undefined,
  )
  return aGame(aNode('', { fen, children: below ? [below] : [] }), {
    variant,
    tags: [
      { name: 'Event', value: 'x' },
      { name: 'Variant', value: 'any' },
    ],
  })
}

const FISCHER_BENKO = game('fischer-benko', '1/[QKqk] w - - 0 4', [
  ['Q@g1+K@f1', 'placement', '2/ b KQ - 0 4'],
  ['Q@b8+K@d8', 'placement', '3/ w KQkq - 0 5'],
  ['e4', 'normal', '4/ b KQkq - 0 5'],
])

const ARRANGEMENT = game('arrangement', '1/ b KQkq - 0 1 king', [
  ['K<=>g8', 'relocation', '2/ w KQkq - 0 2 king'],
  ['K<=>g1', 'relocation', '3/ b KQkq - 0 2 queen'],
  ['Q=', 'relocation', '4/ w KQkq - 0 3 queen'],
  ['Q<=>b1', 'relocation', '5/ w KQkq - 0 3'],
  ['e4', 'normal', '6/ b KQkq - 0 3'],
])

const TRANSCENDENTAL = game('transcendental', '1/ w - - 0 1 Tt', [
  ['e4', 'normal', '2/ b - - 0 1 t'],
  ['Nb8<=>Qg8', 'transposition', '3/ w - - 0 2 -'],
  ['d4', 'normal', '4/ b - - 0 2 -'],
])

describe('the form for ordinary tools', () => {
  test('begins with the game proper and keeps the setup in tags', () => {
    expect(unwrap(writeInteroperable(FISCHER_BENKO))).toEqual({
      losses: [],
      pgn: [
        '[Event "x"]',
        '[Variant "Chess960"]',
        '[SetUp "1"]',
        '[FEN "3/ w KQkq - 0 5"]',
        '[SetupVariant "Fischer-Benko Chess"]',
        '[SetupFEN "1/[QKqk] w - - 0 4"]',
        '[SetupMoves "4. Q@g1+K@f1 Q@b8+K@d8"]',
        '',
        '5. e4 *',
        '',
      ].join('\n'),
    })
  })

  test('has relocations in its tags, with their own numbers', () => {
    expect(unwrap(writeInteroperable(ARRANGEMENT)).pgn).toContain(
      '[SetupMoves "1... K<=>g8 2. K<=>g1 Q= 3. Q<=>b1"]\n\n3. e4 *',
    )
  })

  test('counts all moves up to the last transposition as setup, and marks positions without castling', () => {
    const { pgn } = unwrap(writeInteroperable(TRANSCENDENTAL))
    expect(pgn).toContain('[Variant "From Position"]\n[SetUp "1"]\n[FEN "3/ w - - 0 2"]')
    expect(pgn).toContain('[SetupMoves "1. e4 Nb8<=>Qg8"]\n\n2. d4 *')
  })

  test('leaves an orthodox game unchanged', () => {
    const chess = aGame(aNode('', { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' }))
    expect(unwrap(writeInteroperable(chess)).pgn).toBe('*\n')
  })

  test('does not name a system that other tools know', () => {
    const { pgn } = unwrap(writeInteroperable(game('chess960', '1/ w KQkq - 0 1', [])))
    expect(pgn).not.toContain('Setup')
    expect(unwrap(writeInteroperable(game('double-chess960', '1/ w KQkq - 0 1', []))).pgn).toContain(
      '[SetupVariant "Double Chess960"]',
    )
  })

  test('reports what it cannot hold', () => {
    const comment = [{ style: 'brace', text: 'c' } as const]
    const edits: readonly (readonly [string[], Partial<TreeNode>])[] = [
      [[], { commentsBefore: comment }],
      [['Q@g1+K@f1'], { nags: [1] }],
      [['Q@g1+K@f1', 'Q@b8+K@d8'], { comments: comment }],
    ]
    const root = edits.reduce(
      (tree, [path, change]) => updateAt(tree, path, node => ({ ...node, ...change })),
      FISCHER_BENKO.root,
    )
    const branched = updateAt(root, ['Q@g1+K@f1'], node => ({
      ...node,
      children: [...node.children, aNode('Q@d8+K@b8', { kind: 'placement' })],
    }))
    const { pgn, losses } = unwrap(writeInteroperable({ ...FISCHER_BENKO, root: branched }))
    expect(losses).toEqual([
      { path: ['Q@g1+K@f1'], kind: 'nag' },
      { path: ['Q@g1+K@f1'], kind: 'variation' },
    ])
    expect(pgn).toContain('\n\n{c c} 5. e4 *')
  })

  test('keeps introductory comments in order before the first move, with brackets for all programs', () => {
    const said = (text: string) => [{ style: 'brace', text } as const]
    const edits: readonly (readonly [string[], Partial<TreeNode>])[] = [
      [[], { comments: said('Round 1') }],
      [['Q@g1+K@f1'], { commentsBefore: said('The set {a, b}'), comments: said('lost') }],
      [['Q@g1+K@f1', 'Q@b8+K@d8'], { comments: said('Now it begins') }],
    ]
    const root = edits.reduce(
      (tree, [path, change]) => updateAt(tree, path, node => ({ ...node, ...change })),
      FISCHER_BENKO.root,
    )
    const { pgn, losses } = unwrap(writeInteroperable({ ...FISCHER_BENKO, root }))
    expect(pgn).toContain('\n\n{Round 1 The set (a, b) Now it begins} 5. e4 *')
    expect(losses).toEqual([{ path: ['Q@g1+K@f1'], kind: 'comment' }])
  })

  test('joins comments in one place, for programs that keep only one', () => {
    const comments = ['Weak.', ' So soon. '].map(text => ({ style: 'brace', text }) as const)
    const root = updateAt(FISCHER_BENKO.root, ['Q@g1+K@f1', 'Q@b8+K@d8', 'e4'], node => ({
      ...node,
      comments: [...comments, { style: 'line', text: 'Played fast.' }],
      commentsBefore: comments,
    }))
    const { pgn, losses } = unwrap(writeInteroperable({ ...FISCHER_BENKO, root }))
    expect(pgn).toContain('\n\n{Weak. So soon.} 5. e4 {Weak. So soon. Played fast.} *')
    expect(losses).toEqual([])
  })

  test('reports special moves in variations', () => {
    const root = updateAt(TRANSCENDENTAL.root, ['e4', 'Nb8<=>Qg8'], node => ({
      ...node,
      children: [...node.children, aNode('Ra1<=>Nb1', { kind: 'transposition' })],
    }))
    expect(unwrap(writeInteroperable({ ...TRANSCENDENTAL, root })).losses).toEqual([
      { path: ['e4', 'Nb8<=>Qg8', 'Ra1<=>Nb1'], kind: 'move' },
    ])
  })

  test('does not exist for systems with special rules after the setup, unless others know them by name', () => {
    const start = (variant: VariantDefinition) => {
      const { setup } = randomStart(variant, seededRandom(variant.id))
      return makeFen(variant, setup)
    }
    const readable = VARIANTS.filter(variant => writeInteroperable(game(variant.id, start(variant), [])).ok)
    expect(readable.map(({ id }) => id)).toEqual([
      'chess',
      'chess960',
      'double-chess960',
      'fischer-benko',
      'half-random-transcendental',
      'pre-chess',
      'transcendental',
      'arrangement',
      'arrangement-random',
      'modern-random',
      'capablanca-random',
      'korean-random',
    ])
  })
})

describe('SetupMoves', () => {
  test.each([FISCHER_BENKO, ARRANGEMENT, TRANSCENDENTAL])('are read back unchanged', ({ root }) => {
    const line = mainline(root)
    expect(parseSetupMoves(makeSetupMoves(line))).toEqual(line.slice(1).map(({ san }) => san))
  })

  test.each(['1. N@c1 {x}', '1. N@c1 (1. N@d1)', '*', 'nonsense', 'N@c1 '.repeat(500)])(
    'are not read from %s',
    text => {
      expect(parseSetupMoves(text)).toBeUndefined()
    },
  )
})
