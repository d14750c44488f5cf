import type { Translation } from '../../catalogue/catalogue'

export const spanishProcedureNames = {
  'fischer-random-1': 'Fischer Random 1: rey y torres al final',
  'fischer-random-2': 'Fischer Random 2: torres después del rey',
  'modern-random': 'Modern Random',
  'ajax-random': 'Ajax Random',
  'english-random-1': 'English Random 1: alfiles primero',
  'english-random-2': 'English Random 2: rey primero',
  'capablanca-random-1a': 'Capablanca Random 1a: alfiles en colores opuestos',
  'capablanca-random-1b': 'Capablanca Random 1b: alfiles donde caigan',
  'korean-random': 'Korean Random',
  'fischer-benko': 'Fischer-Benko: alfiles y una torre',
  'half-random-transcendental': 'Half-Random Transcendental: alfiles y una torre',
  beautiful: 'Beautiful Chess',
  chess960: 'Chess960',
  'double-chess960': 'Double Chess960',
  transcendental: 'Transcendental',
  'contemporary-random': 'Contemporary Random',
  'arrangement-random': 'Arrangement Random',
  'capablanca-random': 'Capablanca Random con todas las condiciones',
  'modern-capablanca-random': 'Modern Capablanca Random',
} as const satisfies Translation['procedureNames']
