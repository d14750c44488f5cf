// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import NumberField from '../../../../renderer/widgets/NumberField.vue'

const props = { value: 10, least: 0.001, most: 1000, label: 'Nodes, million' }

test.each([
  [3, '0.5', 0.5],
  [3, '2.00049', 2],
  [3, '0.0001', 0.001],
  [0, '2.6', 3],
  [0, '5000', 1000],
])('with %d digits after the point, %s is %d', async (decimals, typed, value) => {
  const field = mount(NumberField, { props: { ...props, decimals } })
  const input = field.get('input')
  input.element.value = typed
  await input.trigger('change')
  expect(field.emitted('change')).toEqual([[value]])
})
