import { loadCore } from '../../core/load'
import { answerPlay } from '../io/answers'
import type { Command } from '../io/command'
import { print } from '../io/output'

export const play: Command = {
  name: 'play',
  words: 'VARIANT FEN UCI...',
  summary: 'play moves and write the position afterwards',
  flags: ['option', 'json'],
  count: [2],
  run: async (line, terminal) => {
    const [variant = '', fen = '', ...ucis] = line.words
    const text = { variant, fen, options: line.values('option') }
    return print(line, terminal, answerPlay(loadCore(), text, ucis), {
      json: after => ({ fen: after }),
      text: after => `${after}\n`,
    })
  },
}
