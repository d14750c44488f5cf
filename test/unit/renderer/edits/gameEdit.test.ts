import { describe, expect, test } from 'vitest'
import type { Game } from '@shared/tree/game'
import { pathWithin, updateAt } from '@shared/tree/tree'
import { applyEdit, describeEdit, type GameEdit } from '../../../../renderer/edits/gameEdit'
import { aGame, line, sanOf } from '../../../support/aGame'

const game = (): Game =>
  aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3', { 1: 'c7c5:c5 g1f3:Nf3', 2: 'f1c4:Bc4' }), [
    { name: 'Event', value: 'Test' },
    { name: 'White', value: 'A' },
    { name: 'White', value: 'B' },
  ])

const described: readonly [GameEdit, string][] = [
  [{ kind: 'comment', path: ['e2e4'], where: 'after', text: 'Good' }, 'Comment on 1. e4'],
  [{ kind: 'comment', path: ['e2e4', 'e7e5'], where: 'before', text: 'x' }, 'Comment before 1… e5'],
  [{ kind: 'comment', path: ['e2e4'], where: 'after', text: '' }, 'Deleted comment on 1. e4'],
  [{ kind: 'comment', path: [], where: 'before', text: 'x' }, 'Comment before the first move'],
  [{ kind: 'draw', path: ['e2e4'], shape: { color: 'red', from: 'e4' } }, 'Drawing on 1. e4'],
  [{ kind: 'toggleNag', path: ['e2e4', 'e7e5'], nag: 6 }, '?! on 1… e5'],
  [{ kind: 'deleteAfter', path: [] }, 'Deleted all moves'],
  [{ kind: 'deleteAfter', path: ['e2e4'] }, 'Deleted after 1. e4'],
  [{ kind: 'promote', path: ['e2e4', 'c7c5', 'g1f3'] }, 'Promoted 1… c5'],
  [{ kind: 'demote', path: ['e2e4', 'e7e5'] }, 'Moved 1… e5 down'],
  [{ kind: 'promoteToMainline', path: ['e2e4', 'c7c5', 'g1f3'] }, 'Made 2. Nf3 the main line'],
  [{ kind: 'deleteVariation', path: ['e2e4', 'c7c5', 'g1f3'] }, 'Deleted variation 1… c5'],
  [{ kind: 'deleteFrom', path: ['e2e4', 'e7e5'] }, 'Deleted from 1… e5'],
  [{ kind: 'deleteBefore', path: ['e2e4', 'e7e5'] }, 'Deleted moves up to 1… e5'],
  [{ kind: 'setTag', place: 1, value: 'C' }, 'Changed tag White'],
  [{ kind: 'removeTag', place: 0 }, 'Deleted tag Event'],
  [{ kind: 'setResult', result: '1-0' }, 'Result 1-0'],
]

describe('a game edit', () => {
  test.each(described)('%j is described as %s', (edit, name) => {
    expect(describeEdit(edit, game())).toBe(name)
  })

  const changed: readonly [GameEdit, string][] = [
    [{ kind: 'promote', path: ['e2e4', 'c7c5', 'g1f3'] }, 'e4 c5 (1… e5 Nf3 (2. Bc4)) Nf3'],
    [{ kind: 'demote', path: ['e2e4', 'e7e5', 'f1c4'] }, 'e4 e5 (1… c5 Nf3) Nf3 (2. Bc4)'],
    [{ kind: 'demote', path: ['e2e4', 'e7e5'] }, 'e4 c5 (1… e5 Nf3 (2. Bc4)) Nf3'],
    [{ kind: 'demote', path: ['e2e4', 'e7e5', 'g1f3'] }, 'e4 e5 (1… c5 Nf3) Bc4 (2. Nf3)'],
    [{ kind: 'demote', path: ['e2e4'] }, 'e4 e5 (1… c5 Nf3) Nf3 (2. Bc4)'],
    [{ kind: 'promoteToMainline', path: ['e2e4', 'e7e5', 'f1c4'] }, 'e4 e5 (1… c5 Nf3) Bc4 (2. Nf3)'],
    [{ kind: 'deleteFrom', path: ['e2e4', 'e7e5'] }, 'e4 c5 Nf3'],
    [{ kind: 'deleteAfter', path: ['e2e4'] }, 'e4'],
    [{ kind: 'deleteBefore', path: ['e2e4', 'e7e5'] }, 'Nf3 (2. Bc4)'],
    [{ kind: 'deleteVariation', path: ['e2e4', 'c7c5', 'g1f3'] }, 'e4 e5 Nf3 (2. Bc4)'],
    [{ kind: 'deleteVariations', path: [] }, 'e4 e5 Nf3'],
  ]
  test.each(changed)('%j leaves %s', (edit, moves) => {
    expect(sanOf(applyEdit(game(), edit).root)).toBe(moves)
  })

  test('erases a drawing even from the comment before the next move, and keeps all other text', () => {
    const before = game()
    const root = updateAt(before.root, ['e2e4', 'e7e5'], node => ({
      ...node,
      commentsBefore: [{ style: 'brace', text: 'so  [%cal Ra2a4,Gh2h4]' }],
    }))
    const shape = { color: 'red', from: 'a2', to: 'a4' } as const
    const after = applyEdit({ ...before, root }, { kind: 'draw', path: ['e2e4'], shape })
    const [e4] = after.root.children
    expect(e4!.comments).toEqual([])
    expect(e4!.children[0]!.commentsBefore).toEqual([{ style: 'brace', text: 'so  [%cal Gh2h4]' }])
  })

  test('keeps the identity of nodes outside its path', () => {
    const before = game()
    const after = applyEdit(before, { kind: 'toggleNag', path: ['e2e4', 'c7c5'], nag: 1 })
    expect(after.root.children[0]!.children[0]).toBe(before.root.children[0]!.children[0])
    expect(after.root.children[0]!.children[1]!.nags).toEqual([1])
  })

  test.each<GameEdit>([
    { kind: 'comment', path: ['e2e4'], where: 'after', text: '' },
    { kind: 'comment', path: ['a2a3'], where: 'after', text: 'lost' },
    { kind: 'promote', path: ['e2e4', 'e7e5'] },
    { kind: 'deleteUnread', path: ['e2e4'] },
    { kind: 'deleteVariation', path: ['e2e4', 'e7e5'] },
  ])('%j changes nothing and returns the same game', edit => {
    const before = game()
    expect(applyEdit(before, edit)).toBe(before)
  })

  test('of a tag addresses it by index because names may occur twice', () => {
    expect(applyEdit(game(), { kind: 'setTag', place: 2, value: 'C' }).tags.map(tag => tag.value)).toEqual([
      'Test',
      'A',
      'C',
    ])
  })

  test('adds a roster tag at its place in the roster', () => {
    const { tags } = applyEdit(game(), { kind: 'addTag', tag: { name: 'Site', value: '?' } })
    expect(tags.map(tag => tag.name)).toEqual(['Event', 'Site', 'White', 'White'])
  })

  test('of the result also changes the Result tag', () => {
    const after = applyEdit(game(), { kind: 'setResult', result: '0-1' })
    expect([after.result, after.tags.at(-1)]).toEqual(['0-1', { name: 'Result', value: '0-1' }])
  })

  test('that deletes the current move selects the nearest remaining move', () => {
    const after = applyEdit(game(), { kind: 'deleteFrom', path: ['e2e4', 'e7e5'] })
    expect(pathWithin(after.root, ['e2e4', 'e7e5', 'g1f3'])).toEqual(['e2e4'])
  })
})
