import { spokenLocale } from '../../i18n/spoken'
import { variantName } from '../../i18n/names/variantNames'
import { t } from '../../i18n/t'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import type { PageChoices, PageLook, Paper, Medium } from '../choices'
import type { PublishedGame } from '../document/document'
import type { PublishedSheet } from '../document/sheetDocument'
import { pieceSymbols } from './boards'
import { gameMarkup } from './gameHtml'
import { markup, trusted, type Markup } from './markup'
import { sheetBody } from './sheetHtml'
import figurineStyle from '../fonts/figurines.css?published'
import cyrillicStyle from '../fonts/interCyrillic.css?published'
import greekStyle from '../fonts/interGreek.css?published'
import latinStyle from '../fonts/interLatin.css?published'
import latinExtendedStyle from '../fonts/interLatinExtended.css?published'
import printCyrillicStyle from '../fonts/printCyrillic.css?published'
import printGreekStyle from '../fonts/printGreek.css?published'
import printLatinStyle from '../fonts/printLatin.css?published'
import printLatinExtendedStyle from '../fonts/printLatinExtended.css?published'
import darkStyle from './dark.css?published'
import gameStyle from './game.css?published'
import frameStyle from './page.css?published'
import playerStyle from './player.css?published'
import printStyle from './print.css?published'
import onePageStyle from './sheet.css?published'
import script from '../player/player.ts?published'

/** A style sheet inside a document, and its hash for the policy of the document. */
export interface Style {
  readonly text: string
  readonly hash: string
  /** The media query under which it applies; always if absent. */
  readonly media?: string
}

/** The style sheet of the dark theme, if needed. Printed pages are always light. */
const darkStyles = ({ theme }: PageChoices, medium: Medium): readonly Style[] => {
  if (medium === 'print' || theme === 'light') return []
  const media = theme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)'
  return [{ ...darkStyle, media }]
}

/** The scripts that are part of a document only if its text has such letters. Plain Latin always is. */
const LETTERS = {
  latinExtended: /[\u0100-\u024f\u1e00-\u1eff]/,
  cyrillic: /[\u0400-\u04ff]/,
  greek: /[\u0370-\u03ff]/,
} as const
type Script = keyof typeof LETTERS

/**
 * For the screen, one file with all weights. When Chromium prints, it turns the letters of such a file into drawings, which are
 * larger and print worse; so for paper each weight has its own file.
 */
const TYPEFACES: Readonly<Record<Medium, Readonly<Record<'latin' | Script, Style>>>> = {
  screen: {
    latin: latinStyle,
    latinExtended: latinExtendedStyle,
    cyrillic: cyrillicStyle,
    greek: greekStyle,
  },
  print: {
    latin: printLatinStyle,
    latinExtended: printLatinExtendedStyle,
    cyrillic: printCyrillicStyle,
    greek: printGreekStyle,
  },
}

/** The typefaces that a text needs, which are part of the document. */
const fontStyles = (text: string, medium: Medium): readonly Style[] => {
  const typeface = TYPEFACES[medium]
  const needed = (Object.keys(LETTERS) as Script[]).filter(script => LETTERS[script].test(text))
  return [typeface.latin, ...needed.map(script => typeface[script]), figurineStyle]
}

/** The style sheets in this order, of which later ones win; `sheets` are pages that are laid out one by one. */
export const stylesOf = (
  choices: PageChoices,
  medium: Medium,
  content: 'games' | 'sheets',
): readonly Style[] => [
  frameStyle,
  ...darkStyles(choices, medium),
  gameStyle,
  ...(content === 'games' ? [playerStyle, printStyle] : [printStyle, onePageStyle]),
]

/** The content security policy: nothing is loaded, and only the style sheets and the script of the page itself are allowed. */
const contentSecurity = (styles: readonly Style[], isMoving: boolean): string =>
  [
    "default-src 'none'",
    `style-src ${styles.map(({ hash }) => `'${hash}'`).join(' ')}`,
    ...(isMoving ? [`script-src '${script.hash}'`] : []),
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** What is kept of a game after it is laid out. */
interface ShownGame extends Pick<PublishedGame, 'title' | 'facts' | 'keywords' | 'variant'> {
  readonly article: Markup
}

const listMarkup = (games: readonly ShownGame[]): Markup => {
  const entries = games.map(
    ({ title, facts }, index) =>
      markup`<li><a href="#game-${index + 1}">${title}</a> <span>${facts}</span></li>`,
  )
  return markup`<nav class="games" aria-labelledby="games"><h1 id="games">${t('publish.page.games', { count: games.length })}</h1><ol>${entries}</ol></nav>`
}

const shownGame = (
  game: PublishedGame,
  place: number,
  isAlone: boolean,
  { board }: PageLook,
  medium: Medium,
): ShownGame => {
  const { title, facts, keywords, variant } = game
  const page = { game, place, colors: BOARD_THEME_COLORS[board], isAlone }
  return { title, facts, keywords, variant, article: gameMarkup(page, medium === 'screen') }
}

const bodyOf = (shown: readonly ShownGame[], choices: PageLook, medium: Medium): Markup => {
  const columns = medium === 'print' && choices.columns === 2 ? ' two' : ''
  const articles = shown.map(({ article }) => article)
  return markup`${pieceSymbols([...new Set(shown.map(({ variant }) => variant))], choices.pieces)}
<div class="sheet"><div class="page ${medium}${columns}">${shown.length > 1 && listMarkup(shown)}${articles}</div></div>`
}

/** The body of a page without the frame of a document: one game, or a list of games and all of them. */
export const pageBody = (games: readonly PublishedGame[], choices: PageLook, medium: Medium): Markup =>
  bodyOf(
    games.map((game, index) => shownGame(game, index + 1, games.length === 1, choices, medium)),
    choices,
    medium,
  )

/** The parts of a self-contained document. */
export interface Document {
  readonly title: string
  /** What it is about, in one line. */
  readonly description: string
  /** Players, systems, events. */
  readonly keywords: readonly string[]
  readonly styles: readonly Style[]
  readonly body: Markup
  readonly medium: Medium
  /** Whether the script of the page runs. */
  readonly isMoving: boolean
}

/** A whole document that loads nothing: styles, typefaces and drawings are included. */
export const documentHtml = ({
  title,
  description,
  keywords,
  styles: looks,
  body,
  medium,
  isMoving,
}: Document): string => {
  const styles = [...fontStyles(title + body.html, medium), ...looks]
  return markup`<!doctype html>
<html lang="${spokenLocale()}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(contentSecurity(styles, isMoving))}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Backrank">
<meta name="description" content="${description}"><meta name="keywords" content="${keywords.join(', ')}">
<title>${title}</title>
${styles.map(({ text, media }) => markup`<style${media !== undefined && markup` media="${media}"`}>${trusted(text)}</style>`)}</head><body>
<main>${body}</main>
${isMoving && markup`<script>${trusted(script.text)}</script>`}</body></html>
`.html
}

/** The most games or names listed in the head of a document. */
const MOST_NAMED = 100

/** The names without duplicates and empty ones. */
const listed = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter(name => name !== '').slice(0, MOST_NAMED)

const titleOf = (pages: readonly { readonly title: string }[]): string => {
  const [first] = pages
  return pages.length === 1 && first ? first.title : t('publish.page.games', { count: pages.length })
}

/** A document that takes one game at a time and keeps only what it shows of it. */
export interface GrowingPage {
  readonly add: (game: PublishedGame) => void
  /** The whole document. */
  readonly html: () => string
}

/** Begins a self-contained document: style, script, typefaces and drawings are in it, and it loads nothing. */
export const startPage = (choices: PageLook, medium: Medium): GrowingPage => {
  const shown: ShownGame[] = []
  /** A game that is alone has another heading. Until a second one is added, both are possible. */
  let only: PublishedGame | undefined
  const show = (game: PublishedGame, isAlone: boolean) =>
    shownGame(game, shown.length + 1, isAlone, choices, medium)
  return {
    add: game => {
      if (shown.length === 0 && !only) {
        only = game
        return
      }
      if (only) shown.push(show(only, false))
      only = undefined
      shown.push(show(game, false))
    },
    html: () => {
      const all = only ? [show(only, true)] : shown
      return documentHtml({
        title: titleOf(all),
        description: all.length === 1 ? all[0]!.facts : listed(all.map(({ title }) => title)).join('; '),
        keywords: listed(all.flatMap(({ keywords }) => keywords)),
        styles: stylesOf(choices, medium, 'games'),
        body: bodyOf(all, choices, medium),
        medium,
        isMoving: medium === 'screen',
      })
    },
  }
}

/** A whole document of some games. */
export const makePage = (games: readonly PublishedGame[], choices: PageLook, medium: Medium): string => {
  const page = startPage(choices, medium)
  games.forEach(page.add)
  return page.html()
}

/** A document of preparations, each on one page. */
export const makeSheets = (
  sheets: readonly PublishedSheet[],
  choices: PageLook,
  paper: Paper,
  medium: Medium,
): string =>
  documentHtml({
    title: titleOf(sheets),
    description: listed(sheets.map(({ facts }) => facts)).join('; '),
    keywords: listed(sheets.map(({ variant }) => variantName(variant))),
    styles: stylesOf(choices, medium, 'sheets'),
    body: sheetBody(sheets, choices, paper, medium),
    medium,
    isMoving: false,
  })

/** The styles of a page as one text, for showing the page within another. */
export const pageStyle = (choices: PageChoices, medium: Medium, content: 'games' | 'sheets'): string =>
  stylesOf(choices, medium, content)
    .map(({ text, media }) => (media === undefined ? text : `@media ${media} { ${text} }`))
    .join('\n')
