import type { Translation } from '../../catalogue/catalogue'

export const germanProcedureNames = {
  'fischer-random-1': 'Fischer Random 1: König und Türme zuletzt',
  'fischer-random-2': 'Fischer Random 2: Türme nach dem König',
  'modern-random': 'Modern Random',
  'ajax-random': 'Ajax Random',
  'english-random-1': 'English Random 1: Läufer zuerst',
  'english-random-2': 'English Random 2: König zuerst',
  'capablanca-random-1a': 'Capablanca Random 1a: ungleichfarbige Läufer',
  'capablanca-random-1b': 'Capablanca Random 1b: Läufer beliebig',
  'korean-random': 'Korean Random',
  'fischer-benko': 'Fischer-Benko: Läufer und ein Turm',
  'half-random-transcendental': 'Half-Random Transcendental: Läufer und ein Turm',
  beautiful: 'Beautiful Chess',
  chess960: 'Chess960',
  'double-chess960': 'Double Chess960',
  transcendental: 'Transcendental',
  'contemporary-random': 'Contemporary Random',
  'arrangement-random': 'Arrangement Random',
  'capablanca-random': 'Capablanca Random mit allen Bedingungen',
  'modern-capablanca-random': 'Modern Capablanca Random',
} as const satisfies Translation['procedureNames']
