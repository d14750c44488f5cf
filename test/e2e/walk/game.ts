import path from 'node:path'
import { t } from '@shared/i18n/t'
import { dragPiece } from '../board'
import { openFile, paste, press, rail, type Scene, type Walk } from './walk'

const SAMPLES = path.join(import.meta.dirname, '..', '..', '..', 'samples')
export const PLAYED = path.join(SAMPLES, 'lukic-vujacic.pgn')
export const PLACING = path.join(SAMPLES, 'fischer-benko-setup.pgn')

export const showsPly = ({ page }: Walk, ply: number, of: number) =>
  page.getByText(`Ply ${ply} of ${of}`, { exact: true }).waitFor()

/** Moves the keyboard focus to the board. */
export const toStage = ({ page }: Walk) => page.locator('.stage').first().focus()

const goFirst = async (walk: Walk, plies: number) => {
  await walk.page.getByText(new RegExp(`^Ply \\d+ of ${plies}$`)).waitFor()
  await toStage(walk)
  await press(walk, 'Home')
  await showsPly(walk, 0, plies)
}

/** Opens the sample, a played game with a setup, before its first ply. */
export const openPlayed = async (walk: Walk) => {
  await openFile(walk, PLAYED)
  await goFirst(walk, 114)
}

/** Opens a setup without a game, before its first ply. */
export const openPlacing = async (walk: Walk) => {
  await openFile(walk, PLACING)
  await goFirst(walk, 8)
}

const goEnd = async (walk: Walk) => {
  await toStage(walk)
  await press(walk, 'End')
  await showsPly(walk, 114, 114)
}

/** Opens a page of the moves pane. */
export const openPage = ({ page }: Walk, name: string) =>
  page.locator('.moves-pane').getByRole('tab', { name, exact: true }).click()

const BROKEN = [
  '[White "Lukic"]\n[Black "Vujacic"]\n\n1. e4 e5 2. Ke3 {Lukic} Nc6 *',
  '[White "Vujacic"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n\n*',
]

/** A game whose king, dragged to g1, may castle or step, and whose pawn may promote to any piece. */
const AMBIGUOUS =
  '[White "Choice"]\n[Variant "Chess960"]\n[SetUp "1"]\n[FEN "4k3/1P6/8/8/8/8/8/5K1R w H - 0 1"]\n\n*'

const playing: Scene = {
  name: 'a game',
  stops: [
    { where: 'game in its setup', go: openPlayed },
    {
      where: 'card of a tab',
      opens: 'shell/DocumentTab.vue',
      go: async ({ page }) => {
        await page.locator('.document-tab .tab').first().hover()
        await page.locator('.tab-card').waitFor()
      },
    },
    {
      where: 'menu for pictures',
      opens: 'features/stage/StageTools.vue',
      go: ({ page }) => page.locator('.stage-tools [aria-haspopup=menu]').click(),
    },
    { where: 'game at its end', go: goEnd },
    {
      where: 'more glyphs',
      opens: 'features/moves/AnnotationBar.vue',
      go: ({ page }) => page.getByRole('button', { name: t('moves.annotations.more') }).click(),
    },
    {
      where: 'menu of a move',
      opens: 'features/moves/MoveTree.vue',
      go: ({ page }) => page.locator('.move-tree .move').last().click({ button: 'right' }),
    },
    {
      where: 'move that is typed',
      go: async walk => {
        await toStage(walk)
        await press(walk, 'ArrowLeft')
        await press(walk, '/')
        await walk.page.keyboard.type('K')
        await walk.page.locator('.move-entry .matches button').first().waitFor()
      },
    },
    {
      where: 'move that is refused',
      go: async walk => {
        await walk.page.keyboard.type('a8')
        await press(walk, 'Enter')
        await walk.page.locator('.refusal .popover').waitFor()
      },
    },
    {
      where: 'tags',
      go: async walk => {
        await press(walk, 'Escape')
        await openPage(walk, t('moves.pane.tags'))
        await walk.page.getByLabel('White', { exact: true }).waitFor()
      },
    },
    {
      where: 'notice that something was copied',
      go: async walk => {
        await openPage(walk, t('moves.pane.moves'))
        await press(walk, 'Control+Shift+c')
        await walk.page.locator('.toast').waitFor()
      },
    },
    {
      where: 'comment with moves in it, unsaved',
      go: async walk => {
        await walk.page
          .getByRole('textbox', { name: /^Comment/ })
          .last()
          .fill('Or 57. Rd7 at once.')
        await walk.page.getByText('kept in the journal').waitFor()
      },
    },
    {
      where: 'move that is to be replaced',
      go: async walk => {
        await toStage(walk)
        await press(walk, 'Control+Shift+r')
        await walk.page.locator('.replace-bar').waitFor()
      },
    },
    {
      where: 'board alone',
      go: async walk => {
        await press(walk, 'Escape')
        await press(walk, 'Control+.')
        await walk.page.locator('.move-tree').waitFor({ state: 'detached' })
      },
    },
    {
      where: 'move list back beside the board',
      go: async walk => {
        await press(walk, 'Control+.')
        await walk.page.locator('.move-tree').waitFor()
        await press(walk, 'Control+z')
        await walk.page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
      },
    },
  ],
}

const pasting: Scene = {
  name: 'games pasted and broken',
  stops: [
    {
      where: 'moves to be pasted',
      dialog: 'pasteMoves',
      go: async walk => {
        await openPlacing(walk)
        await paste(walk, '1. R@h1 N@e8 2. N@d1 Q@z9')
      },
    },
    {
      where: 'moves that are pasted, one of them unread',
      go: async walk => {
        await paste(walk, '1. R@h1 N@e8 2. N@d1 Q@z9')
        await walk.page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
        await walk.page.locator('.unread-block').first().waitFor()
      },
    },
    {
      where: 'game that cannot be read to its end',
      go: async walk => {
        await toStage(walk)
        await press(walk, 'Control+z')
        await paste(walk, BROKEN.join('\n\n'))
        await walk.page.getByRole('tab', { name: 'Lukic' }).last().waitFor()
        await walk.page.locator('.unread-block').first().waitFor()
      },
    },
    {
      where: 'game that cannot be begun',
      go: async ({ page }) => {
        await page.locator('.game-row').nth(1).click()
        await page.locator('.broken-game').waitFor()
      },
    },
    {
      where: 'choice of a promotion',
      opens: 'board/PromotionPicker.vue',
      go: async walk => {
        await paste(walk, AMBIGUOUS)
        await walk.page.getByRole('tab', { name: /Choice/ }).waitFor()
        await dragPiece(walk.page, 'b7', 'b8')
      },
    },
    {
      where: 'choice between castling and a step',
      opens: 'board/MoveChooser.vue',
      go: ({ page }) => dragPiece(page, 'f1', 'g1'),
    },
  ],
}

/** More tabs than any window of the walk has room for. */
const MANY_TABS = 20

const crowded: Scene = {
  name: 'many tabs',
  stops: [
    {
      where: 'list of open games',
      opens: 'shell/TitleBar.vue',
      go: async walk => {
        for (let tab = 0; tab < MANY_TABS; tab += 1) {
          const white = `Surname${String(tab)}OfAPlayer`
          // In a game with the same position, it would be pasted as moves.
          const king = tab % 2 === 0 ? '3k4' : '4k3'
          await paste(walk, AMBIGUOUS.replace('Choice', white).replace('4k3', king))
          await walk.page.getByRole('tab', { name: white }).waitFor()
        }
        await walk.page.getByRole('button', { name: t('shell.title.allGames') }).click()
      },
    },
    { where: 'Home while games are open', place: 'home', go: walk => press(walk, 'Alt+Home') },
    { where: 'game again after Home', place: 'analysis', go: walk => rail(walk, 'analysis') },
  ],
}

/** Open games, and what can be done with one of them. */
export const gameScenes: readonly Scene[] = [playing, pasting, crowded]
