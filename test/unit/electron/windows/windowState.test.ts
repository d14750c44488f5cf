import { expect, test } from 'vitest'
import { placeWindow } from '../../../../electron/windows/windowState'

const main = { x: 0, y: 25, width: 1920, height: 1055 }
const right = { x: 1920, y: 0, width: 2560, height: 1440 }
const small = { x: 0, y: 0, width: 1280, height: 720 }
const left = (x: number, y: number, width = 1400, height = 900) => ({
  bounds: { x, y, width, height },
  maximized: false,
})

test.each([
  ['the first time in the middle', undefined, [main], { x: 240, y: 102, width: 1440, height: 900 }],
  ['as large as a small screen', undefined, [small], { x: 0, y: 0, width: 1280, height: 720 }],
  ['where it was', left(100, 100), [main], { x: 100, y: 100, width: 1400, height: 900 }],
  ['on the second screen', left(2000, 10), [main, right], { x: 2000, y: 10, width: 1400, height: 900 }],
  [
    'in the middle when its screen is gone',
    left(2000, 10),
    [main],
    { x: 240, y: 102, width: 1440, height: 900 },
  ],
  [
    'in the middle when its title bar is out of reach',
    left(100, -500),
    [main],
    { x: 240, y: 102, width: 1440, height: 900 },
  ],
  ['no larger than the screen', left(0, 30, 5000, 5000), [main], { x: 0, y: 30, width: 1920, height: 1055 }],
  [
    'no smaller than its smallest',
    left(10, 30, 300, 200),
    [main],
    { x: 10, y: 30, width: 1024, height: 640 },
  ],
  [
    'in the middle after a damaged state',
    { bounds: { x: 'a' } },
    [main],
    { x: 240, y: 102, width: 1440, height: 900 },
  ],
] as const)('the window opens %s', (_, stored, areas, bounds) => {
  expect(placeWindow(stored, areas).bounds).toEqual(bounds)
})

test('a maximised window opens maximised again', () => {
  expect(placeWindow({ ...left(10, 30), maximized: true }, [main]).maximized).toBe(true)
})
