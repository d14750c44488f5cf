import { EQUIPMENT } from '../../procedures/model/procedure'
import { proceduresFor } from '../../procedures/catalogue'
import { thrownStart } from '../../procedures/throwing/finished'
import { replayThrows } from '../../procedures/throwing/throwing'
import { isSamePosition } from '../../setup/starts/sameSetup'
import type { Setup } from '../../board/setup'
import type { VariantDefinition } from '../../variants/variant'
import { impossibleReading, type OneBoxReading } from './oneBoxReading'

/** Results of dice or coins, three or more: `1 2 2 3 3 5`, `HT H TT`. */
export const THROWS = /^(?:\d{1,2}|[HT]{1,3})(?:[\s,;]+(?:\d{1,2}|[HT]{1,3})){2,}$/i

const startsThrown = (variant: VariantDefinition, results: readonly string[]): readonly Setup[] =>
  proceduresFor(variant.id).flatMap(procedure =>
    EQUIPMENT.filter(equipment => procedure.equipment.includes(equipment)).flatMap(equipment => {
      const thrown = replayThrows(procedure, equipment, results)
      const start = thrown.ok ? thrownStart(thrown.value) : undefined
      return start && start.missed === undefined ? [start.setup] : []
    }),
  )

/** The starts that these throws give, by any procedure of the system with any of its equipment. */
export const readThrows = (text: string, variant: VariantDefinition): readonly OneBoxReading[] => {
  const starts = startsThrown(variant, text.split(/[\s,;]+/))
  const different = starts.filter(
    (setup, place) => !starts.slice(0, place).some(other => isSamePosition(other, setup)),
  )
  return different.length === 0
    ? [impossibleReading({ kind: 'notTheThrows' })]
    : different.map(setup => ({ kind: 'position', setup, warnings: [], readAs: 'throws' }))
}
