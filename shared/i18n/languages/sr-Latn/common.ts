import type { Translation } from '../../catalogue/catalogue'

export const serbianCommon = {
  white: 'Beli',
  black: 'Crni',
  cancel: 'Otkaži',
  close: 'Zatvori',
  save: 'Sačuvaj',
  undo: 'Opozovi',
  redo: 'Ponovi',
} as const satisfies Translation['common']
