import { map } from '@shared/result'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { variantWithOptions } from '../io/answers'
import { defineCommand } from '../io/command'
import { switchFlag } from '../io/flags'
import { print } from '../io/terminal'
import { jsonFlag, optionFlag } from '../io/sharedFlags'

export const countCommand = defineCommand({
  name: 'count',
  words: 'VARIANT',
  summary: 'say how many first positions a system has',
  flags: {
    randomStarts: switchFlag('count what the dice can give, before placement'),
    option: optionFlag,
    json: jsonFlag,
  },
  count: [1, 1],
  run: ({ words: [id = ''], flags }, terminal) => {
    const counter = flags.randomStarts ? randomStartCount : startCount
    return print(flags.json, terminal, map(variantWithOptions(id, flags.option), counter), {
      json: positions => ({ count: positions }),
      text: positions => `${positions}\n`,
    })
  },
})
