import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** Systems whose starts arise in the same way. */
export interface SystemGroup {
  readonly title: string
  readonly systems: readonly VariantDefinition[]
}

const STANDARD_SIZE = 8

const isLarger = ({ board }: VariantDefinition): boolean =>
  board.files !== STANDARD_SIZE || board.ranks !== STANDARD_SIZE

/** The first test that a system passes decides. */
const GROUPS: readonly { readonly title: string; readonly has: (system: VariantDefinition) => boolean }[] = [
  { title: 'Placed by the players', has: ({ setupPhase }) => setupPhase !== undefined },
  { title: 'Fixed', has: ({ start }) => start.shuffles.length === 0 },
  {
    title: 'Each side its own',
    has: ({ start }) => start.black === 'independent' || start.black === 'relocated',
  },
  { title: 'Larger boards', has: isLarger },
  { title: 'One throw, mirrored', has: () => true },
]

/** From the simplest to the largest. */
const ORDER = ['Fixed', 'One throw, mirrored', 'Each side its own', 'Placed by the players', 'Larger boards']

const groupOf = (system: VariantDefinition): string => GROUPS.find(({ has }) => has(system))!.title

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const searched = ({ name, shortName, pgnVariant, inventor }: VariantDefinition): string =>
  folded([name, shortName, ...pgnVariant, inventor].join('\n'))

/** The systems in which every word of `query` occurs, by the way their starts arise; empty groups left out. */
export const systemGroups = (query = ''): readonly SystemGroup[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = VARIANTS.filter(system => words.every(word => searched(system).includes(word)))
  return ORDER.map(title => ({ title, systems: found.filter(system => groupOf(system) === title) })).filter(
    ({ systems }) => systems.length > 0,
  )
}
