// @vitest-environment happy-dom
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import ToastList from '../../../../renderer/shell/ToastList.vue'
import { useDialogsStore } from '../../../../renderer/stores/dialogs'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { aWorkbench } from '../../../support/workbench'

enableAutoUnmount(afterEach)

test('errors that stood before a dialog wait behind it, its own are seen', async () => {
  aWorkbench({})
  const pinia = createPinia()
  setActivePinia(pinia)
  const list = mount(ToastList, { props: { keyOf: () => '' }, global: { plugins: [pinia] } })
  const titles = () => list.findAll('.title').map(title => title.text())
  const [notices, dialogs] = [useNoticesStore(), useDialogsStore()]
  notices.report({ title: 'empty.pgn holds no games' })
  dialogs.showNewAnalysis()
  await nextTick()
  expect(titles()).toEqual([])
  notices.report({ title: 'The disk is full' })
  await nextTick()
  expect(titles()).toEqual(['The disk is full'])
  dialogs.close()
  await nextTick()
  expect(titles()).toEqual(['empty.pgn holds no games', 'The disk is full'])
})
