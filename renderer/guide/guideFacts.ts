import { count, type CountPart } from '@shared/variants/guide/guide'
import type { VariantDefinition } from '@shared/variants/variant'

/** A count that the head of a page names. */
export interface GuideFact {
  readonly name: string
  readonly part: CountPart
}

const hasThrows = ({ setupPhase }: VariantDefinition): boolean =>
  setupPhase?.kind === 'placement' && setupPhase.random.length > 0

/** The counts of a system, from the rules. */
export const guideFacts = (variant: VariantDefinition): readonly GuideFact[] => [
  { name: 'Ranks a side', part: count('ranks') },
  ...(hasThrows(variant) ? [{ name: 'Throws', part: count('throws') }] : []),
  { name: 'First positions', part: count('starts') },
]

/** `Davor Vujacic, 2020`, as much of it as is known. */
export const originOf = ({ inventor, year }: VariantDefinition): string =>
  [inventor, year].filter(part => part !== undefined && part !== '').join(', ')
