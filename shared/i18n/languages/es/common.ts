import type { Translation } from '../../catalogue/catalogue'

export const spanishCommon = {
  white: 'Blancas',
  black: 'Negras',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  undo: 'Deshacer',
  redo: 'Rehacer',
} as const satisfies Translation['common']
