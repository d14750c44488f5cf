import { resizeWindow } from '../windowSize'
import { LONG, press, type Scene, type Walk } from './walk'
import { openPlayed, toStage } from './game'

const resize = async ({ bench, page }: Walk, width: number, height: number) => {
  await resizeWindow(bench.app!, width, height)
  await page.waitForFunction(size => window.innerWidth === size, width)
}

/** The parts that a narrow window puts aside, and those that a wide one has room for. */
export const sizeScenes: readonly Scene[] = [
  {
    name: 'windows of other sizes',
    stops: [
      {
        where: 'game in a narrow window',
        go: async walk => {
          await openPlayed(walk)
          await press(walk, 'End')
          await resize(walk, 1024, 700)
        },
      },
      {
        where: 'list in a drawer of a narrow window',
        go: async walk => {
          await press(walk, 'Control+b')
          await walk.page.locator('.side-column.is-drawer').waitFor()
        },
      },
      {
        where: 'game in a wide window',
        go: async walk => {
          await press(walk, 'Control+b')
          await resize(walk, 1920, 1080)
          await toStage(walk)
          await press(walk, 'ArrowLeft', 40)
          await walk.page.locator('[data-region=aside]').waitFor()
        },
      },
      {
        where: 'engine in a column of its own',
        go: async walk => {
          await press(walk, 'l')
          await walk.page.locator('[data-region=aside] .engine-line').nth(2).waitFor(LONG)
        },
      },
      {
        where: 'game in a window as before',
        go: async walk => {
          await press(walk, 'l')
          await resize(walk, 1440, 900)
        },
      },
    ],
  },
]
