import { doubleChess960 } from './doubleChess960'
import { defineVariant } from './variant'

/**
 * Fischer-Benko Chess: bishops and one rook of each side by dice, the other five placed by the players in turn, the
 * last two together; then Chess960.
 *
 * @see https://www.chessvariants.com/invention/fischer-benko-chess
 */
export const fischerBenko = defineVariant({
  ...doubleChess960,
  id: 'fischer-benko',
  name: 'Fischer-Benko Chess',
  shortName: 'Fischer-Benko',
  pgnVariant: [
    'Fischer-Benko Chess',
    'Fischer-Benko',
    'Half-Random Chess',
    'Fischer-Benko Chess (Half-Random Chess)',
  ],
  inventor: 'Davor Vujacic',
  year: 2020,
  setupPhase: { kind: 'placement', random: ['bishop', 'bishop', 'rook'], pairLast: true },
})
