import { describe, expect, test } from 'vitest'
import { NO_HISTORY, redoStep, MAX_UNDO_STEPS, undoStep, withStep, type History } from '@shared/history'

const step = (state: string, mergeKey?: string) => ({
  name: `after ${state}`,
  state,
  ...(mergeKey !== undefined && { mergeKey }),
})

/** What undo goes through from `now`, the nearest first. */
const wayBack = (history: History<string>, now: string): string[] => {
  const back = undoStep(history, now)
  return back ? [back.state, ...wayBack(back.history, back.state)] : []
}

describe('a history', () => {
  test('goes back and forth, naming the edit between', () => {
    const history = withStep(withStep(NO_HISTORY, step('a')), step('b'))
    const back = undoStep(history, 'c')!
    expect([back.name, back.state]).toEqual(['after b', 'b'])
    const forth = redoStep(back.history, back.state)!
    expect([forth.name, forth.state]).toEqual(['after b', 'c'])
    expect(wayBack(forth.history, forth.state)).toEqual(['b', 'a'])
  })

  test('ends where nothing led to and nothing was undone', () => {
    expect(undoStep(NO_HISTORY, 'a')).toBeUndefined()
    expect(redoStep(withStep(NO_HISTORY, step('a')), 'b')).toBeUndefined()
  })

  test('forgets what was undone at the next edit', () => {
    const back = undoStep(withStep(NO_HISTORY, step('a')), 'b')!
    expect(withStep(back.history, step('a')).redo).toEqual([])
  })

  test('takes edits with one key as one step, unless asked otherwise', () => {
    const typed = withStep(NO_HISTORY, step('', 'comment'))
    expect(wayBack(withStep(typed, step('h', 'comment')), 'hi')).toEqual([''])
    expect(wayBack(withStep(typed, step('h', 'comment'), false), 'hi')).toEqual(['h', ''])
    expect(wayBack(withStep(typed, step('h', 'tag')), 'hi')).toEqual(['h', ''])
    expect(wayBack(withStep(withStep(NO_HISTORY, step('a')), step('b')), 'c')).toEqual(['b', 'a'])
  })

  test('has a limit: the oldest steps go', () => {
    let history: History<string> = NO_HISTORY
    for (let i = 0; i < MAX_UNDO_STEPS + 10; i += 1) history = withStep(history, step(String(i)))
    expect(history.undo).toHaveLength(MAX_UNDO_STEPS)
    expect(history.undo[0]!.state).toBe('10')
  })
})
