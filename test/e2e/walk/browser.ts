import path from 'node:path'
import { dialogOf, press, type Scene } from './walk'

const missing = (folder: string) => path.join(folder, 'nowhere', 'game.pgn')

/** The questions that the user gets only in a shell without file dialogs. */
export const browserScenes: readonly Scene[] = [
  {
    name: 'files and programs in a browser',
    stops: [
      {
        where: 'file that is to be opened',
        dialog: 'path',
        go: async walk => {
          await press(walk, 'Control+o')
          await dialogOf(walk.page, 'path').getByRole('listitem').first().waitFor()
        },
      },
      {
        where: 'folder that is not there',
        dialog: 'path',
        go: async ({ page, folder }) => {
          const dialog = dialogOf(page, 'path')
          await dialog.getByRole('textbox').fill(missing(folder))
          await page.keyboard.press('Enter')
          await dialog.locator('.error-notice').waitFor()
        },
      },
      {
        where: 'name of a file that is to be saved',
        dialog: 'path',
        go: async walk => {
          await press(walk, 'Escape')
          await walk.page.getByRole('button', { name: /Lukic – Vujacic/ }).click()
          await walk.page.locator('.move-tree').waitFor()
          await press(walk, 'Control+Shift+s')
        },
      },
      {
        where: 'program that is to be an engine',
        dialog: 'engines',
        go: async walk => {
          await press(walk, 'Control+Shift+e')
          await walk.page.getByRole('button', { name: 'Add a program…' }).click()
          await walk.page.getByRole('textbox', { name: 'Path of the program' }).waitFor()
        },
      },
    ],
  },
]
