import type { Page } from 'playwright-core'
import { t } from '@shared/i18n/t'
import type { RailPlace } from '@shared/ipc/contract'
import { lostAnswer } from '../lostAnswer'
import type { Workbench } from '../shells'

/** The dialogs, with their titles on the screen. */
const TITLES = {
  newAnalysis: t('newAnalysis.title'),
  keys: t('shell.keys.title'),
  about: t('shell.about.title'),
  licenses: t('shell.licenses.title'),
  palette: t('shell.palette.title'),
  path: /^(Open|Save as)$/,
  selfTest: t('selfTest.title'),
  tasks: t('tasks.title'),
  engines: t('engines.dialog.title'),
  practice: t('practice.dialog.title'),
  table: t('practice.table.title'),
  guessMoves: t('guessing.dialog.title'),
  newPreparation: t('prepare.dialog.title'),
  procedure: t('diceEditor.title'),
  pasteMoves: t('pasting.title'),
  games: /^(Move|Copy) /,
  analyze: t('report.dialog.title'),
  annotateReport: t('report.annotate.title'),
  publish: t('publish.dialog.title'),
  deck: t('drill.making.title'),
  besideGame: t('splitView.choose.title'),
  rules: t('guide.title'),
  round: t('round.title'),
  verifyRound: t('round.verify.title'),
  atlasBuild: t('starts.building.title'),
} as const satisfies Readonly<Record<string, string | RegExp>>

/** A dialog that a stop can open. */
type WalkedDialog = keyof typeof TITLES

/** A window that a test leads from stop to stop. */
export interface Walk {
  readonly page: Page
  readonly bench: Workbench
  /** A folder for files that are opened. */
  readonly folder: string
}

/** A state of the window worth checking, and the way to it from the previous stop. */
export interface Stop {
  readonly where: string
  /** The place of the rail that is shown; by default the analysis, or Home if no game is open. */
  readonly place?: RailPlace
  /** The dialog that is open. It is closed before the next stop, unless that stop names the same dialog. */
  readonly dialog?: WalkedDialog
  /** The component, by its file below `renderer`, whose popover or menu is open; closed afterwards like a dialog. */
  readonly opens?: string
  readonly go: (walk: Walk) => Promise<unknown>
}

/** Stops that lead from one to the next, in any window without an open dialog. */
export interface Scene {
  readonly name: string
  readonly stops: readonly Stop[]
}

/** Long enough for a search on a busy machine. */
export const LONG = { timeout: 240_000 }

const overlays = (page: Page) =>
  page.locator('[role=dialog], [role=menu], [data-reka-popper-content-wrapper]')

/** Returns the locator of a dialog by its name. */
export const dialogOf = (page: Page, name: WalkedDialog) =>
  page.getByRole('dialog', { name: TITLES[name], exact: true })

/** Closes everything that lies over the window. */
const closeAll = async (page: Page): Promise<void> => {
  for (let tries = 0; tries < 4 && (await overlays(page).count()) > 0; tries += 1) {
    await page.mouse.move(1, 1)
    await page.keyboard.press('Escape')
  }
  await overlays(page).first().waitFor({ state: 'detached' })
}

/** The places without a button in the rail. */
const TABS_OF_TRAIN: readonly RailPlace[] = ['training', 'guessing', 'mistakes']

/** Goes to a stop and waits until the window is as the stop describes. */
export const goTo = async (walk: Walk, stop: Stop, before: Stop | undefined): Promise<void> => {
  const { page } = walk
  const stays = before?.dialog !== undefined && before.dialog === stop.dialog
  if (!stays) await closeAll(page)
  // An element under the pointer would show more than it should.
  await page.mouse.move(1, 1)
  await stop.go(walk)
  // The rail shows the position editor as part of the analysis.
  const place = stop.place === undefined || stop.place === 'editor' ? 'analysis' : stop.place
  const name = t(`shell.rail.${place}`)
  const tab = page.locator('.place-tabs [aria-current=page]', { hasText: name })
  const current = (label: string) => page.locator(`.rail-bar [aria-current=page][aria-label^="${label}"]`)
  const button = current(name)
  const seen = stop.place === undefined ? button.or(current(t('shell.rail.home'))) : button
  await (TABS_OF_TRAIN.includes(place) ? tab : seen).waitFor({ state: 'attached' })
  if (stop.dialog !== undefined) await dialogOf(page, stop.dialog).waitFor()
  if (stop.opens !== undefined) await overlays(page).first().waitFor()
}

/** Presses a key this many times. */
export const press = async ({ page }: Walk, key: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
}

/** Runs an action by its name in the command palette. */
export const command = async ({ page }: Walk, label: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  const palette = dialogOf(page, 'palette')
  await palette.getByRole('textbox').fill(label)
  await palette.getByRole('option', { name: label }).first().waitFor()
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
}

/** Opens a file as if the user had chosen it in the system dialog. */
export const openFile = async ({ bench, page }: Walk, file: string): Promise<void> => {
  await bench
    .app!.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
    }, file)
    .catch(lostAnswer)
  await page.keyboard.press('Control+o')
}

/** Pastes a text as if it had been copied elsewhere. */
export const paste = ({ page }: Walk, text: string): Promise<void> =>
  page.evaluate(copied => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

/** Goes to a place of the rail by its button, or by its tab if it has no button. */
export const rail = async ({ page }: Walk, place: RailPlace): Promise<void> => {
  const isTab = TABS_OF_TRAIN.includes(place)
  await page.locator(`.rail-bar [aria-label^="${t(`shell.rail.${isTab ? 'drill' : place}`)}"]`).click()
  if (isTab)
    await page
      .locator('.place-tabs')
      .getByText(t(`shell.rail.${place}`))
      .click()
}
