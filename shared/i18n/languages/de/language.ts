import type { LanguageFacts } from '../../catalogue/catalogue'

export default {
  name: 'Deutsch',
  // `Sf3`, `Dxd7`. The chancellor keeps his C, as K is the king; the pieces of Janggi have no letters of their own in German.
  letters: {
    knight: 'S',
    bishop: 'L',
    rook: 'T',
    queen: 'D',
    archbishop: 'E',
  },
} satisfies LanguageFacts
