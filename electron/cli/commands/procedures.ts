import { ok } from '@shared/result'
import { PROCEDURES } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { textTable } from '@shared/textTable'
import { defineCommand } from '../io/command'
import { print } from '../io/terminal'
import { jsonFlag } from '../io/sharedFlags'

const record = ({ variant, source, ...procedure }: Procedure) => ({
  ...procedure,
  variant: variant ?? null,
  source: source ?? null,
})

const table = (): string =>
  textTable(
    PROCEDURES.map(({ id, name, equipment }) => [id, `${name} (${equipment.join(', ')})`]),
    'left',
  )

export const proceduresCommand = defineCommand({
  name: 'procedures',
  words: '',
  summary: 'list the ways to make a start with dice or coins',
  flags: { json: jsonFlag },
  count: [0, 0],
  run: ({ flags }, terminal) =>
    print(flags.json, terminal, ok(PROCEDURES), { json: all => all.map(record), text: table }),
})
