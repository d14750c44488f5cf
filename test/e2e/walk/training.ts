import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { t } from '@shared/i18n/t'
import { expect } from 'vitest'
import { dragPiece } from '../board'
import { command, dialogOf, LONG, openFile, press, rail, type Scene, type Walk } from './walk'
import { openPlayed, toStage } from './game'

/** The number of pieces of one side in Fischer-Benko that are not thrown. */
const OWN_PIECES = 5

/** White has a few positions; the tree refutes 1. f3. */
const REPERTOIRE = `[Event "Repertoire"]
[White "Anna"]
[Black "Bela"]
[Result "*"]

1. e4 { [%eval 0.30] } (1. f3 { [%eval -1.20] } 1... e5 2. g4 Qh4#)
1... e5 2. Nf3 { [%eval 0.30] } 2... Nc6 3. Bc4 Bc5 *
`

const fileWith = ({ folder }: Walk, name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const openRepertoire = async (walk: Walk) => {
  await openFile(walk, fileWith(walk, 'repertoire.pgn', REPERTOIRE))
  await walk.page.getByRole('tab', { name: /Anna/ }).first().waitFor()
  await walk.page.getByText(/^Ply \d+ of 6$/).waitFor()
}

const pieces = ({ page }: Walk) => page.locator('cg-board piece:not(.ghost)').count()

/** Places all of the user's pieces on squares where they may stand; the engine does the rest. */
const placeAll = async (walk: Walk) => {
  const open = walk.page.locator('.setup-shelf .cell.is-open').first()
  for (let placed = 0; placed < OWN_PIECES; placed += 1) {
    await open.waitFor(LONG)
    const before = await pieces(walk)
    await open.press('Enter')
    await expect.poll(() => pieces(walk), LONG).toBeGreaterThan(before)
  }
  await walk.page.locator('.training-result').waitFor(LONG)
  await walk.page.locator('.history-row').first().waitFor()
}

const placements: Scene = {
  name: 'a training of placements',
  stops: [
    {
      where: 'training before it begins',
      place: 'training',
      go: async walk => {
        await rail(walk, 'training')
        await walk.page.getByRole('button', { name: t('training.form.start') }).waitFor()
      },
    },
    {
      where: 'training on the board',
      place: 'training',
      go: async ({ page }) => {
        await page.getByRole('button', { name: t('training.form.start') }).click()
        await page.locator('.setup-shelf .cell.is-open').first().waitFor(LONG)
      },
    },
    { where: 'result of a training', place: 'training', go: placeAll },
  ],
}

const band = ({ page }: Walk) => page.locator('.verdict-band')

/** Types a move, as on any board. */
const type = async (walk: Walk, text: string) => {
  await expect.poll(() => walk.page.locator('.question-panel .title').textContent(), LONG).toBe('Your move')
  await press(walk, '/')
  await walk.page.keyboard.type(text)
  await press(walk, 'Enter')
}

const drill: Scene = {
  name: 'a deck of positions',
  stops: [
    {
      where: 'no decks yet',
      place: 'drill',
      go: async walk => {
        await rail(walk, 'drill')
        await walk.page.getByText(t('drill.start.emptyTitle')).waitFor()
      },
    },
    {
      where: 'deck that is to be made',
      dialog: 'deck',
      go: async walk => {
        await openRepertoire(walk)
        await press(walk, 'Control+Alt+d')
        await dialogOf(walk.page, 'deck').getByText('3 positions').waitFor()
      },
    },
    {
      where: 'deck before a session',
      place: 'drill',
      go: async walk => {
        await press(walk, 'Control+Alt+d')
        await dialogOf(walk.page, 'deck').getByText('3 positions').waitFor()
        await press(walk, 'Enter')
        await walk.page.locator('.deck-row').waitFor(LONG)
      },
    },
    {
      where: 'menu of a deck',
      place: 'drill',
      opens: 'features/drill/DeckRow.vue',
      go: ({ page }) => page.getByRole('button', { name: /^More for/ }).click(),
    },
    {
      where: 'position that is asked',
      place: 'drill',
      go: async ({ page }) => {
        await page.locator('.drill-start [data-focus-first]').click()
        await page.locator('.question-panel').waitFor(LONG)
      },
    },
    {
      where: 'hint',
      place: 'drill',
      go: async walk => {
        await press(walk, 'Alt+h')
        await walk.page.locator('.question-panel .hint').waitFor()
      },
    },
    {
      where: 'wrong answer',
      place: 'drill',
      go: async walk => {
        await type(walk, 'f3')
        await expect.poll(() => band(walk).getAttribute('class'), LONG).toContain('is-wrong')
      },
    },
    {
      where: 'right answer',
      place: 'drill',
      go: async walk => {
        await dragPiece(walk.page, 'e2', 'e4')
        await expect.poll(() => band(walk).getAttribute('class'), LONG).toContain('is-right')
      },
    },
    {
      where: 'session that is over',
      place: 'drill',
      go: async walk => {
        await press(walk, ' ')
        await walk.page.locator('.question-panel').waitFor(LONG)
        await press(walk, 'Escape')
        await walk.page.getByText('Session over').waitFor(LONG)
      },
    },
  ],
}

/** Bela blunders at once, and the file has the better moves. */
const ANALYZED = `[Event "Analyzed"]
[White "Anna"]
[Black "Bela"]
[Result "*"]

1. e4 f6?? (1... e5 2. Nf3) 2. d4 g5?? (2... d5) 3. Qh5# *
`

const mistakes: Scene = {
  name: 'mistakes of one player',
  stops: [
    {
      where: 'games in which moves can be guessed',
      place: 'guessing',
      go: async walk => {
        await openFile(walk, fileWith(walk, 'analyzed.pgn', ANALYZED))
        await walk.page.getByText(/^Ply \d+ of 5$/).waitFor()
        await rail(walk, 'guessing')
        await walk.page.getByText('Anna – Bela').last().waitFor()
      },
    },
    {
      where: 'whose mistakes are to be trained',
      place: 'mistakes',
      go: async walk => {
        await rail(walk, 'mistakes')
        await walk.page.getByRole('button', { name: 'Bela', exact: true }).waitFor()
      },
    },
    {
      where: 'mistakes that were found',
      place: 'mistakes',
      go: async ({ page }) => {
        const bela = page.getByRole('button', { name: 'Bela', exact: true })
        if (await bela.isVisible()) await bela.click()
        await page.getByText(/^2 positions from your games/).waitFor(LONG)
      },
    },
    {
      where: 'mistake that is asked',
      place: 'drill',
      go: async ({ page }) => {
        await page
          .getByRole('button', { name: t('mistakes.train'), exact: true })
          .last()
          .click()
        await page.locator('.question-panel').waitFor(LONG)
      },
    },
  ],
}

const guessing: Scene = {
  name: 'moves that are guessed',
  stops: [
    {
      where: 'whose moves are to be guessed',
      dialog: 'guessMoves',
      go: async walk => {
        await openRepertoire(walk)
        await toStage(walk)
        await press(walk, 'Control+Shift+U')
      },
    },
    {
      where: 'move that is to be guessed',
      go: async walk => {
        await press(walk, 'Control+Shift+U')
        await dialogOf(walk.page, 'guessMoves').waitFor()
        await press(walk, 'Enter')
        await walk.page.locator('.guess-pane .what').waitFor(LONG)
      },
    },
    {
      where: 'hint for a guess',
      go: async walk => {
        await walk.page.locator('.guess-pane .what', { hasText: /^Guess / }).waitFor(LONG)
        await press(walk, 'Alt+h')
        await walk.page.getByText(/^Look at the/).waitFor()
      },
    },
    {
      where: 'guess that is judged',
      go: async walk => {
        await press(walk, '/')
        await walk.page.keyboard.type('Nf3')
        await press(walk, 'Enter')
        await walk.page.locator('.guess-verdict').waitFor(LONG)
        await walk.page.locator('.guess-pane .what', { hasText: /^Guess / }).waitFor(LONG)
      },
    },
    {
      where: 'result of the guesses',
      go: async ({ page }) => {
        await page.locator('.guess-pane').getByRole('button', { name: 'Stop' }).click()
        await page.locator('.guess-result').waitFor()
      },
    },
    {
      where: 'game that was guessed',
      go: async ({ page }) => {
        await page.locator('.guess-result').getByRole('button', { name: 'Close' }).click()
        await page.locator('.move-tree').waitFor()
      },
    },
  ],
}

const practice: Scene = {
  name: 'a practice game',
  stops: [
    {
      where: 'how a practice game is to be played',
      dialog: 'practice',
      go: async walk => {
        await openPlayed(walk)
        await press(walk, 'ArrowRight', 20)
        await command(walk, t('actions.labels.practise'))
      },
    },
    {
      where: 'practice game that is on',
      go: async walk => {
        await command(walk, t('actions.labels.practise'))
        const dialog = dialogOf(walk.page, 'practice')
        await dialog.getByText('10 + 5', { exact: true }).click()
        await dialog.getByRole('button', { name: t('practice.dialog.play'), exact: true }).click()
        await walk.page.locator('.practice-pane').waitFor()
      },
    },
    {
      where: 'practice game that is over',
      go: async ({ page }) => {
        await page.getByRole('button', { name: t('practice.pane.resign') }).click()
        await page.locator('.practice-pane .state.is-over').waitFor()
      },
    },
    {
      where: 'practice game that is analyzed',
      go: async ({ page }) => {
        await page
          .locator('.practice-pane')
          .getByRole('button', { name: t('practice.pane.analyze') })
          .click()
        await page.locator('.engines-pane').waitFor()
      },
    },
  ],
}

const twoPlayers: Scene = {
  name: 'a game of two people',
  stops: [
    {
      where: 'how two people are to play',
      dialog: 'table',
      go: async walk => {
        await openPlayed(walk)
        await command(walk, t('actions.labels.twoPlayers'))
      },
    },
    {
      where: 'game of two people that is on',
      go: async walk => {
        await command(walk, t('actions.labels.twoPlayers'))
        const dialog = dialogOf(walk.page, 'table')
        await dialog.getByText(t('practice.table.fair.couplet'), { exact: true }).click()
        await dialog.getByRole('button', { name: t('practice.table.start'), exact: true }).click()
        await walk.page.locator('.clock-face').first().waitFor()
      },
    },
    {
      where: 'second game of a couplet',
      go: async ({ page }) => {
        await page.getByRole('button', { name: t('practice.table.resigns', { color: 'white' }) }).click()
        const second = t('practice.table.coupletGame', { number: 1, game: 2 })
        await page.getByRole('region', { name: second, exact: true }).waitFor()
      },
    },
  ],
}

/** Everything that can be trained: placements, positions, moves, whole games. */
export const trainingScenes: readonly Scene[] = [placements, drill, mistakes, guessing, practice, twoPlayers]
