import { ok } from '@shared/result'
import { PROCEDURES } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { defineCommand } from '../io/command'
import { print } from '../io/terminal'
import { jsonFlag } from '../io/sharedFlags'

const record = ({ variant, source, ...procedure }: Procedure) => ({
  ...procedure,
  variant: variant ?? null,
  source: source ?? null,
})

const table = (): string => {
  const width = Math.max(...PROCEDURES.map(({ id }) => id.length))
  return PROCEDURES.map(
    ({ id, name, equipment }) => `${id.padEnd(width)}  ${name} (${equipment.join(', ')})\n`,
  ).join('')
}

export const proceduresCommand = defineCommand({
  name: 'procedures',
  words: '',
  summary: 'list the ways to make a start with dice or coins',
  flags: { json: jsonFlag },
  count: [0, 0],
  run: ({ flags }, terminal) =>
    print(flags.json, terminal, ok(PROCEDURES), { json: all => all.map(record), text: table }),
})
