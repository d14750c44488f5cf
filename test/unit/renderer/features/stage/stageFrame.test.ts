// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { h, nextTick } from 'vue'
import StageFrame from '../../../../../renderer/features/stage/StageFrame.vue'
import type { StageFrameHandle } from '../../../../../renderer/features/stage/stageFrameHandle'
import { variantById } from '@shared/variants'

const mounted = () => {
  const wrapper = mount(StageFrame, {
    attachTo: document.body,
    props: { variant: variantById('chess'), phase: 'game', coordinates: true },
    slots: { beside: () => h('button', { id: 'square' }) },
  })
  onTestFinished(() => wrapper.unmount())
  const handle = wrapper.vm as unknown as StageFrameHandle
  const square = wrapper.get<HTMLButtonElement>('#square').element
  return { wrapper, handle, square }
}

test('the focus returns from a square to the stage without a frame around it', async () => {
  const { wrapper, handle, square } = mounted()
  square.focus()
  handle.focusQuietly()
  await nextTick()
  expect(document.activeElement).toBe(wrapper.element)
  expect(wrapper.classes()).toContain('is-quiet')
})

test('the stage shows its frame when it gets the focus by Tab', async () => {
  const { wrapper, handle, square } = mounted()
  handle.focusQuietly()
  square.focus()
  ;(wrapper.element as HTMLElement).focus()
  await nextTick()
  expect(wrapper.classes()).not.toContain('is-quiet')
})
