import type { Translation } from '../../catalogue/catalogue'

export const serbianProcedureNames = {
  'fischer-random-1': 'Fischer Random 1: kralj i topovi na kraju',
  'fischer-random-2': 'Fischer Random 2: topovi posle kralja',
  'modern-random': 'Modern Random',
  'ajax-random': 'Ajax Random',
  'english-random-1': 'English Random 1: prvo lovci',
  'english-random-2': 'English Random 2: prvo kralj',
  'capablanca-random-1a': 'Capablanca Random 1a: lovci na različitim bojama',
  'capablanca-random-1b': 'Capablanca Random 1b: lovci gde padnu',
  'korean-random': 'Korean Random',
  'fischer-benko': 'Fischer-Benko: lovci i jedan top',
  'half-random-transcendental': 'Half-Random Transcendental: lovci i jedan top',
  beautiful: 'Beautiful Chess',
  chess960: 'Chess960',
  'double-chess960': 'Double Chess960',
  transcendental: 'Transcendental',
  'contemporary-random': 'Contemporary Random',
  'arrangement-random': 'Arrangement Random',
  'capablanca-random': 'Capablanca Random sa svim uslovima',
  'modern-capablanca-random': 'Modern Capablanca Random',
} as const satisfies Translation['procedureNames']
