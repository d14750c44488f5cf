import { t } from '@shared/i18n/t'
import type { VariantId } from '@shared/variants'
import { openPlayed } from './game'
import { dialogOf, press, rail, type Scene, type Stop, type Walk } from './walk'

const heading = ({ page }: Walk) => page.locator('.dice-stage h1')
const fen = ({ page }: Walk) => page.locator('.fen-field textarea')

/** Faces that lead to throw 4,532 of Fischer-Benko, the second of them thrown in vain. */
const FACES = ['1', '2', '2', '3', '3', '5']

const chooseSystem = ({ page }: Walk, id: VariantId) =>
  page.getByRole('combobox', { name: t('editor.system') }).selectOption(id)

/** Systems whose editors differ: with pieces in hand, special rights or other boards. */
const EDITED = [
  'fischer-benko',
  'transcendental',
  'arrangement',
  'contemporary-random',
  'korean-random',
] as const satisfies readonly VariantId[]

const dice: Scene = {
  name: 'the dice assistant',
  stops: [
    {
      where: 'dice before the first throw',
      place: 'dice',
      go: async walk => {
        await rail(walk, 'dice')
        await heading(walk).waitFor()
        await walk.page
          .getByText(/9,216 pairs|Gives each/)
          .first()
          .waitFor()
      },
    },
    {
      where: 'dice with a face that cannot be thrown',
      place: 'dice',
      go: async walk => {
        await press(walk, '7')
        await walk.page.getByText(/^7 cannot be thrown here/).waitFor()
      },
    },
    {
      where: 'menu of a procedure',
      place: 'dice',
      opens: 'features/dice/ProcedureTools.vue',
      go: ({ page }) => page.getByRole('button', { name: t('dice.tools.moreTitle') }).click(),
    },
    {
      where: 'dice in large type',
      place: 'dice',
      go: async walk => {
        await press(walk, 'F9')
        await walk.page.locator('.dice-stage.is-large').waitFor()
      },
    },
    {
      where: 'dice when all is thrown',
      place: 'dice',
      go: async walk => {
        await press(walk, 'F9')
        for (const face of FACES) {
          await press(walk, face)
          await press(walk, 'Enter')
        }
        await walk.page.getByText('Throw 4,532 of Fischer-Benko Chess').waitFor()
      },
    },
    {
      where: 'coins, thrown by the program',
      place: 'dice',
      go: async ({ page }) => {
        await page.locator('.dice-side').getByRole('combobox').nth(2).selectOption('coins')
        await page.locator('.dice-side').getByText(t('dice.throwers.seed'), { exact: true }).click()
        await page
          .getByRole('button', { name: t('dice.stage.throw'), exact: false })
          .last()
          .click()
        await page.locator('.throw-log-card li, .throw-log-card tr').first().waitFor()
      },
    },
    {
      where: 'coins, flipped by hand',
      place: 'dice',
      go: async ({ page }) => {
        await page.locator('.dice-side .segmented-choice label').first().click()
        await page.locator('.coin-toss').waitFor()
      },
    },
    {
      where: 'procedure that is edited',
      place: 'dice',
      dialog: 'procedure',
      go: ({ page }) => page.getByRole('button', { name: t('dice.tools.copy') }).click(),
    },
    {
      where: 'procedure with a fault',
      place: 'dice',
      dialog: 'procedure',
      go: async ({ page }) => {
        const dialog = dialogOf(page, 'procedure')
        await dialog.getByRole('button', { name: t('diceEditor.steps.removeStep', { number: 1 }) }).click()
        await dialog.getByRole('alert').first().waitFor()
      },
    },
  ],
}

const editor: Scene = {
  name: 'the position editor',
  stops: [
    {
      where: 'position that is legal',
      place: 'editor',
      go: async walk => {
        await press(walk, 'Control+Shift+n')
        await fen(walk).waitFor()
        await chooseSystem(walk, 'chess960')
      },
    },
    {
      where: 'empty board',
      place: 'editor',
      go: async ({ page }) => {
        await page.getByRole('button', { name: t('editor.bar.clear') }).click()
        await page
          .getByText(/White has no king/)
          .first()
          .waitFor()
      },
    },
    {
      where: 'FEN that is broken',
      place: 'editor',
      go: async walk => {
        await fen(walk).fill('8/8/8/8/8/8/8/x7 w - - 0 1')
        await walk.page.getByText(/is not a piece of this system/).waitFor()
      },
    },
    ...EDITED.map((id): Stop => ({
      where: `editor of ${id}`,
      place: 'editor',
      go: walk => chooseSystem(walk, id),
    })),
    {
      where: 'position of a game in the editor',
      place: 'editor',
      go: async walk => {
        await openPlayed(walk)
        await press(walk, 'ArrowRight', 20)
        await press(walk, 'Control+Shift+b')
        await fen(walk).waitFor()
      },
    },
  ],
}

/** The places for making a start by hand: with dice, and on the board. */
export const tableScenes: readonly Scene[] = [dice, editor]
