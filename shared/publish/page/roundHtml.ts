import { COLORS } from '../../board/color'
import { variantName } from '../../i18n/names/variantNames'
import { t } from '../../i18n/t'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import type { PageLook, Paper } from '../choices'
import { placingTurns, type RoundBoard, type RoundPrint, type RoundSheets } from '../document/roundSheets'
import { boardWords, labelledBoardMarkup, pieceSymbols } from './boards'
import { markup, trusted, type Markup } from './markup'
import { documentHtml, stylesOf } from './page'
import roundStyle from './round.css?published'

/** The moves for which a score sheet has room: columns, and lines in each. */
const MOVES = { columns: 3, lines: 20 } as const
/** Lengths in millimeters. */
const FORM = { width: 174, line: 6.3, head: 6, number: 8 } as const

/** The empty table of moves, drawn once and shown on every sheet. */
const movesForm = (): Markup => {
  const column = FORM.width / MOVES.columns
  const height = FORM.head + FORM.line * MOVES.lines
  const half = (column - FORM.number) / 2
  const parts: string[] = []
  const line = (x1: number, y1: number, x2: number, y2: number, weight = 0.12) =>
    parts.push(
      `<line x1="${x1.toFixed(2)}" y1="${y1.toFixed(2)}" x2="${x2.toFixed(2)}" y2="${y2.toFixed(2)}" stroke="#888" stroke-width="${weight}"/>`,
    )
  const text = (x: number, y: number, said: string) =>
    parts.push(
      `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="2.9" text-anchor="middle" fill="#444">${said}</text>`,
    )
  for (let at = 0; at < MOVES.columns; at++) {
    const x = at * column
    for (const edge of [x, x + FORM.number, x + FORM.number + half])
      line(edge, 0, edge, height, edge === x ? 0.3 : 0.12)
    text(x + FORM.number + half / 2, 4.2, markup`${t('round.print.white')}`.html)
    text(x + FORM.number + half * 1.5, 4.2, markup`${t('round.print.black')}`.html)
    for (let row = 0; row < MOVES.lines; row++)
      text(x + FORM.number / 2, FORM.head + FORM.line * row + 4.3, String(at * MOVES.lines + row + 1))
  }
  line(FORM.width, 0, FORM.width, height, 0.3)
  for (let row = -1; row <= MOVES.lines; row++) {
    const y = row < 0 ? 0 : FORM.head + FORM.line * row
    line(0, y, FORM.width, y, row <= 0 || row === MOVES.lines ? 0.3 : 0.12)
  }
  return trusted(
    `<svg class="symbols" aria-hidden="true" width="0" height="0"><symbol id="moves-form" viewBox="-0.3 -0.3 ${FORM.width + 0.6} ${height + 0.6}">${parts.join('')}</symbol></svg>`,
  )
}

const diagram = ({ variant }: RoundSheets, { setup }: RoundBoard, look: PageLook, title: string): Markup => {
  const colors = BOARD_THEME_COLORS[look.board]
  const words = boardWords(title, { setup }, variant)
  return labelledBoardMarkup({ variant, board: setup.board, orientation: 'white', colors }, words)
}

const headline = ({ event, round }: RoundSheets): string =>
  [event, round === '' ? '' : t('round.print.title', { round })].filter(text => text !== '').join(', ') ||
  t('round.print.untitled')

const factsOf = ({ variant, boards, date }: RoundSheets): string =>
  [t('round.print.facts', { system: variantName(variant), count: boards.length }), date]
    .filter(text => text !== '')
    .join(', ')

const diagramsMarkup = (sheets: RoundSheets, look: PageLook): Markup => {
  const figures = sheets.boards.map(one => {
    const title = t('round.print.board', { board: one.board })
    return markup`<figure><figcaption><b>${title}</b> <span>${one.name}</span></figcaption>${diagram(sheets, one, look, title)}</figure>`
  })
  return markup`<section class="round-diagrams"><header><h1>${headline(sheets)}</h1><p>${factsOf(sheets)}</p></header>
<div class="diagrams">${figures}</div><footer>${t('round.print.commitment', { commitment: sheets.commitment })}</footer></section>`
}

const field = (label: string, value: string, kind = ''): Markup =>
  markup`<div class="blank ${kind}"><dt>${label}</dt><dd>${value}</dd></div>`

const setupMarkup = ({ variant }: RoundSheets, { setup }: RoundBoard): Markup | false => {
  const placing = placingTurns(variant, setup)
  if (!placing) return false
  const rows = Array.from({ length: placing.turns }, (_, at) => {
    const isPair = placing.pairLast && at === placing.turns - 1
    return markup`<tr${isPair && trusted(' class="pair"')}><th scope="row">${isPair ? t('round.print.last') : at + 1}</th><td></td><td></td></tr>`
  })
  return markup`<table class="setup"><caption>${t('round.print.setup')}</caption><thead><tr><td></td><th scope="col">${t('round.print.white')}</th><th scope="col">${t('round.print.black')}</th></tr></thead><tbody>${rows}</tbody></table>${
    placing.pairLast && markup`<p class="note">${t('round.print.lastNote')}</p>`
  }`
}

const sheetMarkup = (sheets: RoundSheets, one: RoundBoard, look: PageLook): Markup => {
  const { event, round, date, variant } = sheets
  const title = t('round.print.board', { board: one.board })
  const system = [variantName(variant), one.name].filter(text => text !== '').join(', ')
  return markup`<article class="board-sheet" aria-label="${title}"><dl class="blanks">${[
    field(t('round.print.event'), event, 'wide'),
    field(t('round.print.round'), round),
    field(t('round.print.boardField'), String(one.board)),
    field(t('round.print.date'), date),
    field(t('round.print.white'), '', 'half'),
    field(t('round.print.black'), '', 'half'),
  ]}</dl><div class="begin"><figure>${diagram(sheets, one, look, title)}<figcaption>${system}</figcaption></figure><div>${setupMarkup(sheets, one)}${field(t('round.print.result'), '', 'result')}</div></div>
<svg class="moves" viewBox="0 0 ${FORM.width} ${FORM.head + FORM.line * MOVES.lines}"><use href="#moves-form"/></svg>
<dl class="blanks signatures">${[
    ...COLORS.map(color => field(t('round.print.signatures', { color }), '')),
    field(t('round.print.arbiter'), ''),
  ]}</dl></article>`
}

/** A document to print for a round: numbered diagrams, a score sheet for each board, or both. */
export const makeRoundSheets = (
  sheets: RoundSheets,
  print: RoundPrint,
  look: PageLook,
  paper: Paper,
): string => {
  const parts = [
    print !== 'sheets' && diagramsMarkup(sheets, look),
    print !== 'diagrams' && sheets.boards.map(one => sheetMarkup(sheets, one, look)),
  ]
  return documentHtml({
    title: headline(sheets),
    description: factsOf(sheets),
    keywords: [variantName(sheets.variant)],
    styles: [...stylesOf(look, 'print', 'sheets'), roundStyle],
    body: markup`${pieceSymbols([sheets.variant], look.pieces)}${movesForm()}<div class="sheet"><div class="page print ${paper}">${parts}</div></div>`,
    medium: 'print',
    isMoving: false,
  })
}
