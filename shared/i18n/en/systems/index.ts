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
import { ajaxRandom } from './ajaxRandom'
import { arrangement } from './arrangement'
import { arrangementRandom } from './arrangementRandom'
import { beautiful } from './beautiful'
import { capablancaRandom } from './capablancaRandom'
import { chess } from './chess'
import { chess960 } from './chess960'
import { contemporaryRandom } from './contemporaryRandom'
import { doubleChess960 } from './doubleChess960'
import { englishRandom } from './englishRandom'
import { fischerBenko } from './fischerBenko'
import { halfRandomTranscendental } from './halfRandomTranscendental'
import { koreanRandom } from './koreanRandom'
import { modernCapablancaRandom } from './modernCapablancaRandom'
import { modernRandom } from './modernRandom'
import { preChess } from './preChess'
import { transcendental } from './transcendental'

type Names = Pick<VariantIdentity, 'name' | 'shortName' | 'inventor'>

/** A system is named by its definition, in files as in English; its texts may say it with finer signs. */
const named = <N extends Names>({ name, shortName, inventor }: N) =>
  ({ name, shortName, inventor }) as Pick<N, keyof Names>

/** What is said of each system, by its id. A system without texts does not compile. */
export const systems = {
  chess: { ...named(chessRules), ...chess },
  chess960: { ...named(chess960Rules), ...chess960 },
  'double-chess960': { ...named(doubleChess960Rules), ...doubleChess960 },
  'fischer-benko': { ...named(fischerBenkoRules), ...fischerBenko },
  'half-random-transcendental': { ...named(halfRandomTranscendentalRules), ...halfRandomTranscendental },
  'pre-chess': { ...named(preChessRules), ...preChess },
  transcendental: { ...named(transcendentalRules), ...transcendental },
  arrangement: { ...named(arrangementRules), ...arrangement },
  'arrangement-random': { ...named(arrangementRandomRules), ...arrangementRandom },
  beautiful: { ...named(beautifulRules), ...beautiful },
  'contemporary-random': { ...named(contemporaryRandomRules), ...contemporaryRandom },
  'ajax-random': { ...named(ajaxRandomRules), ...ajaxRandom },
  'english-random': { ...named(englishRandomRules), ...englishRandom },
  'modern-random': { ...named(modernRandomRules), ...modernRandom },
  'capablanca-random': { ...named(capablancaRandomRules), ...capablancaRandom },
  'modern-capablanca-random': { ...named(modernCapablancaRandomRules), ...modernCapablancaRandom },
  'korean-random': { ...named(koreanRandomRules), ...koreanRandom },
} as const satisfies Readonly<Record<VariantId, { readonly summary: string; readonly guide: object }>>
