import { expect, test } from 'vitest'
import { toastPlace } from '../../../../renderer/shell/toastPlace'

const window = { width: 1280, height: 800 }

test.each([
  ['a wide list of games', { sideWidth: 400, notesWidth: 400 }, { over: 'side', width: 340 }],
  ['a narrow list of games', { sideWidth: 224, notesWidth: 466 }, { over: 'side', width: 200 }],
  [
    'the moves where a narrow list has no room for errors',
    { sideWidth: 224, notesWidth: 466, hasErrors: true },
    { over: 'notes', width: 340 },
  ],
  [
    'the moves where the list is too narrow',
    { sideWidth: 200, notesWidth: 466 },
    { over: 'notes', width: 340 },
  ],
  ['the moves where there is no list', { sideWidth: 0, notesWidth: 400 }, { over: 'notes', width: 340 }],
  ['narrow moves', { sideWidth: 0, notesWidth: 320 }, { over: 'notes', width: 296 }],
  ['what a lone board leaves', { sideWidth: 0, notesWidth: 0 }, { over: 'stage', width: 187 + 3 }],
] as const)('toasts appear over %s', (_, regions, place) => {
  expect(toastPlace({ hasBoard: true, window, ...regions })).toEqual(place)
})

test('toasts beside a lone board have their full width when there is room', () => {
  const wide = { width: 1920, height: 1080 }
  expect(toastPlace({ hasBoard: true, window: wide, sideWidth: 0, notesWidth: 0 }).width).toBe(340)
})

test('toasts do not cover the feedback on an answer when only the stage has room', () => {
  const narrow = { width: 1100, height: 800 }
  expect(
    toastPlace({ hasBoard: true, isAsking: true, window: narrow, sideWidth: 0, notesWidth: 0 }).over,
  ).toBe('top')
})

test('toasts without a board appear at the bottom left', () => {
  expect(toastPlace({ hasBoard: false, window, sideWidth: 256, notesWidth: 400 })).toEqual({
    over: 'page',
    width: 340,
  })
})
