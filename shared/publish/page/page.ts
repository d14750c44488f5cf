import { spokenLocale } from '../../i18n/spoken'
import { t } from '../../i18n/t'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import type { PageChoices } from '../choices'
import type { PublishedGame } from '../document/document'
import { pieceSymbols } from './boards'
import { gameMarkup } from './gameHtml'
import { markup, trusted, type Markup } from './markup'
import gameStyle from './game.css?published'
import frameStyle from './page.css?published'
import playerStyle from './player.css?published'
import printStyle from './print.css?published'
import script from '../player/player.ts?published'

/** In this order: what stands later has the last word. */
const STYLES = [frameStyle, gameStyle, playerStyle, printStyle]

/** For whom a document is: somebody at a screen, or paper. */
export type Medium = 'screen' | 'print'

/** Nothing is loaded from anywhere; one style sheet and one script run, which stand in the page itself. */
const contentSecurity = (medium: Medium): string =>
  [
    "default-src 'none'",
    `style-src ${STYLES.map(({ hash }) => `'${hash}'`).join(' ')}`,
    ...(medium === 'screen' ? [`script-src '${script.hash}'`] : []),
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
export const pageBody = (games: readonly PublishedGame[], choices: PageChoices, medium: Medium): Markup => {
  const colors = BOARD_THEME_COLORS[choices.board]
  const isAlone = games.length === 1
  const articles = games.map((game, index) =>
    gameMarkup({ game, place: index + 1, colors }, isAlone, medium === 'screen'),
  )
  const theme = medium === 'print' ? 'light' : choices.theme
  const columns = medium === 'print' && choices.columns === 2 ? ' two' : ''
  return markup`${pieceSymbols([...new Set(games.map(({ variant }) => variant))])}
<div class="sheet"><main class="page ${medium}${columns}" data-theme="${theme}">${!isAlone && listMarkup(games)}${articles}</main></div>`
}

/** A whole document that stands for itself: style, script and drawings are in it, and it asks nobody for anything. */
export const makePage = (games: readonly PublishedGame[], choices: PageChoices, medium: Medium): string => {
  const [first] = games
  const title = games.length === 1 && first ? first.title : t('publish.page.games', { count: games.length })
  return markup`<!doctype html>
<html lang="${spokenLocale()}" data-theme="${medium === 'print' ? 'light' : choices.theme}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(contentSecurity(medium))}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Backrank">
<title>${title}</title>
${STYLES.map(({ text }) => markup`<style>${trusted(text)}</style>`)}</head><body>
${pageBody(games, choices, medium)}
${medium === 'screen' && markup`<script>${trusted(script.text)}</script>`}</body></html>
`.html
}

/** The style of a page, for showing one within another. */
export const pageStyle: string = STYLES.map(({ text }) => text).join('\n')
