// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import DocumentTab from '../../../../renderer/shell/DocumentTab.vue'
import { documentOf } from '../../../../renderer/openFiles/document'
import { aGame, line } from '../../../support/aGame'

test('a tab closes on its button, the middle mouse button and Delete; screen readers see only one button', async () => {
  const tab = mount(DocumentTab, {
    props: { document: documentOf('one', aGame(line('e2e4:e4'))), title: 'Chess', isActive: true },
  })
  await tab.get('[role=tab]').trigger('keydown', { key: 'Delete' })
  await tab.get('.close').trigger('click')
  await tab.trigger('auxclick', { button: 1 })
  expect(tab.emitted('close')).toHaveLength(3)
  expect(tab.findAll('button:not([aria-hidden])')).toHaveLength(1)
})

test('a tab scrolls into view when it opens as the active tab or becomes active', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  const document = documentOf('one', aGame(line('e2e4:e4')))
  mount(DocumentTab, { props: { document, title: 'Chess', isActive: true } })
  expect(scrolled).toHaveBeenCalledTimes(1)
  const other = mount(DocumentTab, { props: { document, title: 'Chess', isActive: false } })
  expect(scrolled).toHaveBeenCalledTimes(1)
  await other.setProps({ isActive: true })
  expect(scrolled).toHaveBeenCalledTimes(2)
  scrolled.mockRestore()
})
