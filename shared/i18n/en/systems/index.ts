import { ajaxRandom as ajaxRandomRules } from '../../../variants/ajaxRandom'
import { arrangement as arrangementRules } from '../../../variants/arrangement'
import { arrangementRandom as arrangementRandomRules } from '../../../variants/arrangementRandom'
import { beautiful as beautifulRules } from '../../../variants/beautiful'
import { capablancaRandom as capablancaRandomRules } from '../../../variants/capablancaRandom'
import { chess as chessRules } from '../../../variants/chess'
import { chess960 as chess960Rules } from '../../../variants/chess960'
import { contemporaryRandom as contemporaryRandomRules } from '../../../variants/contemporaryRandom'
import { doubleChess960 as doubleChess960Rules } from '../../../variants/doubleChess960'
import { englishRandom as englishRandomRules } from '../../../variants/englishRandom'
import { fischerBenko as fischerBenkoRules } from '../../../variants/fischerBenko'
import { halfRandomTranscendental as halfRandomTranscendentalRules } from '../../../variants/halfRandomTranscendental'
import { koreanRandom as koreanRandomRules } from '../../../variants/koreanRandom'
import { modernCapablancaRandom as modernCapablancaRandomRules } from '../../../variants/modernCapablancaRandom'
import { modernRandom as modernRandomRules } from '../../../variants/modernRandom'
import { preChess as preChessRules } from '../../../variants/preChess'
import { transcendental as transcendentalRules } from '../../../variants/transcendental'
import type { VariantId } from '../../../variants'
import type { VariantIdentity } from '../../../variants/variant'
import { ajaxRandomTexts } from './ajaxRandom'
import { arrangementTexts } from './arrangement'
import { arrangementRandomTexts } from './arrangementRandom'
import { beautifulTexts } from './beautiful'
import { capablancaRandomTexts } from './capablancaRandom'
import { chessTexts } from './chess'
import { chess960Texts } from './chess960'
import { contemporaryRandomTexts } from './contemporaryRandom'
import { doubleChess960Texts } from './doubleChess960'
import { englishRandomTexts } from './englishRandom'
import { fischerBenkoTexts } from './fischerBenko'
import { halfRandomTranscendentalTexts } from './halfRandomTranscendental'
import { koreanRandomTexts } from './koreanRandom'
import { modernCapablancaRandomTexts } from './modernCapablancaRandom'
import { modernRandomTexts } from './modernRandom'
import { preChessTexts } from './preChess'
import { transcendentalTexts } from './transcendental'

type Names = Pick<VariantIdentity, 'name' | 'shortName' | 'inventor'>

/** A system is named by its definition, in files as in English; its texts may say it with finer signs. */
const named = <N extends Names>({ name, shortName, inventor }: N) =>
  ({ name, shortName, inventor }) as Pick<N, keyof Names>

/** What is said of each system, by its id. A system without texts does not compile. */
export const systemTexts = {
  chess: { ...named(chessRules), ...chessTexts },
  chess960: { ...named(chess960Rules), ...chess960Texts },
  'double-chess960': { ...named(doubleChess960Rules), ...doubleChess960Texts },
  'fischer-benko': { ...named(fischerBenkoRules), ...fischerBenkoTexts },
  'half-random-transcendental': { ...named(halfRandomTranscendentalRules), ...halfRandomTranscendentalTexts },
  'pre-chess': { ...named(preChessRules), ...preChessTexts },
  transcendental: { ...named(transcendentalRules), ...transcendentalTexts },
  arrangement: { ...named(arrangementRules), ...arrangementTexts },
  'arrangement-random': { ...named(arrangementRandomRules), ...arrangementRandomTexts },
  beautiful: { ...named(beautifulRules), ...beautifulTexts },
  'contemporary-random': { ...named(contemporaryRandomRules), ...contemporaryRandomTexts },
  'ajax-random': { ...named(ajaxRandomRules), ...ajaxRandomTexts },
  'english-random': { ...named(englishRandomRules), ...englishRandomTexts },
  'modern-random': { ...named(modernRandomRules), ...modernRandomTexts },
  'capablanca-random': { ...named(capablancaRandomRules), ...capablancaRandomTexts },
  'modern-capablanca-random': { ...named(modernCapablancaRandomRules), ...modernCapablancaRandomTexts },
  'korean-random': { ...named(koreanRandomRules), ...koreanRandomTexts },
} as const satisfies Readonly<Record<VariantId, { readonly summary: string; readonly guide: object }>>
