import { variantName, variantSummary } from '@shared/i18n/names/variantNames'
import { formatNumber } from '@shared/i18n/numbers'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

const row = (variant: VariantDefinition): string => {
  const { id, board } = variant
  const thrown = randomStartCount(variant)
  const cells = [
    variantName(variant),
    `\`${id}\``,
    `${board.files} × ${board.ranks}`,
    formatNumber(startCount(variant)),
    thrown > 0 ? formatNumber(thrown) : '–',
  ]
  return `| ${cells.join(' | ')} |\n`
}

/** The rows of a table of all systems: name, id, board, starts and throws. */
export const systemRows = (): string => VARIANTS.map(row).join('')

/** The summary of each system, under its name. */
export const systemSummaries = (): string =>
  VARIANTS.map(variant => `### ${variantName(variant)}\n\n${variantSummary(variant)}\n`).join('\n')
