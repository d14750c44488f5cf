// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RailPlace } from '@shared/ipc/contract'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import StatusBar from '../../../../renderer/shell/StatusBar.vue'
import { usePlaceStore } from '../../../../renderer/workbench/place'
import { aGame, line } from '../../../support/aGame'
import { aWorkbench, settled } from '../../../support/workbench'

let wrapper: VueWrapper

beforeEach(async () => {
  aWorkbench({})
  useDocumentsStore().add(aGame(line('e2e4:e4 e7e5:e5')))
  await settled()
  wrapper = mount(StatusBar) as VueWrapper
})
afterEach(async () => {
  wrapper.unmount()
  await settled()
})

test('the status bar belongs to the page shown, not to a game behind it', async () => {
  const place = usePlaceStore()
  const shown = async (id: RailPlace) => {
    place.show(id)
    await settled()
    return wrapper.text()
  }
  expect(await shown('analysis')).toMatch(/Not in a file.*Ply \d of 2/)
  for (const other of ['dice', 'training', 'starts', 'prepare'] as const)
    expect(await shown(other), other).not.toMatch(/Ply|Not in a file/)
  expect(await shown('dice')).toContain('Fischer-Benko')
})
