import { map } from '@shared/result'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { variantOf } from '../io/answers'
import type { Command } from '../io/command'
import { print } from '../io/output'

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
