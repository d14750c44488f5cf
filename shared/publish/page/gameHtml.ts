import { formatNumber } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { JUDGMENT_NAGS, JUDGMENTS, type Judgment } from '../../report/judgment'
import { PHASES } from '../../report/phases'
import { nagGlyph } from '../../tree/nagGlyphs'
import type { AccuracyRow, PublishedSetup, SetupRow, PublishedTurn } from '../document/document'
import { partName, type PageGame, blocksMarkup, diagramMarkup, glyphsMarkup, proseMarkup } from './movesHtml'
import { graphMarkup } from './graphSvg'
import { markup, type Markup } from './markup'
import { playerMarkup } from './playerHtml'
import { ranksMarkup } from './boards'

const turnMarkup = (turn: PublishedTurn | undefined, place: number): Markup =>
  turn
    ? markup`<td><a id="g${place}t${turn.position}">${turn.text}${glyphsMarkup(turn.glyphs)}</a></td><td class="value">${turn.value}</td>`
    : markup`<td></td><td></td>`

const rowMarkup = ({ number, white, black }: SetupRow, place: number): Markup =>
  markup`<tr><th scope="row">${number}</th>${turnMarkup(white, place)}${turnMarkup(black, place)}</tr>`

/** The heading of a part of a game, one level below the title. */
const partMarkup = (id: string, text: string, { isAlone }: PageGame): Markup =>
  isAlone
    ? markup`<h2 class="part" id="${id}">${text}</h2>`
    : markup`<h3 class="part" id="${id}">${text}</h3>`

const setupMarkup = (setup: PublishedSetup, game: PageGame): Markup => {
  const rows = setup.rows.map(row => rowMarkup(row, game.place))
  const head = markup`<thead class="unseen"><tr><th scope="col">${t('publish.page.turn')}</th><th scope="col" colspan="2">${t('publish.page.white')}</th><th scope="col" colspan="2">${t('publish.page.black')}</th></tr></thead>`
  return markup`<section class="placed">${partMarkup(`g${game.place}setup`, t('publish.page.setup', { plies: setup.plies }), game)}
<table class="turns" aria-labelledby="g${game.place}setup">${head}<tbody>${rows}</tbody></table>
<p class="small">${[setup.explanation.table, setup.summary].filter(text => text !== '').join(' ')}</p>${setup.notes.length > 0 && markup`<div class="notes">${blocksMarkup(setup.notes, game)}</div>`}</section>`
}

const beginningMarkup = (game: PageGame): Markup | false => {
  const { ranks, setup, firstDiagram } = game.game
  const strips = ranks.map(one => ranksMarkup(one, game.game.variant, game.colors))
  if (strips.length === 0 && !setup && !firstDiagram) return false
  return markup`<div class="beginning">${strips.length > 0 && markup`<div class="strips">${strips}</div>`}${
    firstDiagram && diagramMarkup(firstDiagram, game)
  }${setup && setupMarkup(setup, game)}</div>`
}

/** The head of a column of counts: its glyph, with words for screen readers. */
const countHeadMarkup = (name: Judgment): Markup => {
  const { glyph, tone } = nagGlyph(JUDGMENT_NAGS[name])
  return markup`<th scope="col" class="count"><i class="${tone}" aria-hidden="true">${glyph}</i><span class="unseen">${t(`publish.page.counts.${name}`)}</span></th>`
}

const accuracyMarkup = (rows: readonly AccuracyRow[], game: PageGame): Markup => {
  const phases = PHASES.filter(phase => rows.some(row => row.phases[phase] !== undefined))
  const cell = (value: number | undefined) =>
    markup`<td>${value === undefined ? '' : formatNumber(Math.round(value))}</td>`
  const heads = [
    ...phases.map(phase => markup`<th scope="col">${t(`publish.page.phases.${phase}`)}</th>`),
    markup`<th scope="col" class="whole">${t('publish.page.all')}</th>`,
    ...JUDGMENTS.map(name => countHeadMarkup(name)),
  ]
  const body = rows.map(
    row =>
      markup`<tr><th scope="row">${row.player}</th>${[
        ...phases.map(phase => cell(row.phases[phase])),
        markup`<td class="whole">${formatNumber(Math.round(row.all))}</td>`,
        ...JUDGMENTS.map(name => cell(row.judged[name])),
      ]}</tr>`,
  )
  const id = `g${game.place}accuracy`
  return markup`<section class="accuracy">${partMarkup(id, t('publish.page.accuracy'), game)}
<table aria-labelledby="${id}"><thead><tr><th scope="col"><span class="unseen">${t('publish.page.player')}</span></th>${heads}</tr></thead><tbody>${body}</tbody></table></section>`
}

const sourcesMarkup = (sources: readonly string[]): Markup | false =>
  sources.length > 0 && markup`<footer>${sources.join(' ')}</footer>`

const resultMarkup = (result: string): Markup | false =>
  result !== '' && markup`<p class="result">${result}</p>`

/**
 * A game as a section of a page.
 *
 * @param isMoving whether it has a board to click and key through
 */
export const gameMarkup = (game: PageGame, isMoving: boolean): Markup => {
  const { title, facts, introduction, graph, text, result, accuracy, sources } = game.game
  const heading = game.isAlone
    ? markup`<h1 id="game-${game.place}">${title}</h1>`
    : markup`<h2 id="game-${game.place}">${title}</h2>`
  const moves = text.length === 0 ? markup`<p>${t('publish.page.noMoves')}</p>` : blocksMarkup(text, game)
  return markup`<article class="game" aria-labelledby="game-${game.place}" data-place="${game.place}">
<header>${heading}<p>${facts}</p></header>
${introduction.length > 0 && markup`<div class="introduction">${proseMarkup(introduction)}</div>`}
${beginningMarkup(game)}
${graph && graphMarkup(graph, game.place)}
<div class="body"><section class="text" aria-label="${partName('moves', game)}">${moves}${resultMarkup(result)}</section>
${isMoving && playerMarkup(game)}</div>
${accuracy.length > 0 && accuracyMarkup(accuracy, game)}
${sourcesMarkup(sources)}
</article>`
}
