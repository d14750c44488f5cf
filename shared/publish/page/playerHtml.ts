import { COLORS, type Color } from '../../board/color'
import { isSamePiece } from '../../board/piece'
import { isPlacing, type Setup } from '../../board/setup'
import { parseSquare } from '../../board/square'
import { t } from '../../i18n/t'
import { drawnCommentShapes } from '../../picture/commentShapes'
import { shapesSvg } from '../../picture/svgShapes'
import { letterOfPiece } from '../../variants/army'
import { figureOf } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import type { PublishedGame, PublishedPosition } from '../document/document'
import { labelledBoardMarkup, symbolId, handWords, rolesInHand } from './boards'
import { partName, type PageGame } from './movesHtml'
import { graphX } from './graphSvg'
import { jsonMarkup, markup, trusted, type Markup } from './markup'
import type { PlayedPage, PlayedPosition } from '../playedPage'

/** What changes on the board from one position to the next: `12.28P` empties square 12 and puts a pawn on 28. */
const changesBetween = (before: Setup | undefined, after: Setup, { army }: VariantDefinition): string =>
  after.board.pieces
    .flatMap((piece, square) => {
      const other = before?.board.pieces[square]
      if (isSamePiece(other, piece)) return []
      return [`${square}${piece ? letterOfPiece(army, piece) : '.'}`]
    })
    .join('')

const lettersInHand = (setup: Setup, color: Color, { army }: VariantDefinition): string =>
  rolesInHand(setup, color)
    .map(role => letterOfPiece(army, { role, color }))
    .join('')

/** The pieces in hand by their letters: `QNkr`. */
const handsOf = (setup: Setup, variant: VariantDefinition): string =>
  COLORS.map(color => lettersInHand(setup, color, variant)).join('')

const squareNumbers = (names: readonly string[], { board }: VariantDefinition): readonly number[] =>
  names.flatMap(name => parseSquare(name, board) ?? [])

const playedPosition = (
  position: PublishedPosition,
  { positions, variant }: PublishedGame,
  colors: PageGame['colors'],
): PlayedPosition => {
  const before = positions[position.parent]
  const drawn = drawnCommentShapes(position.shapes, { size: variant.board, orientation: 'white' })
  const shapes = shapesSvg(drawn, { colors: colors.shapes })
  const hands = handsOf(position.setup, variant)
  return [
    position.parent,
    changesBetween(before?.setup, position.setup, variant),
    squareNumbers(position.lit, variant),
    position.label,
    position.spoken,
    ...(shapes !== '' || hands !== '' ? ([shapes] as const) : []),
    ...(hands === '' ? [] : ([hands] as const)),
  ] as unknown as PlayedPosition
}

/** The pieces of each side in words, for every hand that occurs in the game. */
const wordsOfHands = ({ positions, variant }: PublishedGame): Readonly<Record<string, string>> =>
  Object.fromEntries(
    positions
      .filter(({ setup }) => isPlacing(setup))
      .flatMap(({ setup }) =>
        COLORS.map(
          color => [lettersInHand(setup, color, variant), handWords(setup, color, variant)] as const,
        ),
      )
      .filter(([letters]) => letters !== ''),
  )

/** What the script of a page needs of a game. */
const playedPage = ({ game, place, colors }: PageGame): PlayedPage => {
  const { variant, positions, graph } = game
  const letters = Object.keys(variant.army.letters) as (keyof typeof variant.army.letters)[]
  const symbols = COLORS.flatMap(color =>
    letters.map(role => [
      letterOfPiece(variant.army, { role, color }),
      symbolId(figureOf(role, variant.army), color),
    ]),
  )
  return {
    place,
    files: variant.board.files,
    ranks: variant.board.ranks,
    symbols: Object.fromEntries(symbols) as Record<string, string>,
    positions: positions.map(position => playedPosition(position, game, colors)),
    graph: graph ? graph.positions.map((position, ply) => [position, graphX(ply, graph.points.length)]) : [],
    hands: wordsOfHands(game),
    words: {
      first: t('publish.page.firstPosition'),
      after: t('publish.page.after', { move: '%' }),
      board: t('publish.page.board'),
    },
  }
}

const ICONS = {
  first: 'm11 17-5-5 5-5M18 17l-5-5 5-5',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  last: 'm6 17 5-5-5-5M13 17l5-5-5-5',
  flip: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3',
} as const

const button = (name: keyof typeof ICONS): Markup =>
  markup`<button type="button" data-go="${name}" aria-label="${t(`publish.page.${name}`)}" title="${t(`publish.page.${name}`)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg></button>`

/** A board to walk through a game. It is hidden until the script of the page runs. */
export const playerMarkup = (page: PageGame): Markup => {
  const { game, colors } = page
  const { variant, positions } = game
  const empty = { size: variant.board, pieces: positions[0]!.setup.board.pieces.map(() => undefined) }
  const shown = { variant, board: empty, orientation: 'white', colors } as const
  const board = labelledBoardMarkup(shown, t('publish.page.board'))
  const layers = '<g data-layer="lit"></g><g data-layer="pieces"></g><g data-layer="shapes"></g></svg>'
  return markup`<aside class="player" aria-label="${partName('board', page)}" hidden data-last="${colors.lastMove}">
<div class="hand" data-hand="black" role="img"></div>
${trusted(board.html.replace(/<\/svg>$/, layers))}
<div class="hand" data-hand="white" role="img"></div>
<div class="controls">${button('first')}${button('previous')}<output></output>${button('next')}${button('last')}${button('flip')}</div>
<p class="unseen">${t('publish.page.keysHint')}</p><p class="unseen" aria-live="polite"></p>
<script type="application/json">${jsonMarkup(playedPage(page))}</script></aside>`
}
