import type { LanguageFacts } from '../../catalogue/catalogue'

export default {
  name: 'Srpski',
  // `Sf3`, `Dxd7`. Archbishop and chancellor keep the letters of English: `N` of `nadbiskup` is a knight there, and `K` is the king.
  letters: {
    knight: 'S',
    bishop: 'L',
    rook: 'T',
    queen: 'D',
  },
} satisfies LanguageFacts
