import type { Translation } from '../../../catalogue/catalogue'
import { germanAjaxRandom } from './ajaxRandom'
import { germanArrangement } from './arrangement'
import { germanArrangementRandom } from './arrangementRandom'
import { germanBeautiful } from './beautiful'
import { germanCapablancaRandom } from './capablancaRandom'
import { germanChess } from './chess'
import { germanChess960 } from './chess960'
import { germanContemporaryRandom } from './contemporaryRandom'
import { germanDoubleChess960 } from './doubleChess960'
import { germanEnglishRandom } from './englishRandom'
import { germanFischerBenko } from './fischerBenko'
import { germanHalfRandomTranscendental } from './halfRandomTranscendental'
import { germanKoreanRandom } from './koreanRandom'
import { germanModernCapablancaRandom } from './modernCapablancaRandom'
import { germanModernRandom } from './modernRandom'
import { germanPreChess } from './preChess'
import { germanTranscendental } from './transcendental'

/** By the ids of the systems; a name that is missing is the same in German. */
export const germanSystems = {
  chess: germanChess,
  chess960: germanChess960,
  'double-chess960': germanDoubleChess960,
  'fischer-benko': germanFischerBenko,
  'half-random-transcendental': germanHalfRandomTranscendental,
  'pre-chess': germanPreChess,
  transcendental: germanTranscendental,
  arrangement: germanArrangement,
  'arrangement-random': germanArrangementRandom,
  beautiful: germanBeautiful,
  'contemporary-random': germanContemporaryRandom,
  'ajax-random': germanAjaxRandom,
  'english-random': germanEnglishRandom,
  'modern-random': germanModernRandom,
  'capablanca-random': germanCapablancaRandom,
  'modern-capablanca-random': germanModernCapablancaRandom,
  'korean-random': germanKoreanRandom,
} as const satisfies Translation['systems']
