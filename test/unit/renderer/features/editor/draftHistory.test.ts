import { describe, expect, test } from 'vitest'
import { MAX_UNDO_STEPS } from '@shared/history'
import {
  begunDraft,
  editedDraft,
  isEdited,
  keptDraft,
  openedDraft,
  redoneDraft,
  undoneDraft,
  type Draft,
} from '../../../../../renderer/features/editor/draftHistory'

const draft = (fen: string): Draft => ({ variant: 'chess', options: [], fen })

describe('the history of a draft', () => {
  test('goes back and forth', () => {
    const edited = editedDraft(editedDraft(begunDraft(draft('a')), 'one', draft('b')), 'two', draft('c'))
    const back = undoneDraft(undoneDraft(edited))
    expect(back.draft).toEqual(draft('a'))
    expect(undoneDraft(back)).toBe(back)
    const again = redoneDraft(redoneDraft(back))
    expect(again.draft).toEqual(draft('c'))
    expect(redoneDraft(again)).toBe(again)
    expect(editedDraft(back, 'three', draft('d')).redo).toEqual([])
  })

  test('adds no step for an edit that changes nothing', () => {
    const history = begunDraft(draft('a'))
    expect(editedDraft(history, 'nothing', draft('a'))).toBe(history)
  })

  test('undoes consecutive edits of one kind together', () => {
    const begun = begunDraft(draft('a'))
    const typed = editedDraft(editedDraft(begun, 'typed', draft('b'), 'typed'), 'typed', draft('c'), 'typed')
    expect(undoneDraft(typed).draft).toEqual(draft('a'))
    const other = editedDraft(editedDraft(begun, 'typed', draft('b'), 'typed'), 'clock', draft('c'), 'clock')
    expect(undoneDraft(other).draft).toEqual(draft('b'))
  })

  test('has a limited number of steps', () => {
    let history = begunDraft(draft('0'))
    for (let i = 1; i <= MAX_UNDO_STEPS + 10; i += 1) history = editedDraft(history, 'edit', draft(String(i)))
    expect(history.undo).toHaveLength(MAX_UNDO_STEPS)
  })

  test('knows whether a draft has unsaved edits', () => {
    const begun = begunDraft(draft('a'))
    const edited = editedDraft(begun, 'edit', draft('b'))
    expect(
      [begun, edited, undoneDraft(edited), openedDraft(edited), keptDraft(draft('a'))].map(isEdited),
    ).toEqual([false, true, false, false, true])
  })
})
