import { t } from '../t'
import type { VariantId } from '../../variants'
import type { VariantDefinition, VariantOption } from '../../variants/variant'

/** A system by its id: definitions with options on are the system that they came from. */
type Named = Pick<VariantDefinition, 'id'>

const idOf = ({ id }: Named): VariantId => id as VariantId

/** What a system is called on the screen. */
export const variantName = (system: Named): string => t(`systems.${idOf(system)}.name`)

/** The same for tight places. */
export const variantShortName = (system: Named): string => t(`systems.${idOf(system)}.shortName`)

/** What a system is, in two or three sentences. */
export const variantSummary = (system: Named): string => t(`systems.${idOf(system)}.summary`)

/** Who invented it; empty if no single person did. */
export const systemInventor = ({ id, inventor }: Pick<VariantDefinition, 'id' | 'inventor'>): string =>
  inventor === '' ? '' : t(`systems.${idOf({ id })}.inventor`)

/** `Davor Vujacic, 2020`, as much of it as is known. */
export const variantOrigin = (system: Pick<VariantDefinition, 'id' | 'inventor' | 'year'>): string => {
  const inventor = systemInventor(system)
  return system.year === undefined ? inventor : t('variants.origin', { inventor, year: String(system.year) })
}

/** What an option is called. */
export const optionName = ({ id }: Pick<VariantOption, 'id'>): string => t(`variants.options.${id}.name`)

/** What an option does. */
export const optionSummary = ({ id }: Pick<VariantOption, 'id'>): string =>
  t(`variants.options.${id}.summary`)
