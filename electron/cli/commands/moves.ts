import { loadCore } from '../../core/load'
import { answerMoves } from '../io/answers'
import type { Command } from '../io/command'
import { print } from '../io/output'

export const moves: Command = {
  name: 'moves',
  words: 'VARIANT FEN',
  summary: 'list the legal moves, UCI and SAN, sorted by UCI',
  flags: ['option', 'json'],
  count: [2, 2],
  run: async (line, terminal) => {
    const [variant = '', fen = ''] = line.words
    const text = { variant, fen, options: line.values('option') }
    return print(line, terminal, answerMoves(loadCore(), text), {
      json: rows => ({ moves: rows }),
      text: rows => rows.map(({ uci, san }) => `${uci}\t${san}\n`).join(''),
    })
  },
}
