import { t } from '@shared/i18n/t'
import type { VariantDefinition } from '@shared/variants/variant'
import { variantName } from '@shared/i18n/names/variantNames'
import { describeImpossible } from '../newAnalysis/describeImpossible'
import type { ThrowTextFault } from './throws'

/** Why a text names no throw, as a sentence. */
export const describeThrowFault = (fault: ThrowTextFault, variant: VariantDefinition): string =>
  fault.kind === 'noThrow'
    ? t('training.form.noThrow', { system: variantName(variant) })
    : describeImpossible(fault, variant)
