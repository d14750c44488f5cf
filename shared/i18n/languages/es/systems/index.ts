import type { Translation } from '../../../catalogue/catalogue'
import { spanishAjaxRandom } from './ajaxRandom'
import { spanishArrangement } from './arrangement'
import { spanishArrangementRandom } from './arrangementRandom'
import { spanishBeautiful } from './beautiful'
import { spanishCapablancaRandom } from './capablancaRandom'
import { spanishChess } from './chess'
import { spanishChess960 } from './chess960'
import { spanishContemporaryRandom } from './contemporaryRandom'
import { spanishDoubleChess960 } from './doubleChess960'
import { spanishEnglishRandom } from './englishRandom'
import { spanishFischerBenko } from './fischerBenko'
import { spanishHalfRandomTranscendental } from './halfRandomTranscendental'
import { spanishKoreanRandom } from './koreanRandom'
import { spanishModernCapablancaRandom } from './modernCapablancaRandom'
import { spanishModernRandom } from './modernRandom'
import { spanishPreChess } from './preChess'
import { spanishTranscendental } from './transcendental'

/** By the ids of the systems; a name that is missing is the same in Spanish. */
export const spanishSystems = {
  chess: spanishChess,
  chess960: spanishChess960,
  'double-chess960': spanishDoubleChess960,
  'fischer-benko': spanishFischerBenko,
  'half-random-transcendental': spanishHalfRandomTranscendental,
  'pre-chess': spanishPreChess,
  transcendental: spanishTranscendental,
  arrangement: spanishArrangement,
  'arrangement-random': spanishArrangementRandom,
  beautiful: spanishBeautiful,
  'contemporary-random': spanishContemporaryRandom,
  'ajax-random': spanishAjaxRandom,
  'english-random': spanishEnglishRandom,
  'modern-random': spanishModernRandom,
  'capablanca-random': spanishCapablancaRandom,
  'modern-capablanca-random': spanishModernCapablancaRandom,
  'korean-random': spanishKoreanRandom,
} as const satisfies Translation['systems']
