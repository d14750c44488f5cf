import { folded } from '../text/folded'
import { systemInventor, variantName, variantShortName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** Systems whose starts arise in the same way. */
export interface VariantGroup {
  readonly title: string
  readonly variants: readonly VariantDefinition[]
}

const STANDARD_SIZE = 8

const isLarger = ({ board }: VariantDefinition): boolean =>
  board.files !== STANDARD_SIZE || board.ranks !== STANDARD_SIZE

/** A variant belongs to the first group whose test it passes. */
const GROUPS = [
  { id: 'placed', has: ({ setupPhase }: VariantDefinition) => setupPhase !== undefined },
  { id: 'fixed', has: ({ start }: VariantDefinition) => start.shuffles.length === 0 },
  { id: 'larger', has: isLarger },
  {
    id: 'independent',
    has: ({ start }: VariantDefinition) => start.black === 'independent' || start.black === 'relocated',
  },
  { id: 'mirrored', has: () => true },
] as const

type GroupId = (typeof GROUPS)[number]['id']

/** The groups as they are listed, from the simplest to the largest. */
const ORDER: readonly GroupId[] = ['fixed', 'mirrored', 'independent', 'placed', 'larger']

const groupOf = (variant: VariantDefinition): GroupId => GROUPS.find(({ has }) => has(variant))!.id

const searched = (system: VariantDefinition): string =>
  folded(
    [variantName(system), variantShortName(system), systemInventor(system), ...system.pgnVariant].join('\n'),
  )

/** The variants whose names or inventors contain every word of `query`, in groups; empty groups are left out. */
export const variantGroups = (query = ''): readonly VariantGroup[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = VARIANTS.filter(variant => words.every(word => searched(variant).includes(word)))
  return ORDER.map(id => ({
    title: t(`variants.groups.${id}`),
    variants: found.filter(variant => groupOf(variant) === id),
  })).filter(({ variants }) => variants.length > 0)
}
