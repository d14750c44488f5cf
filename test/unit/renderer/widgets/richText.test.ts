// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { h } from 'vue'
import { expect, test } from 'vitest'
import { RichText } from '../../../../renderer/widgets/RichText'

const props = { k: 'selfTest.difference', values: { expected: '20', found: '21 <i>& more</i>' } } as const

test('a tag in rich text becomes an element, and values stay text', () => {
  const page = mount(RichText<'selfTest.difference'>, { props, attachTo: document.body })
  expect(document.body.innerHTML).toContain('expected 20, found <b>21 &lt;i&gt;&amp; more&lt;/i&gt;</b>')
  page.unmount()
})

test('a slot replaces its tag in rich text', () => {
  const b = ({ text }: { text: string }) => [h('mark', text)]
  const page = mount(RichText<'selfTest.difference'>, { props, slots: { b } })
  expect(page.find('mark').text()).toBe('21 <i>& more</i>')
  expect(page.find('b').exists()).toBe(false)
})
