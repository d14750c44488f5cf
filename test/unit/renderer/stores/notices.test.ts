import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_TOASTS, TOAST_MS, useNoticesStore } from '../../../../renderer/stores/notices'
import { freshPinia } from '../../../support/freshPinia'

beforeEach(() => {
  freshPinia()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const textsOf = ({ toasts }: ReturnType<typeof useNoticesStore>) => toasts.map(({ text }) => text)

describe('toasts', () => {
  test('close by themselves, but not while the user reads', () => {
    const notices = useNoticesStore()
    notices.tell('note', 'first')
    notices.hold(true)
    vi.advanceTimersByTime(10 * TOAST_MS)
    expect(textsOf(notices)).toEqual(['first'])
    notices.hold(false)
    vi.advanceTimersByTime(TOAST_MS)
    expect(textsOf(notices)).toEqual([])
  })

  test('never pile up: a new one replaces the oldest, which can then no longer be undone', () => {
    const notices = useNoticesStore()
    const gone = vi.fn()
    notices.tell('deleted', 'first', { onGone: gone, action: { label: 'Undo', run: () => undefined } })
    for (let i = 1; i < MAX_TOASTS; i++) notices.tell('done', `later ${i}`)
    expect(gone).not.toHaveBeenCalled()
    notices.tell('done', 'last')
    expect(gone).toHaveBeenCalledOnce()
    expect(textsOf(notices)).toHaveLength(MAX_TOASTS)
    expect(textsOf(notices).at(-1)).toBe('last')
    expect(textsOf(notices)).not.toContain('first')
  })

  test('with the same text are shown once', () => {
    const notices = useNoticesStore()
    notices.tell('note', 'Copied')
    notices.tell('note', 'Copied')
    expect(textsOf(notices)).toEqual(['Copied'])
  })
})

test('errors without actions do not pile up once they were seen', () => {
  const notices = useNoticesStore()
  const titles = () => notices.troubles.map(({ text }) => text.title)
  notices.report({ title: 'one.pgn holds no games' })
  notices.report({ title: 'two.pgn has changed' }, [{ label: 'Reload', run: () => undefined }])
  notices.report({ title: 'three.pgn is a folder' })
  expect(titles()).toHaveLength(3)
  vi.advanceTimersByTime(TOAST_MS)
  notices.report({ title: 'four.pgn was not found' })
  expect(titles()).toEqual(['two.pgn has changed', 'four.pgn was not found'])
})
