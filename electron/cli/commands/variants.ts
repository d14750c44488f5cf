import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { defineCommand } from '../io/command'
import { jsonFlag } from '../io/sharedFlags'

const row = ({ id, name, shortName, inventor, year, summary, options }: VariantDefinition) => ({
  id,
  name,
  shortName,
  inventor,
  year: year ?? null,
  summary,
  options: options.map(option => ({ id: option.id, name: option.name, summary: option.summary })),
})

const table = (): string => {
  const width = Math.max(...VARIANTS.map(({ id }) => id.length))
  return VARIANTS.map(({ id, name }) => `${id.padEnd(width)}  ${name}\n`).join('')
}

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
