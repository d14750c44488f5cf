/** The games that come with the program, by their ids. */
export const samplesTexts = {
  'lukic-vujacic': {
    name: 'Lukic – Vujacic, 2020',
    description: 'A published game with its setup phase: both sides place five pieces each, then 106 plies.',
  },
  'fischer-benko-setup': {
    name: 'A Fischer-Benko setup',
    description: 'From three dice a side to the last two pieces, placed in one turn.',
  },
} as const
