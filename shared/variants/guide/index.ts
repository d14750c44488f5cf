import type { VariantId } from '..'
import { ajaxRandomGuide } from './ajaxRandom'
import { arrangementGuide } from './arrangement'
import { arrangementRandomGuide } from './arrangementRandom'
import { beautifulGuide } from './beautiful'
import { capablancaRandomGuide } from './capablancaRandom'
import { chessGuide } from './chess'
import { chess960Guide } from './chess960'
import { contemporaryRandomGuide } from './contemporaryRandom'
import { doubleChess960Guide } from './doubleChess960'
import { englishRandomGuide } from './englishRandom'
import { fischerBenkoGuide } from './fischerBenko'
import type { Guide } from './guide'
import { halfRandomTranscendentalGuide } from './halfRandomTranscendental'
import { koreanRandomGuide } from './koreanRandom'
import { modernCapablancaRandomGuide } from './modernCapablancaRandom'
import { modernRandomGuide } from './modernRandom'
import { preChessGuide } from './preChess'
import { transcendentalGuide } from './transcendental'

/** A system without a page does not compile. */
const GUIDES: Readonly<Record<VariantId, Guide>> = {
  chess: chessGuide,
  chess960: chess960Guide,
  'double-chess960': doubleChess960Guide,
  'fischer-benko': fischerBenkoGuide,
  'half-random-transcendental': halfRandomTranscendentalGuide,
  'pre-chess': preChessGuide,
  transcendental: transcendentalGuide,
  arrangement: arrangementGuide,
  'arrangement-random': arrangementRandomGuide,
  beautiful: beautifulGuide,
  'contemporary-random': contemporaryRandomGuide,
  'ajax-random': ajaxRandomGuide,
  'english-random': englishRandomGuide,
  'modern-random': modernRandomGuide,
  'capablanca-random': capablancaRandomGuide,
  'modern-capablanca-random': modernCapablancaRandomGuide,
  'korean-random': koreanRandomGuide,
}

/** The rules page of a system. */
export const guideOf = (id: VariantId): Guide => GUIDES[id]
