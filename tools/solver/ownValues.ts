import path from 'node:path'
import { unwrap } from '@shared/result'
import type { SetupArray } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import { searchArray } from '../../electron/engine/arrays/searchArray'
import { soloSearch, type SoloSearch } from '../../electron/engine/pool/soloSearch'

/** Hash for the deepest searches asked for here. */
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
): number => unwrap(searchArray(search, { variant, options: [], fen }, nodes)).value
