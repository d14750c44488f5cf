import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Command } from '../io/command'

const row = ({ id, name, shortName, inventor, year, playable, summary, options }: VariantDefinition) => ({
  id,
  name,
  shortName,
  inventor,
  year: year ?? null,
  playable,
  summary,
  options: options.map(option => ({ id: option.id, name: option.name, summary: option.summary })),
})

const table = (): string => {
  const width = Math.max(...VARIANTS.map(({ id }) => id.length))
  return VARIANTS.map(
    ({ id, name, playable }) => `${id.padEnd(width)}  ${name}${playable ? '' : ' (starts only)'}\n`,
  ).join('')
}

export const variants: Command = {
  name: 'variants',
  words: '',
  summary: 'list the systems',
  flags: ['json'],
  count: [0, 0],
  run: async (line, terminal) => {
    await terminal.write(line.has('json') ? `${JSON.stringify(VARIANTS.map(row), null, 2)}\n` : table())
    return 0
  },
}
