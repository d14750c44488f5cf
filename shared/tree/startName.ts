import { parseFen } from '../notation/fen/fen'
import { startIdentity } from '../notation/oneBox/oneBoxStart'
import { withOptions } from '../variants/options'
import { variantById, type VariantId } from '../variants'

/** The number of a first position among those of its system. */
export interface StartName {
  readonly kind: 'throw' | 'start'
  readonly number: number
  /** The number of throws or starts that the system has. */
  readonly count: number
}

/** The most first positions that are remembered: titles are requested at every edit of their game. */
const MAX_KNOWN = 200

const known = new Map<string, StartName | undefined>()

const read = (id: VariantId, options: readonly string[], fen: string): StartName | undefined => {
  const variant = withOptions(variantById(id), options)
  const setup = parseFen(variant, fen)
  if (!setup.ok) return undefined
  const identity = startIdentity(variant, setup.value.setup)
  if (identity.kind === 'position' || identity.count === 1) return undefined
  const { kind, number, count } = identity
  return { kind, number, count }
}

/** The number of a first position in its system; undefined if it has none, or if there is only one. */
export const startNameOf = (
  id: VariantId,
  options: readonly string[],
  fen: string,
): StartName | undefined => {
  const key = [id, ...options, fen].join(' ')
  if (known.has(key)) return known.get(key)
  if (known.size >= MAX_KNOWN) known.clear()
  const name = read(id, options, fen)
  known.set(key, name)
  return name
}
