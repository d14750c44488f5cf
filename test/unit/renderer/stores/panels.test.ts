import { beforeEach, expect, test } from 'vitest'
import { newPanel } from '@shared/analysis/enginePanel'
import { useEnginesStore } from '../../../../renderer/stores/engines'
import { usePanelsStore } from '../../../../renderer/stores/panels'
import { useSettingsStore } from '../../../../renderer/stores/settings'
import { aStatus } from '../../../support/anEngine'
import { aWorkbench, settled } from '../../../support/workbench'

const isOn = () => usePanelsStore().panels.map(({ on }) => on)

beforeEach(async () => {
  aWorkbench()
  const ids = ['own', 'second', 'third']
  useEnginesStore().receive(ids.map(id => aStatus({ id })))
  await useSettingsStore().update({
    enginePanels: [newPanel('own'), newPanel('second', true), newPanel('third', true)],
  })
  await settled()
})

test('toggling the engines restores those that were on', async () => {
  const panels = usePanelsStore()
  await panels.toggle()
  expect(isOn()).toEqual([false, false, false])
  await panels.toggle()
  expect(isOn()).toEqual([false, true, true])
})

test('toggling the engines switches on the first one if none was on before', async () => {
  const panels = usePanelsStore()
  await panels.toggle()
  await panels.remove('second')
  await panels.remove('third')
  await panels.toggle()
  expect(isOn()).toEqual([true])
})
