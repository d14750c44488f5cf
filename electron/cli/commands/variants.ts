import { optionSummary, variantSummary } from '@shared/i18n/names/variantNames'
import { textTable } from '@shared/textTable'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { defineCommand } from '../io/command'
import { jsonFlag } from '../io/sharedFlags'

const row = (system: VariantDefinition) => ({
  id: system.id,
  name: system.name,
  shortName: system.shortName,
  inventor: system.inventor,
  year: system.year ?? null,
  summary: variantSummary(system),
  options: system.options.map(option => ({
    id: option.id,
    name: option.name,
    summary: optionSummary(option),
  })),
})

const table = (): string =>
  textTable(
    VARIANTS.map(({ id, name }) => [id, name]),
    'left',
  )

export const variantsCommand = defineCommand({
  name: 'variants',
  words: '',
  summary: 'list the systems',
  flags: { json: jsonFlag },
  count: [0, 0],
  run: async ({ flags }, terminal) => {
    await terminal.write(flags.json ? `${JSON.stringify(VARIANTS.map(row), null, 2)}\n` : table())
    return 0
  },
})
