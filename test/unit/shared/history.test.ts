import { describe, expect, test } from 'vitest'
import { NO_HISTORY, redoStep, MAX_UNDO_STEPS, undoStep, withStep, type History } from '@shared/history'

const step = (state: string, mergeKey?: string) => ({
  name: `after ${state}`,
  state,
  ...(mergeKey !== undefined && { mergeKey }),
})

/** The states that undo passes through from `now`, nearest first. */
const wayBack = (history: History<string>, now: string): string[] => {
  const back = undoStep(history, now)
  return back ? [back.state, ...wayBack(back.history, back.state)] : []
}

describe('a history', () => {
  test('goes back and forth, with the name of the edit in between', () => {
    const history = withStep(withStep(NO_HISTORY, step('a')), step('b'))
    const back = undoStep(history, 'c')!
    expect([back.name, back.state]).toEqual(['after b', 'b'])
    const forth = redoStep(back.history, back.state)!
    expect([forth.name, forth.state]).toEqual(['after b', 'c'])
    expect(wayBack(forth.history, forth.state)).toEqual(['b', 'a'])
  })

  test('has nothing to undo before the first edit, and nothing to redo after the last', () => {
    expect(undoStep(NO_HISTORY, 'a')).toBeUndefined()
    expect(redoStep(withStep(NO_HISTORY, step('a')), 'b')).toBeUndefined()
  })

  test('discards undone edits at the next edit', () => {
    const back = undoStep(withStep(NO_HISTORY, step('a')), 'b')!
    expect(withStep(back.history, step('a')).redo).toEqual([])
  })

  test('merges consecutive edits with the same key, unless told not to', () => {
    const typed = withStep(NO_HISTORY, step('', 'comment'))
    expect(wayBack(withStep(typed, step('h', 'comment')), 'hi')).toEqual([''])
    expect(wayBack(withStep(typed, step('h', 'comment'), false), 'hi')).toEqual(['h', ''])
    expect(wayBack(withStep(typed, step('h', 'tag')), 'hi')).toEqual(['h', ''])
    expect(wayBack(withStep(withStep(NO_HISTORY, step('a')), step('b')), 'c')).toEqual(['b', 'a'])
  })

  test('drops the oldest steps beyond its limit', () => {
    let history: History<string> = NO_HISTORY
    for (let i = 0; i < MAX_UNDO_STEPS + 10; i += 1) history = withStep(history, step(String(i)))
    expect(history.undo).toHaveLength(MAX_UNDO_STEPS)
    expect(history.undo[0]!.state).toBe('10')
  })
})
