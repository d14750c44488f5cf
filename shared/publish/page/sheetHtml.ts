import { COLORS, type Color } from '../../board/color'
import { t } from '../../i18n/t'
import type { BoardColors } from '../../picture/boardSvg'
import { BOARD_THEME_COLORS } from '../../picture/boardThemes'
import { figureOf } from '../../i18n/names/pieceNames'
import type { PageLook, Paper, Medium } from '../choices'
import { isPlacing } from '../../board/setup'
import type {
  PublishedSheet,
  SheetColumn,
  SheetLine,
  SheetMove,
  SheetRow,
  SheetTrap,
} from '../document/sheetDocument'
import {
  boardMarkup,
  boardWords,
  PIECE_BOX,
  pieceSymbols,
  symbolId,
  handWords,
  rolesInHand,
  ranksMarkup,
} from './boards'
import { markup, trusted, type Markup } from './markup'
import { glyphsMarkup } from './movesHtml'

/** A move with its number, which are never split across lines. */
const moveMarkup = ({ lead, text, glyphs }: SheetMove): Markup =>
  markup`<span class="move">${lead !== '' && markup`<span class="lead">${lead}</span>`}${text}${glyphsMarkup(glyphs)}</span>`

const movesMarkup = (moves: readonly SheetMove[]): Markup =>
  trusted(moves.map(move => moveMarkup(move).html).join(' '))

const lineMarkup = ({ moves, isCut }: SheetLine): Markup => markup`${isCut && '… '}${movesMarkup(moves)}`

/** Lines deeper than this are not indented further. */
const MAX_INDENT = 9

const indent = (depth: number): Markup => trusted('<i class="in"></i>'.repeat(Math.min(depth, MAX_INDENT)))

const rowMarkup = ({ depth, answer, replies, value, mark, joins, tight }: SheetRow): Markup =>
  markup`<tr${depth === 0 && trusted(' class="main"')}><td${tight.includes('answer') && trusted(' class="tight"')}><div>${indent(depth)}${moveMarkup(answer)}${mark !== '' && markup` <b class="mark">${mark}</b>`}</div></td><td class="reply${tight.includes('reply') ? ' tight' : ''}"><div>${movesMarkup(replies)}${
    joins !== '' && markup`${replies.length > 0 && ' '}<span class="joins">${joins}</span>`
  }</div></td><td class="value">${value}</td></tr>`

const columnMarkup = ({ from, rows }: SheetColumn): Markup => {
  const head = markup`<thead><tr><th scope="col">${t('publish.sheet.answer')}</th><th scope="col">${t('publish.sheet.reply')}</th><th scope="col" class="value">${t('publish.sheet.worth')}</th></tr></thead>`
  const goesOn =
    from.moves.length > 0 && markup`<tr class="from"><td colspan="3"><div>${lineMarkup(from)}</div></td></tr>`
  return markup`<table aria-label="${t('publish.sheet.answers')}">${head}<tbody>${goesOn}${rows.map(rowMarkup)}</tbody></table>`
}

const trapMarkup = ({ line, mistake, replies, value }: SheetTrap): Markup =>
  markup`<li><span class="way">${lineMarkup(line)}</span> <b>${movesMarkup([mistake])}</b> <b class="reply">${movesMarkup(replies)}</b><span class="value">${value}</span></li>`

const trapsMarkup = (traps: readonly SheetTrap[]): Markup | false =>
  traps.length > 0 &&
  markup`<section class="traps"><h2>${t('publish.sheet.traps')}</h2><ul>${traps.map(trapMarkup)}</ul></section>`

const openingMarkup = ({ opening, openingValue }: PublishedSheet): Markup | false =>
  opening.length > 0 &&
  markup`<p class="opening"><b>${movesMarkup(opening)}</b> <span class="value">${openingValue}</span></p>`

const handMarkup = ({ setup, variant }: PublishedSheet, color: Color): Markup => {
  const drawn = rolesInHand(setup, color).map(
    role =>
      `<svg viewBox="0 0 ${PIECE_BOX} ${PIECE_BOX}"><use href="#${symbolId(figureOf(role, variant.army), color)}"/></svg>`,
  )
  return markup`<span class="in-hand" role="img" aria-label="${handWords(setup, color, variant)}">${trusted(drawn.join(''))}</span>`
}

const boardOf = (sheet: PublishedSheet, colors: BoardColors): Markup => {
  const { variant, setup, color } = sheet
  const words = boardWords(t('publish.page.firstPosition'), { setup }, variant)
  const board = boardMarkup({ variant, board: setup.board, orientation: color, colors }, words)
  const hands = isPlacing(setup) && markup`<p class="hands">${COLORS.map(one => handMarkup(sheet, one))}</p>`
  return markup`<div class="first">${board}${hands}</div>`
}

const headMarkup = (sheet: PublishedSheet, look: PageLook, place: number): Markup => {
  const { title, facts, numbers, color, ranks, variant } = sheet
  const colors = BOARD_THEME_COLORS[look.board]
  const strips = ranks.map(one => ranksMarkup(one, variant, colors))
  return markup`<header><div class="names"><h1 id="sheet-${place}">${title}</h1>${facts !== '' && markup`<p>${facts}</p>`}
<p class="numbers"><b>${t('publish.sheet.prepared', { color })}</b>${numbers.map(number => markup`<span>${number}</span>`)}</p>
<div class="strips">${strips}</div></div>${boardOf(sheet, colors)}</header>`
}

const hasOnlyMove = ({ columns, traps, opening }: PublishedSheet): boolean =>
  [
    opening,
    ...columns.flatMap(({ rows }) => rows.map(({ replies }) => replies)),
    ...traps.map(({ replies }) => replies),
  ].some(moves => moves.some(({ glyphs }) => glyphs.some(({ nag }) => nag === 7)))

const footMarkup = (sheet: PublishedSheet): Markup => {
  const hasMarks = sheet.columns.some(({ rows }) => rows.some(({ mark }) => mark !== ''))
  const words = [
    t('publish.sheet.order'),
    ...(hasOnlyMove(sheet) ? [t('publish.sheet.onlyMove')] : []),
    ...(hasMarks ? [t('publish.sheet.goesOn')] : []),
    ...(sheet.sources === '' ? [] : [sheet.sources]),
  ]
  return markup`<footer>${sheet.left !== '' && markup`<b>${sheet.left}</b> `}${words.join(' ')}</footer>`
}

const sheetMarkup = (sheet: PublishedSheet, look: PageLook, place: number): Markup => {
  const columns = sheet.columns.map(columnMarkup)
  const table =
    columns.length > 0
      ? markup`<div class="columns">${columns}</div>`
      : markup`<p>${t('publish.sheet.noAnswers')}</p>`
  return markup`<article class="one-page" aria-labelledby="sheet-${place}">${headMarkup(sheet, look, place)}
${openingMarkup(sheet)}
${table}
${trapsMarkup(sheet.traps)}
${footMarkup(sheet)}</article>`
}

/** The body of pages of sheets, without the frame of a document. */
export const sheetBody = (
  sheets: readonly PublishedSheet[],
  look: PageLook,
  paper: Paper,
  medium: Medium,
): Markup =>
  markup`${pieceSymbols([...new Set(sheets.map(({ variant }) => variant))], look.pieces)}
<div class="sheet"><div class="page ${medium} ${paper}">${sheets.map((sheet, index) => sheetMarkup(sheet, look, index + 1))}</div></div>`
