import { t } from '@shared/i18n/t'
import { VARIANTS, type VariantId } from '@shared/variants'
import { command, dialogOf, press, rail, type Scene, type Stop, type Walk } from './walk'

const chooseSystem = async ({ page }: Walk, prefix: 'variant' | 'guide', id: VariantId) => {
  await page.locator(`#${prefix}-${id}`).click()
  await page.locator(`#${prefix}-${id}[aria-selected=true]`).waitFor()
}

const fillBox = async (walk: Walk, text: string) => {
  await chooseSystem(walk, 'variant', 'fischer-benko')
  const dialog = dialogOf(walk.page, 'newAnalysis')
  await dialog.getByRole('textbox', { name: t('newAnalysis.box.label') }).fill(text)
}

const findNoSystem = async ({ page }: Walk, dialog: 'newAnalysis' | 'rules') => {
  const field = dialogOf(page, dialog).getByRole('textbox', { name: t('variants.list.find') })
  await field.fill('~~~')
  await page.getByText(t('variants.list.none')).waitFor()
}

/** Texts typed into the box, each with the answer of the dialog. */
const TYPED = [
  ['a number', '4532', /Throw 4,?532/],
  ['ranks', 'BQNRRBKN', /./],
  ['nothing it knows', '99999999', /./],
  ['a FEN', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', /./],
  ['games', '[White "Lukic"]\n\n1. e4 e5 *', /./],
] as const

const newOf = (id: VariantId): Stop => ({
  where: `new analysis of ${id}`,
  dialog: 'newAnalysis',
  go: walk => chooseSystem(walk, 'variant', id),
})

const rulesOf = (id: VariantId): Stop => ({
  where: `rules of ${id}`,
  dialog: 'rules',
  go: async walk => {
    await chooseSystem(walk, 'guide', id)
    const name = t(`systems.${id}.name`)
    await dialogOf(walk.page, 'rules').getByRole('heading', { name, exact: true }).waitFor()
  },
})

/** The starts of games: the dialog for a new one, rounds, the place Starts, and the rules of all systems. */
export const startScenes: readonly Scene[] = [
  {
    name: 'a new analysis',
    stops: [
      { where: 'new analysis', dialog: 'newAnalysis', go: walk => press(walk, 'Control+n') },
      ...VARIANTS.map(({ id }) => newOf(id)),
      ...TYPED.map(([what, text, answer]): Stop => ({
        where: `new analysis from ${what}`,
        dialog: 'newAnalysis',
        go: async walk => {
          await fillBox(walk, text)
          await walk.page.locator('.preview, .reading-list').getByText(answer).first().waitFor()
        },
      })),
      {
        where: 'new analysis where no system is found',
        dialog: 'newAnalysis',
        go: walk => findNoSystem(walk, 'newAnalysis'),
      },
    ],
  },
  {
    name: 'a round',
    stops: [
      {
        where: 'the starts of a round',
        dialog: 'round',
        go: async walk => {
          await command(walk, t('actions.labels.round'))
          await dialogOf(walk.page, 'round').getByRole('listitem').nth(19).waitFor()
        },
      },
      {
        where: 'balanced starts of a round',
        dialog: 'round',
        go: async ({ page }) => {
          const dialog = dialogOf(page, 'round')
          await dialog.getByRole('combobox').selectOption('chess960')
          await dialog.getByRole('checkbox', { name: t('round.form.balanced') }).check()
          await dialog
            .getByText(/^[+−]?0\.\d\d$/)
            .first()
            .waitFor()
        },
      },
      {
        where: 'checking a round',
        dialog: 'verifyRound',
        go: walk => command(walk, t('actions.labels.verifyRound')),
      },
    ],
  },
  {
    name: 'the place Starts',
    stops: [
      {
        where: 'what starts are worth',
        place: 'starts',
        go: async walk => {
          await rail(walk, 'starts')
          await walk.page.locator('.feature-chart').waitFor()
        },
      },
      {
        where: 'what starts are worth, filtered',
        place: 'starts',
        go: async ({ page }) => {
          await page.locator('#starts-corner').selectOption('bishop')
          await page.getByRole('spinbutton', { name: t('starts.value.to') }).fill('0.30')
          await page.getByRole('spinbutton', { name: t('starts.value.to') }).press('Enter')
          await page.locator('.value-histogram .share').waitFor()
        },
      },
      {
        where: 'systems side by side',
        place: 'starts',
        go: async ({ page }) => {
          await page.getByRole('checkbox', { name: t('systems.beautiful.name') }).check()
          await page.locator('.value-histogram').nth(1).waitFor()
        },
      },
      {
        where: 'percentiles of starts',
        place: 'starts',
        go: async ({ page }) => {
          await page.getByText(t('starts.chart.table'), { exact: true }).click()
          await page.locator('.percentiles').first().waitFor()
        },
      },
      {
        where: 'a system whose starts are not evaluated',
        place: 'starts',
        go: async ({ page }) => {
          await page.getByRole('button', { name: t('systems.pre-chess.shortName'), exact: true }).click()
          await page.getByText(t('starts.atlas.missing')).waitFor()
        },
      },
      {
        where: 'an atlas that workers build',
        place: 'starts',
        dialog: 'atlasBuild',
        go: async walk => {
          await walk.page.getByRole('button', { name: t('starts.building.open') }).click()
          const dialog = dialogOf(walk.page, 'atlasBuild')
          await dialog.getByRole('textbox', { name: t('starts.building.server') }).fill('redis://')
          await dialog.getByRole('button', { name: t('starts.building.begin') }).click()
          await dialog.getByText(t('starts.building.fault.address')).waitFor()
        },
      },
      {
        where: 'charts of starts as files',
        place: 'starts',
        opens: 'features/starts/StartsView.vue',
        go: async ({ page }) => {
          await page.getByRole('button', { name: t('systems.chess960.shortName'), exact: true }).click()
          await page.locator('.starts-list').waitFor()
          await page.getByRole('button', { name: t('starts.chart.save'), exact: true }).click()
        },
      },
    ],
  },
  {
    name: 'the rules',
    stops: [
      {
        where: 'rules',
        dialog: 'rules',
        go: async walk => {
          await rail(walk, 'home')
          await command(walk, t('actions.labels.rules'))
        },
      },
      ...VARIANTS.map(({ id }) => rulesOf(id)),
      { where: 'rules where no system is found', dialog: 'rules', go: walk => findNoSystem(walk, 'rules') },
    ],
  },
]
