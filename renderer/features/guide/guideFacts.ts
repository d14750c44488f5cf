import type { VariantDefinition } from '@shared/variants/variant'

/** A count that the head of a page names. */
export type GuideFact = 'ranks' | 'throws' | 'starts'

const hasThrows = ({ setupPhase }: VariantDefinition): boolean =>
  setupPhase?.kind === 'placement' && setupPhase.random.length > 0

/** The counts of a system, from the rules. */
export const guideFacts = (variant: VariantDefinition): readonly GuideFact[] =>
  hasThrows(variant) ? ['ranks', 'throws', 'starts'] : ['ranks', 'starts']
