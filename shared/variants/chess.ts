import { defineVariant } from './variant'

/** Orthodox chess: the array everybody knows, the rules every other system starts from. */
export const chess = defineVariant({
  id: 'chess',
  name: 'Chess',
  shortName: 'Chess',
  pgnVariant: ['Standard', 'Chess', 'Normal', 'Orthodox'],
  inventor: '',
  year: undefined,
  summary: 'The fixed array and the rules of the World Chess Federation.',
})
