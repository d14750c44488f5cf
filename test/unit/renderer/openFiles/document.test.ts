import { describe, expect, test } from 'vitest'
import { MAX_UNDO_STEPS } from '@shared/history'
import {
  documentOf,
  edited,
  isDirty,
  redone,
  undone,
  unsavedDocument,
  wentTo,
} from '../../../../renderer/openFiles/document'
import { aGame, line } from '../../../support/aGame'

const game = aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3'))
const document = documentOf('one', game)
const withResult = (result: '1-0' | '0-1') => ({ ...game, result })

describe('a document', () => {
  test('is clean when it comes from a file, dirty when it comes from the journal', () => {
    expect(isDirty(document)).toBe(false)
    expect(isDirty(unsavedDocument('two', game))).toBe(true)
  })

  test('goes only to positions of its game', () => {
    expect(wentTo(document, ['e2e4', 'e7e5']).path).toEqual(['e2e4', 'e7e5'])
    expect(wentTo(document, ['d2d4'])).toBe(document)
  })

  test('returns to the identical game on undo, and is clean again', () => {
    const after = edited(document, { name: 'Result 1-0', game: withResult('1-0') })
    expect(isDirty(after)).toBe(true)
    const back = undone(after)
    expect(back.game).toBe(game)
    expect(isDirty(back)).toBe(false)
    expect(redone(back).game).toBe(after.game)
  })

  test('returns to the place of the edit on undo', () => {
    const there = wentTo(document, ['e2e4', 'e7e5'])
    const shorter = aGame(line('e2e4:e4'))
    const after = edited(there, { name: 'Deleted after 1. e4', game: shorter })
    expect(after.path).toEqual(['e2e4'])
    expect(undone(after).path).toEqual(['e2e4', 'e7e5'])
  })

  test('adds no undo step for an edit that changes nothing', () => {
    expect(edited(document, { name: 'nothing', game }).undo).toEqual([])
  })

  test('merges continued edits into one undo step', () => {
    const first = edited(document, { name: 'Comment', game: withResult('1-0'), mergeKey: 'comment' })
    const second = edited(first, { name: 'Comment', game: withResult('0-1'), mergeKey: 'comment' })
    expect(second.undo).toHaveLength(1)
    expect(undone(second).game).toBe(game)
  })

  test('names a merged undo step after its last edit', () => {
    const first = edited(document, { name: 'Renamed a tag to W', game: withResult('1-0'), mergeKey: 'tag' })
    const second = edited(first, { name: 'Renamed a tag to WW', game: withResult('0-1'), mergeKey: 'tag' })
    expect(undone(second).lastEdit).toBe('Took back: Renamed a tag to WW')
  })

  test('discards redo steps after a new edit', () => {
    const after = edited(document, { name: 'Result 1-0', game: withResult('1-0') })
    const other = edited(undone(after), { name: 'Result 0-1', game: withResult('0-1') })
    expect(redone(other)).toBe(other)
  })

  test('keeps a limited number of undo steps', () => {
    let many = document
    for (let step = 0; step < MAX_UNDO_STEPS + 10; step += 1) {
      many = edited(many, { name: `step ${step}`, game: { ...many.game } })
    }
    expect(many.undo).toHaveLength(MAX_UNDO_STEPS)
  })
})
