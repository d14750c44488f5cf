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
  start: { ...contemporaryRandom.start, black: 'mirrored' },
  castling: CASTLING_960,
  quietSteps: { rook: 'diagonal', bishop: 'orthogonal', knight: 'any' },
  bishopsOfOneColorAreDead: false,
})
