import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { t } from '@shared/i18n/t'
import { openPage, PLAYED, toStage } from './game'
import { openFile, press, type Scene, type Walk } from './walk'

const file = ({ folder }: Walk) => path.join(folder, 'changing.pgn')

const comment = ({ page }: Walk, text: string) =>
  page
    .getByRole('textbox', { name: /^Comment/ })
    .last()
    .fill(text)

const openAndEdit = async (walk: Walk) => {
  copyFileSync(PLAYED, file(walk))
  await openFile(walk, file(walk))
  await walk.page.locator('.side-pane').getByText('changing.pgn').waitFor()
  await openPage(walk, t('moves.pane.moves'))
  await comment(walk, 'at risk')
  await walk.page.getByText('kept in the journal').waitFor()
}

const undo = async (walk: Walk) => {
  await toStage(walk)
  await press(walk, 'Control+z')
}

/** Problems, and how the window reports them. */
export const troubleScenes: readonly Scene[] = [
  {
    name: 'what goes wrong',
    stops: [
      {
        where: 'edits that clash with the file',
        go: async walk => {
          await openAndEdit(walk)
          writeFileSync(
            file(walk),
            readFileSync(file(walk), 'utf8').replace('[White "Lukic', '[White "Other'),
          )
          await walk.page.locator('.conflict-notice').waitFor()
        },
      },
      {
        where: 'file that is gone',
        go: async walk => {
          await undo(walk)
          await comment(walk, 'at risk')
          rmSync(file(walk))
          await walk.page.getByText('changing.pgn is no longer on disk').waitFor()
        },
      },
      {
        where: 'journal that cannot be written',
        go: async walk => {
          const journal = path.join(walk.bench.folder, 'journal')
          // A first try that failed later leaves this folder.
          rmSync(`${journal}.moved`, { recursive: true, force: true })
          renameSync(journal, `${journal}.moved`)
          writeFileSync(journal, 'in the way')
          await comment(walk, 'still at risk')
          await walk.page.getByRole('alert').getByText('The journal cannot be written').waitFor()
        },
      },
      {
        where: 'journal that can be written again',
        go: async walk => {
          rmSync(path.join(walk.bench.folder, 'journal'))
          await walk.page.getByText('Your unsaved edits are in the journal again').waitFor()
          await undo(walk)
        },
      },
      {
        where: 'file that is not there',
        go: async walk => {
          await openFile(walk, path.join(walk.folder, 'nowhere.pgn'))
          await walk.page.locator('.toast-list .error-notice').waitFor()
        },
      },
    ],
  },
]
