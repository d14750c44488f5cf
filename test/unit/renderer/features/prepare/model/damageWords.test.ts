import { expect, test } from 'vitest'
import { damageWords } from '../../../../../../renderer/features/prepare/model/preparationWords'

test('a damaged log is described with its lines, what is lost and what is kept', () => {
  const kept = '/user/preparations/a.progress.damaged'
  expect(damageWords({ lines: [17], unread: 1, loose: 12, lost: 13, kept })).toEqual({
    title: 'Part of this preparation could not be read',
    detail:
      'Line 17 of its log is damaged. 13 positions have to be searched again. 12 searches below them are kept and not repeated.',
    kept: `The original log is kept: ${kept}`,
  })
  expect(damageWords({ lines: [3, 4, 5, 6, 7], unread: 9, loose: 0, lost: 1, kept }).detail).toBe(
    '9 lines of its log are damaged: 3, 4, 5, 6, 7 and 4 more. 1 position has to be searched again.',
  )
  expect(damageWords({ lines: [], unread: 0, loose: 0, lost: 2, kept: null })).toMatchObject({
    detail: 'Part of its log is missing. 2 positions have to be searched again.',
    kept: 'Nothing else has been lost.',
  })
})
