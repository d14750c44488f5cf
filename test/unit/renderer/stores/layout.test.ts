// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { useLayoutStore } from '../../../../renderer/stores/layout'
import { useSettingsStore } from '../../../../renderer/stores/settings'
import { aWorkbench, settled } from '../../../support/workbench'

interface Resizable {
  readonly happyDOM: { setViewport(size: { width: number; height: number }): void }
}

const atWidth = (width: number) => {
  const { happyDOM } = window as unknown as Resizable
  happyDOM.setViewport({ width, height: 900 })
  return useLayoutStore()
}

beforeEach(() => {
  aWorkbench()
})

describe('the default widths', () => {
  test.each([
    [1280, true, 400],
    [1399, true, 400],
    [1400, false, 466],
    [1679, false, 466],
    [1680, false, 480],
    [2200, false, 560],
  ])('at %d pixels: drawer %s, notes %d', (width, isDrawer, notes) => {
    const layout = atWidth(width)
    expect(layout.isDrawer).toBe(isDrawer)
    expect(layout.notesWidth).toBe(notes)
  })

  test.each([
    [1440, 224],
    [1920, 256],
    [2560, 288],
  ])('at %d pixels: side %d', (width, side) => {
    expect(atWidth(width).sideWidth).toBe(side)
  })
})

describe('a divider', () => {
  test('follows the pointer, is saved when released, and can be reset', async () => {
    const layout = atWidth(1440)
    layout.drag('side', 300)
    expect(layout.sideWidth).toBe(300)
    expect(useSettingsStore().settings.sideWidth).toBe(0)
    await layout.keepWidths()
    expect(useSettingsStore().settings.sideWidth).toBe(300)
    expect(layout.sideWidth).toBe(300)
    await layout.reset('side')
    expect(layout.sideWidth).toBe(224)
  })

  test('leaves room for both of its sides', () => {
    const layout = atWidth(1440)
    layout.drag('side', 20)
    expect(layout.sideWidth).toBe(180)
    layout.drag('notes', 2000)
    expect(layout.notesWidth).toBeLessThanOrEqual(1440 - 48 - 560 - 224)
  })
})

describe('the side panel', () => {
  test('is a drawer over the stage in a narrow window, closed at first and not remembered', () => {
    const layout = atWidth(1280)
    expect(layout.isSideShown).toBe(false)
    layout.toggleSide()
    expect(layout.isSideShown).toBe(true)
    expect(useSettingsStore().settings.sideOpen).toBe(true)
  })

  test('is remembered in a wide window, and hidden in board-only mode', async () => {
    const layout = atWidth(1440)
    expect(layout.isSideShown).toBe(true)
    layout.toggleBoardOnly()
    expect(layout.isSideShown).toBe(false)
    layout.toggleBoardOnly()
    layout.toggleSide()
    await settled()
    expect(useSettingsStore().settings.sideOpen).toBe(false)
  })
})

describe('the extra column for engine and graph', () => {
  test.each([
    [1280, false],
    [1699, false],
    [1700, true],
    [2560, true],
  ])('is shown at %d pixels: %s', (width, hasAside) => {
    expect(atWidth(width).hasAside).toBe(hasAside)
  })

  test('is hidden when the setting switches it off', async () => {
    const layout = atWidth(1920)
    await useSettingsStore().update({ asideColumn: false })
    expect(layout.hasAside).toBe(false)
  })

  test.each([1700, 1920, 2560])(
    'leaves the stage its room at %d pixels, however far the dividers are dragged',
    width => {
      const layout = atWidth(width)
      layout.drag('aside', 2000)
      const beside = () => layout.widthOf('aside') + layout.widthOf('moves')
      expect(48 + layout.sideWidth + beside()).toBeLessThanOrEqual(width - 560)
      layout.drag('moves', 2000)
      expect(48 + layout.sideWidth + beside()).toBeLessThanOrEqual(width - 560)
    },
  )

  test('has saved widths separate from the width of the notes in one column', async () => {
    const layout = atWidth(1920)
    layout.drag('aside', 400)
    await layout.keepWidths()
    layout.drag('moves', 420)
    await layout.keepWidths()
    expect(useSettingsStore().settings).toMatchObject({ asideWidth: 400, movesWidth: 420, notesWidth: 0 })
    await layout.reset('aside')
    expect([layout.widthOf('aside'), layout.notesWidth]).toEqual([400, 480])
  })
})
