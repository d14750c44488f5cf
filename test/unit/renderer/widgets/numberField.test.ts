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
])('a number field with %d decimals reads %s as %d', async (decimals, typed, value) => {
  const field = mount(NumberField, { props: { ...props, decimals } })
  const input = field.get('input')
  input.element.value = typed
  await input.trigger('change')
  expect(field.emitted('change')).toEqual([[value]])
})

test.each([
  [false, '0.3', '5'],
  [true, '0.30', '5.00'],
])('a number field pads its decimals when asked to: %s', async (isPadded, before, after) => {
  const field = mount(NumberField, { props: { ...props, value: 0.3, decimals: 2, isPadded } })
  const input = field.get('input')
  expect(input.element.value).toBe(before)
  input.element.value = '5'
  await input.trigger('change')
  expect(input.element.value).toBe(after)
})

test('a number field shows the meaning of 0 in words, and reads an empty field as 0', async () => {
  const field = mount(NumberField, { props: { ...props, least: 0, value: 0, none: 'No limit' } })
  const input = field.get('input')
  expect([input.element.value, input.attributes('placeholder')]).toEqual(['', 'No limit'])
  input.element.value = '7'
  await input.trigger('change')
  await field.setProps({ value: 7 })
  expect(input.element.value).toBe('7')
  input.element.value = ''
  await input.trigger('change')
  expect(field.emitted('change')).toEqual([[7], [0]])
})

test.each([
  ['100000', 100_000],
  ['2,500,000', 2_500_000],
  ['2.500.000', 2_500_000],
  ['3 000', 3000],
])('a number field groups its digits and reads %s', async (typed, value) => {
  const field = mount(NumberField, {
    props: { ...props, most: 100_000_000, value: 604_000, isGrouped: true },
  })
  const input = field.get('input')
  expect(input.element.value).toBe('604,000')
  input.element.value = typed
  await input.trigger('change')
  expect(field.emitted('change')).toEqual([[value]])
})

test('a number field with grouped digits discards text that is not a number', async () => {
  const field = mount(NumberField, { props: { ...props, value: 1000, isGrouped: true } })
  const input = field.get('input')
  input.element.value = 'many'
  await input.trigger('change')
  expect(input.element.value).toBe('1,000')
  expect(field.emitted('change')).toBeUndefined()
})
