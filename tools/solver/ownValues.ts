import path from 'node:path'
import { unwrap } from '@shared/result'
import type { SetupArray } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import { answerQuestion } from '../../electron/engine/search/answerQuestion'
import { arrayQuestion, arrayValue } from '../../electron/engine/search/arrays'
import { soloSearch, type SoloSearch } from '../../electron/engine/pool/soloSearch'

/** The hash size for the deepest searches of these tools. */
const HASH_MIB = 64

/** Our own engine on this thread. */
export const openSearch = (resources: string): SoloSearch =>
  soloSearch(path.join(resources, 'core.wasm'), HASH_MIB)

/** The value of an array in centipawns from White's view, as the program finds it. */
export const ownValue = (
  search: SoloSearch,
  variant: VariantDefinition,
  { fen }: Pick<SetupArray, 'fen'>,
  nodes: number,
): number =>
  arrayValue(unwrap(answerQuestion(search, arrayQuestion({ variant, options: [], fen }, nodes)))).value
