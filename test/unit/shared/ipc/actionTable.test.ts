import { describe, expect, test } from 'vitest'
import { actionById, ACTIONS, actionLabel } from '@shared/ipc/actionTable'
import { actionsTexts } from '@shared/i18n/en/actions'
import { menuTexts } from '@shared/i18n/en/menu'
import type { MenuCommand } from '@shared/ipc/app'

describe('the table of actions', () => {
  test('assigns no key to two actions', () => {
    const keys = ACTIONS.flatMap(action => [...action.keys])
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  test('lists no action twice', () => {
    const ids = ACTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has a text for each action, and no other texts', () => {
    expect(Object.keys(actionsTexts.labels)).toEqual(ACTIONS.map(({ id }) => id))
  })

  test.each(Object.keys(menuTexts.commands) as MenuCommand[])('contains the menu command %s', command => {
    expect(actionById(command).id).toBe(command)
    expect(actionLabel(command)).not.toBe('')
  })
})
