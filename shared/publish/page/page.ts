import { spokenLocale } from '../../i18n/spoken'
import { t } from '../../i18n/t'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import type { PageChoices, PageLook, Paper } from '../choices'
import type { PublishedGame } from '../document/document'
import type { PublishedSheet } from '../document/sheetDocument'
import { pieceSymbols } from './boards'
import { gameMarkup } from './gameHtml'
import { markup, trusted, type Markup } from './markup'
import type { Medium } from './medium'
import { sheetBody } from './sheetHtml'
import darkStyle from './dark.css?published'
import gameStyle from './game.css?published'
import frameStyle from './page.css?published'
import playerStyle from './player.css?published'
import printStyle from './print.css?published'
import onePageStyle from './sheet.css?published'
import script from '../player/player.ts?published'

interface Style {
  readonly text: string
  readonly hash: string
  /** Where it holds; everywhere without it. */
  readonly media?: string
}

/** Light, too, wherever the page is printed. */
const darkStyles = ({ theme }: PageChoices, medium: Medium): readonly Style[] => {
  if (medium === 'print' || theme === 'light') return []
  const media = theme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)'
  return [{ ...darkStyle, media }]
}

/** In this order: what stands later has the last word. */
const stylesOf = (choices: PageChoices, medium: Medium): readonly Style[] => [
  frameStyle,
  ...darkStyles(choices, medium),
  gameStyle,
  playerStyle,
  printStyle,
]

const sheetStylesOf = (choices: PageChoices, medium: Medium): readonly Style[] => [
  frameStyle,
  ...darkStyles(choices, medium),
  gameStyle,
  printStyle,
  onePageStyle,
]

/** Nothing is loaded from anywhere; style sheets and one script run, which stand in the page itself. */
const contentSecurity = (styles: readonly Style[], isMoving: boolean): string =>
  [
    "default-src 'none'",
    `style-src ${styles.map(({ hash }) => `'${hash}'`).join(' ')}`,
    ...(isMoving ? [`script-src '${script.hash}'`] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const listMarkup = (games: readonly PublishedGame[]): Markup => {
  const entries = games.map(
    ({ title, facts }, index) =>
      markup`<li><a href="#game-${index + 1}">${title}</a> <span>${facts}</span></li>`,
  )
  return markup`<nav class="games" aria-labelledby="games"><h1 id="games">${t('publish.page.games', { count: games.length })}</h1><ol>${entries}</ol></nav>`
}

/** What a page shows, without the frame of a document: one game, or a list and all of them. */
export const pageBody = (games: readonly PublishedGame[], choices: PageLook, medium: Medium): Markup => {
  const colors = BOARD_THEME_COLORS[choices.board]
  const isAlone = games.length === 1
  const articles = games.map((game, index) =>
    gameMarkup({ game, place: index + 1, colors, isAlone }, medium === 'screen'),
  )
  const columns = medium === 'print' && choices.columns === 2 ? ' two' : ''
  return markup`${pieceSymbols([...new Set(games.map(({ variant }) => variant))], choices.pieces)}
<div class="sheet"><div class="page ${medium}${columns}">${!isAlone && listMarkup(games)}${articles}</div></div>`
}

interface Document {
  readonly title: string
  readonly styles: readonly Style[]
  readonly body: Markup
  /** The script of the page runs. */
  readonly isMoving: boolean
}

const documentHtml = ({ title, styles, body, isMoving }: Document): string =>
  markup`<!doctype html>
<html lang="${spokenLocale()}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(contentSecurity(styles, isMoving))}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Backrank">
<title>${title}</title>
${styles.map(({ text, media }) => markup`<style${media !== undefined && markup` media="${media}"`}>${trusted(text)}</style>`)}</head><body>
<main>${body}</main>
${isMoving && markup`<script>${trusted(script.text)}</script>`}</body></html>
`.html

const titleOf = (pages: readonly { readonly title: string }[]): string => {
  const [first] = pages
  return pages.length === 1 && first ? first.title : t('publish.page.games', { count: pages.length })
}

/** A whole document that stands for itself: style, script and drawings are in it, and it asks nobody for anything. */
export const makePage = (games: readonly PublishedGame[], choices: PageLook, medium: Medium): string =>
  documentHtml({
    title: titleOf(games),
    styles: stylesOf(choices, medium),
    body: pageBody(games, choices, medium),
    isMoving: medium === 'screen',
  })

/** The same of preparations, each on one page. */
export const makeSheets = (
  sheets: readonly PublishedSheet[],
  choices: PageLook,
  paper: Paper,
  medium: Medium,
): string =>
  documentHtml({
    title: titleOf(sheets),
    styles: sheetStylesOf(choices, medium),
    body: sheetBody(sheets, choices, paper, medium),
    isMoving: false,
  })

const asOneText = (styles: readonly Style[]): string =>
  styles.map(({ text, media }) => (media === undefined ? text : `@media ${media} { ${text} }`)).join('\n')

/** The style of a page, for showing one within another. */
export const pageStyle = (choices: PageChoices, medium: Medium): string =>
  asOneText(stylesOf(choices, medium))

/** The style of a page of sheets. */
export const sheetStyle = (choices: PageChoices, medium: Medium): string =>
  asOneText(sheetStylesOf(choices, medium))
