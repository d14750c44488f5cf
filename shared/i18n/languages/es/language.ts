import type { LanguageFacts } from '../../catalogue/catalogue'

export default {
  name: 'Español',
  // `Cf3`, `Dxd7`: rey R, dama D, torre T, alfil A, caballo C. The pieces that would share one of them have letters of their own.
  letters: {
    king: 'R',
    queen: 'D',
    rook: 'T',
    bishop: 'A',
    knight: 'C',
  },
} satisfies LanguageFacts
