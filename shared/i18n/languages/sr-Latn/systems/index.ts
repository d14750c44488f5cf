import type { Translation } from '../../../catalogue/catalogue'
import { serbianAjaxRandom } from './ajaxRandom'
import { serbianArrangement } from './arrangement'
import { serbianArrangementRandom } from './arrangementRandom'
import { serbianBeautiful } from './beautiful'
import { serbianCapablancaRandom } from './capablancaRandom'
import { serbianChess } from './chess'
import { serbianChess960 } from './chess960'
import { serbianContemporaryRandom } from './contemporaryRandom'
import { serbianDoubleChess960 } from './doubleChess960'
import { serbianEnglishRandom } from './englishRandom'
import { serbianFischerBenko } from './fischerBenko'
import { serbianHalfRandomTranscendental } from './halfRandomTranscendental'
import { serbianKoreanRandom } from './koreanRandom'
import { serbianModernCapablancaRandom } from './modernCapablancaRandom'
import { serbianModernRandom } from './modernRandom'
import { serbianPreChess } from './preChess'
import { serbianTranscendental } from './transcendental'

/** By the ids of the systems; a name that is missing is the same in Serbian. */
export const serbianSystems = {
  chess: serbianChess,
  chess960: serbianChess960,
  'double-chess960': serbianDoubleChess960,
  'fischer-benko': serbianFischerBenko,
  'half-random-transcendental': serbianHalfRandomTranscendental,
  'pre-chess': serbianPreChess,
  transcendental: serbianTranscendental,
  arrangement: serbianArrangement,
  'arrangement-random': serbianArrangementRandom,
  beautiful: serbianBeautiful,
  'contemporary-random': serbianContemporaryRandom,
  'ajax-random': serbianAjaxRandom,
  'english-random': serbianEnglishRandom,
  'modern-random': serbianModernRandom,
  'capablanca-random': serbianCapablancaRandom,
  'modern-capablanca-random': serbianModernCapablancaRandom,
  'korean-random': serbianKoreanRandom,
} as const satisfies Translation['systems']
