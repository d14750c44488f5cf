import '@lichess-org/chessground/assets/chessground.base.css'
import '@lichess-org/chessground/assets/chessground.cburnett.css'
import './pieces.css'
import { h, type FunctionalComponent, type VNode } from 'vue'
import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { figureOf } from '@shared/i18n/names/pieceNames'
import type { Army } from '@shared/variants/variant'
import { ownArt, svgUri } from '@shared/picture/pieces/pieceArt'
import { chosenSet } from './chosenSet'
import { ORTHODOX_FIGURES } from '@shared/picture/pieces/orthodoxFigures'

interface PieceIconProps {
  readonly color: Color
  /** Undefined for a letter that is no role of the army. */
  readonly role: Role | undefined
  /** The FEN letter, shown on a disc if there is no picture for the role. */
  readonly letter?: string
  /** The army, if it is not an orthodox one: a Janggi rook is drawn as a chariot. */
  readonly army?: Army
}

const box = (color: Color, drawing: VNode, more = '') =>
  h('span', { class: ['piece-icon', more, `is-${color}`], 'aria-hidden': 'true' }, [drawing])

const orthodox = (figure: string, color: Color) =>
  box(color, h('piece', { class: [color, figure] }), 'cg-wrap')

const own = (art: string, color: Color) =>
  box(color, h('img', { src: svgUri(art), alt: '', draggable: 'false' }))

const disc = ({ color, letter = '?' }: PieceIconProps) => {
  const circle = h('circle', { cx: 22.5, cy: 22.5, r: 17, 'stroke-width': 1.5 })
  const text = h('text', { x: 22.5, y: 23 }, letter.toUpperCase())
  return box(color, h('svg', { viewBox: '0 0 45 45', width: '100%', height: '100%' }, [circle, text]))
}

/** A single piece outside a live board, as large as its font size or its box. */
export const PieceIcon: FunctionalComponent<PieceIconProps> = props => {
  if (props.role === undefined) return disc(props)
  const figure = figureOf(props.role, props.army)
  const art = ownArt(figure, props.color, chosenSet.value)
  if (art !== undefined) return own(art, props.color)
  return ORTHODOX_FIGURES.has(figure) ? orthodox(figure, props.color) : disc(props)
}

PieceIcon.props = ['color', 'role', 'letter', 'army']
