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

describe('widths left to the window', () => {
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
  ])('at %d pixels the side has %d', (width, side) => {
    expect(atWidth(width).sideWidth).toBe(side)
  })
})

describe('a divider', () => {
  test('moves with the hand and is kept when let go', async () => {
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

describe('the side', () => {
  test('is a drawer over the stage in a narrow window, closed at first and not remembered', () => {
    const layout = atWidth(1280)
    expect(layout.isSideShown).toBe(false)
    layout.toggleSide()
    expect(layout.isSideShown).toBe(true)
    expect(useSettingsStore().settings.sideOpen).toBe(true)
  })

  test('is remembered in a wide window, and goes when only the board is wanted', async () => {
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
