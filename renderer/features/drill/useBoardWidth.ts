import { useElementSize } from '@vueuse/core'
import { nextTick, shallowRef, watch, type Ref } from 'vue'

/**
 * How wide the board within an element is, in pixels, 0 before it is there.
 *
 * @param content what else than its size may change the board
 */
export const useBoardWidth = (root: Readonly<Ref<HTMLElement | null>>, content: () => unknown) => {
  const { width, height } = useElementSize(root)
  const board = shallowRef(0)

  watch(
    [width, height, content],
    async () => {
      await nextTick()
      board.value = root.value?.querySelector('.board-line')?.clientWidth ?? 0
    },
    { flush: 'post' },
  )
  return board
}
