import type { Translation } from '../../catalogue/catalogue'

export const germanCommon = {
  white: 'Weiß',
  black: 'Schwarz',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
} as const satisfies Translation['common']
