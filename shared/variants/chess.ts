import { defineVariant } from './variant'

/**
 * Orthodox chess: the array everybody knows, the rules every other system starts from. `From Position`
 * is what some sites call a game of it that begins from a FEN.
 */
export const chess = defineVariant({
  id: 'chess',
  name: 'Chess',
  shortName: 'Chess',
  pgnVariant: ['Chess', 'Standard', 'Normal', 'Classical', 'Orthodox', 'From Position'],
  inventor: '',
  year: undefined,
})
