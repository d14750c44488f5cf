import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { t } from '@shared/i18n/t'
import { leagueFile } from '../../support/leagueFile'
import { command, LONG, openFile, press, type Scene, type Walk } from './walk'

const rows = ({ page }: Walk) => page.locator('.games-table .row')
const listed = ({ page }: Walk) => page.locator('.game-list [role=option]')
const chip = ({ page }: Walk, name: string | RegExp) =>
  page.getByRole('group', { name: t('gamesTable.filters.label') }).getByRole('button', { name })

/** Opens a file of many games, with its list beside the board. */
const openLeague = async (walk: Walk) => {
  const file = path.join(walk.folder, 'league.pgn')
  writeFileSync(file, leagueFile(60))
  await openFile(walk, file)
  await walk.page.locator('.side-pane').getByText('league.pgn').waitFor()
  await listed(walk).nth(3).waitFor()
}

const list: Scene = {
  name: 'the list of games',
  stops: [
    { where: 'list of games beside the board', go: openLeague },
    {
      where: 'list that finds nothing',
      go: async ({ page }) => {
        await page.getByRole('textbox', { name: t('games.search.label') }).fill('~~~')
        await page.locator('.game-list .nothing').waitFor()
      },
    },
    {
      where: 'menu of a game in the list',
      opens: 'features/games/list/GameList.vue',
      go: async walk => {
        await walk.page.getByRole('textbox', { name: t('games.search.label') }).fill('')
        await listed(walk).nth(2).click({ button: 'right' })
      },
    },
    {
      where: 'several games selected in the list',
      go: async walk => {
        await listed(walk)
          .nth(1)
          .click({ modifiers: ['Control'] })
        await listed(walk)
          .nth(3)
          .click({ modifiers: ['Control'] })
        await walk.page.locator('.game-list .selection').waitFor()
      },
    },
    {
      where: 'where games are to be moved',
      dialog: 'games',
      go: walk => command(walk, t('actions.labels.moveGamesTo')),
    },
    {
      where: 'file that games are to be copied to',
      dialog: 'games',
      go: async walk => {
        await press(walk, 'Escape')
        await command(walk, t('actions.labels.copyGamesToFile'))
      },
    },
    {
      where: 'games deleted from the list, which is not saved',
      go: async walk => {
        await command(walk, t('actions.labels.deleteGames'))
        await walk.page
          .locator('.toast')
          .getByRole('button', { name: t('common.undo') })
          .waitFor()
      },
    },
    {
      where: 'games back in the list',
      go: async walk => {
        await command(walk, t('actions.labels.undoList'))
        await walk.page.locator('.side-pane').getByText('60 games').waitFor()
      },
    },
  ],
}

const table: Scene = {
  name: 'the table of games',
  stops: [
    {
      where: 'table of games with a preview',
      place: 'games',
      go: async walk => {
        await openLeague(walk)
        await press(walk, 'Alt+t')
        await rows(walk).nth(2).click()
        await walk.page.getByText(/^ply \d+ of \d+$/).waitFor()
      },
    },
    {
      where: 'menu of a game in the table',
      place: 'games',
      opens: 'features/games/table/GamesView.vue',
      go: walk => rows(walk).nth(1).click({ button: 'right' }),
    },
    {
      where: 'menu of a filter',
      place: 'games',
      opens: 'features/games/filters/FilterMenu.vue',
      go: walk => chip(walk, /^Result/).click(),
    },
    {
      where: 'form of a filter that is filled wrongly',
      place: 'games',
      opens: 'features/games/filters/FilterForm.vue',
      go: async walk => {
        await chip(walk, t('gamesTable.filters.dates')).click()
        await walk.page.locator('.filter-form input').first().fill('x')
        await walk.page.locator('.filter-form [type=submit]').click()
        await walk.page.locator('.filter-form [role=alert]').waitFor()
      },
    },
    {
      where: 'choice of columns',
      place: 'games',
      opens: 'features/games/table/ColumnChoice.vue',
      go: ({ page }) => page.getByRole('button', { name: t('gamesTable.columns.choose') }).click(),
    },
    {
      where: 'games with faults',
      place: 'games',
      go: async walk => {
        await chip(walk, /^With errors/).click()
        await walk.page.locator('.games-table .fault').first().waitFor(LONG)
      },
    },
    {
      where: 'table that finds nothing',
      place: 'games',
      go: async walk => {
        await press(walk, 'Control+f')
        await walk.page.keyboard.type('nobody of this name')
        await walk.page.getByText(/^No games match/).waitFor()
      },
    },
    {
      where: 'games selected in the table',
      place: 'games',
      go: async walk => {
        await walk.page.getByRole('button', { name: 'Clear filters and search' }).click()
        await rows(walk).nth(0).getByRole('checkbox').check()
        await rows(walk).nth(1).getByRole('checkbox').check()
        await walk.page.locator('.selection-bar').waitFor()
      },
    },
    {
      where: 'game of the table on the board',
      go: async walk => {
        await press(walk, 'Escape')
        await rows(walk).nth(3).dblclick()
        await walk.page.locator('.move-tree').waitFor()
      },
    },
  ],
}

const beside: Scene = {
  name: 'two games side by side',
  stops: [
    {
      where: 'game to be shown beside the one that is open',
      dialog: 'besideGame',
      go: async walk => {
        await openLeague(walk)
        await press(walk, 'Alt+b')
      },
    },
    {
      where: 'no game to be shown beside it',
      dialog: 'besideGame',
      go: async ({ page }) => {
        await page.keyboard.type('xyzzy')
        await page.getByText(t('splitView.choose.none')).waitFor()
      },
    },
    {
      where: 'two games side by side',
      go: async walk => {
        await press(walk, 'Alt+b')
        await walk.page.keyboard.type('a')
        await walk.page.getByRole('option').first().waitFor()
        await press(walk, 'Enter')
        await walk.page.getByRole('region', { name: /^Right game: / }).waitFor()
      },
    },
    {
      where: 'one game again',
      go: async walk => {
        await press(walk, 'Alt+Shift+b')
        await walk.page.getByRole('region', { name: /^Right game: / }).waitFor({ state: 'detached' })
      },
    },
  ],
}

/** The games of a file, as a list, as a table and two at a time. */
export const gamesScenes: readonly Scene[] = [list, table, beside]
