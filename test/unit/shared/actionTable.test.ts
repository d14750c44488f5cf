import { describe, expect, test } from 'vitest'
import { actionById, ACTIONS } from '@shared/actionTable'
import { MENU_COMMANDS } from '@shared/ipc/contract'

describe('the table of actions', () => {
  test('gives no key to two actions', () => {
    const keys = ACTIONS.flatMap(action => [...action.keys])
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  test('names no action twice', () => {
    const ids = ACTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(MENU_COMMANDS)('knows the menu command %s', command => {
    expect(actionById(command).label).not.toBe('')
  })
})
