// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import DocumentTab from '../../../../renderer/shell/DocumentTab.vue'
import { documentOf } from '../../../../renderer/stores/document'
import { aGame, line } from '../../../support/aGame'

test('a tab is closed by its button, by the middle button and by Delete, and is the only thing to be heard', async () => {
  const tab = mount(DocumentTab, {
    props: { document: documentOf('one', aGame(line('e2e4:e4'))), isActive: true },
  })
  await tab.get('[role=tab]').trigger('keydown', { key: 'Delete' })
  await tab.get('.close').trigger('click')
  await tab.trigger('auxclick', { button: 1 })
  expect(tab.emitted('close')).toHaveLength(3)
  expect(tab.findAll('button:not([aria-hidden])')).toHaveLength(1)
})
