import { map } from '@shared/result'
import { randomStartCount, startCount } from '@shared/setup/starts'
import { variantOf } from '../answers'
import type { Command } from '../command'
import { print } from '../output'

export const count: Command = {
  name: 'count',
  words: 'VARIANT',
  summary: 'say how many first positions a system has',
  flags: ['random-starts', 'json'],
  count: [1, 1],
  run: (line, terminal) => {
    const [id = ''] = line.words
    const counter = line.has('random-starts') ? randomStartCount : startCount
    return print(line, terminal, map(variantOf(id, []), counter), {
      json: positions => ({ count: positions }),
      text: positions => `${positions}\n`,
    })
  },
}
