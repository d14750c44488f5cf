import path from 'node:path'
import { lostAnswer } from '../lostAnswer'
import { dialogOf, openFile, press, type Scene, type Stop, type Walk } from './walk'

const FIXTURES = path.join(import.meta.dirname, '..', '..', 'fixtures', 'publish')

const open = async (walk: Walk, file: string, plies: RegExp) => {
  await openFile(walk, path.join(FIXTURES, file))
  await walk.page.getByText(plies).waitFor()
  await press(walk, 'Control+p')
}

/** The formats, each with its key and the selector of its preview. */
const FORMATS = [
  ['a page', '1', '.page-preview'],
  ['a PDF', '2', '.page-preview'],
  ['a moving picture', '3', '.gif-preview'],
  ['a picture', '4', '.picture'],
  ['a text', '5', 'pre.text'],
  ['PGN', '6', 'pre.text'],
] as const

const as = ([what, key, preview]: (typeof FORMATS)[number]): Stop => ({
  where: `game published as ${what}`,
  dialog: 'publish',
  go: async walk => {
    await press(walk, key)
    await dialogOf(walk.page, 'publish').locator(preview).first().waitFor()
  },
})

/** The dialog for publishing, with the preview of each format. */
export const publishScenes: readonly Scene[] = [
  {
    name: 'what is published',
    stops: [
      {
        where: 'game to be published',
        dialog: 'publish',
        go: walk => open(walk, 'annotated.pgn', /^Ply \d+ of 114$/),
      },
      ...FORMATS.map(as),
      {
        where: 'file that cannot be written',
        dialog: 'publish',
        go: async ({ bench, page, folder }) => {
          await bench
            .app!.evaluate(
              ({ dialog }, filePath) => {
                dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
              },
              path.join(folder, 'missing', 'game.pgn'),
            )
            .catch(lostAnswer)
          await page.keyboard.press('Control+s')
          await dialogOf(page, 'publish').getByText('The file was not published').waitFor()
        },
      },
      {
        where: 'preparation published on one page',
        dialog: 'publish',
        go: async walk => {
          await press(walk, 'Escape')
          await open(walk, 'preparation-small.pgn', /^Ply \d+ of \d+$/)
          await press(walk, '1')
          await dialogOf(walk.page, 'publish').getByText('One page', { exact: true }).click()
          await walk.page.locator('.one-page').waitFor()
        },
      },
    ],
  },
]
