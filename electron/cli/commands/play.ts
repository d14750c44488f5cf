import { loadCore } from '../../core/load'
import { answerPlay } from '../io/answers'
import { defineCommand } from '../io/command'
import { print } from '../io/output'
import { jsonFlag, optionFlag } from '../io/sharedFlags'

export const playCommand = defineCommand({
  name: 'play',
  words: 'VARIANT FEN MOVE...',
  summary: 'play moves, in UCI or SAN, and write the position afterwards',
  flags: { option: optionFlag, json: jsonFlag },
  count: [2],
  run: ({ words: [variant = '', fen = '', ...moves], flags }, terminal) => {
    const text = { variant, fen, options: flags.option }
    return print(flags.json, terminal, answerPlay(loadCore(), text, moves), {
      json: after => ({ fen: after }),
      text: after => `${after}\n`,
    })
  },
})
