// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import DrawOne from '../../../../../renderer/features/newAnalysis/DrawOne.vue'
import { freshPinia } from '../../../../support/freshPinia'

const isOffered = (isOn: boolean, matching: number): boolean => {
  freshPinia()
  const wrapper = mount(DrawOne, {
    props: {
      variant: variantById('chess960'),
      modelValue: '',
      fair: {
        variant: 'chess960',
        isOn,
        within: 25,
        count: { matching, all: 960, isEstimate: false },
        isRewarding: undefined,
        draw: () => Promise.resolve(undefined),
      },
    },
  })
  const button = wrapper.findAll('button').find(one => one.text() === 'Random start')!
  return button.attributes('disabled') === undefined
}

describe('the Random start button', () => {
  test.each([
    [true, 0, false],
    [true, 3, true],
    [false, 0, true],
  ])('with only fair starts: %j and %i matching is enabled: %j', (isOn, matching, expected) => {
    expect(isOffered(isOn, matching)).toBe(expected)
  })
})
