import { vi } from 'vitest'

/** The size of every observed element, in px. */
const SIZE = { width: 1200, height: 900 }

/** Reports the size of every observed element once, as a page with a layout does. */
class SizeObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}

  observe(target: Element) {
    const contentRect = { ...SIZE, x: 0, y: 0, left: 0, top: 0, right: SIZE.width, bottom: SIZE.height }
    const sizes = [{ inlineSize: SIZE.width, blockSize: SIZE.height }]
    const entry = {
      ...{ target, contentBoxSize: sizes, borderBoxSize: sizes, devicePixelContentBoxSize: sizes },
      contentRect: { ...contentRect, toJSON: () => contentRect },
    }
    this.tell([entry], this)
  }

  unobserve() {}
  disconnect() {}
}

/** Gives stages room in a page without layout, so that they draw their boards. */
export const makeRoomForStages = (): void => {
  vi.stubGlobal('ResizeObserver', SizeObserver)
}
