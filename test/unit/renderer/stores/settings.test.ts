// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { useSettingsStore } from '../../../../renderer/stores/settings'
import { FIRST_CHOICE } from '../../../../shared/variants'
import { aWorkbench } from '../../../support/workbench'

beforeEach(() => {
  aWorkbench()
})

test.each([
  ['beautiful', 'beautiful'],
  ['gone', FIRST_CHOICE],
])('after the last variant "%s", a new analysis begins with %s', (kept, first) => {
  const settings = useSettingsStore()
  settings.receive({ ...settings.settings, lastVariant: kept })
  expect(settings.lastVariant).toBe(first)
})
