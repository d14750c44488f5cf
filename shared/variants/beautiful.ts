import {
  BISHOPS_OPPOSITE,
  CASTLING_960,
  defineVariant,
  EIGHT_BY_EIGHT_FRAME,
  ORTHODOX_PIECES,
  shuffleOf,
} from './variant'

/**
 * Beautiful Chess: within each rank bishops, rooks and knights mirror each other about the middle
 * and so do king and queen; castling is tied to the rooks, wherever the king stands.
 *
 * @see http://wikibin.org/articles/beautiful-chess.html
 */
export const beautiful = defineVariant({
  id: 'beautiful',
  name: 'Beautiful Chess',
  shortName: 'Beautiful',
  pgnVariant: ['Beautiful Chess'],
  inventor: 'Czech amateurs',
  year: 2013,
  start: {
    frame: EIGHT_BY_EIGHT_FRAME,
    shuffles: shuffleOf(ORTHODOX_PIECES),
    conditions: [BISHOPS_OPPOSITE, { kind: 'mirroredPairs' }],
    black: 'independent',
    numbering: 'alphabetical',
  },
  castling: { ...CASTLING_960, rookOf: 'half', fen: 'files' },
})
