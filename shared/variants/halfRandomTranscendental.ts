import { transcendental } from './transcendental'
import { defineVariant } from './variant'

/**
 * Half-Random Transcendental: thrown and placed like Fischer-Benko, the king anywhere, no castling.
 *
 * @see https://www.chessvariants.com/invention/fischer-benko-chess
 */
export const halfRandomTranscendental = defineVariant({
  ...transcendental,
  id: 'half-random-transcendental',
  name: 'Half-Random Transcendental',
  shortName: 'Half-Random Tr.',
  pgnVariant: [
    'Half-Random Transcendental',
    'Half-Random Transcendental Chess',
    'Benko-Lawrence',
    'Benko-Lawrence Chess',
    'Half-Random Transcendental (Benko-Lawrence)',
  ],
  inventor: 'Davor Vujacic and Ola Sassersson',
  year: 2020,
  setupPhase: { kind: 'placement', random: ['bishop', 'bishop', 'rook'], pairLast: true },
  transposition: false,
})
