import { loadCore } from '../../core/load'
import { answerMoves } from '../io/answers'
import { defineCommand } from '../io/command'
import { print } from '../io/output'
import { jsonFlag, optionFlag } from '../io/sharedFlags'

export const movesCommand = defineCommand({
  name: 'moves',
  words: 'VARIANT FEN',
  summary: 'list the legal moves, UCI and SAN, sorted by UCI',
  flags: { option: optionFlag, json: jsonFlag },
  count: [2, 2],
  run: ({ words: [variant = '', fen = ''], flags }, terminal) => {
    const text = { variant, fen, options: flags.option }
    return print(flags.json, terminal, answerMoves(loadCore(), text), {
      json: rows => ({ moves: rows }),
      text: rows => rows.map(({ uci, san }) => `${uci}\t${san}\n`).join(''),
    })
  },
})
