import { contemporaryRandom } from './contemporaryRandom'
import { CASTLING_960, defineVariant } from './variant'

/**
 * Ajax Random Chess: rook, bishop and knight may also step one square quietly where they otherwise cannot.
 *
 * @see http://webmail.chessvariants.com/invention/ajax-chess
 */
export const ajaxRandom = defineVariant({
  id: 'ajax-random',
  name: 'Ajax Random Chess',
  shortName: 'Ajax Random',
  pgnVariant: ['Ajax Random Chess'],
  inventor: 'José Carrillo',
  year: undefined,
  summary:
    'The king stands between the rooks, the bishops where they fall. Rooks may also step one square diagonally, bishops one square straight, knights one square in any direction, never to capture.',
  start: { ...contemporaryRandom.start, black: 'mirrored' },
  castling: CASTLING_960,
  quietSteps: { rook: 'diagonal', bishop: 'orthogonal', knight: 'any' },
  bishopsOfOneColorAreDead: false,
})
