import { loadCore } from '../../core/load'
import { answerDivide, answerPerft } from '../io/answers'
import type { PositionText } from '../../rules/positions/openPosition'
import { defineCommand } from '../io/command'
import type { Terminal } from '../io/terminal'
import { switchFlag } from '../io/flags'
import { parseNumber, print } from '../io/output'
import { jsonFlag, optionFlag } from '../io/sharedFlags'

const total = (rows: readonly { readonly nodes: number }[]): number =>
  rows.reduce((sum, { nodes }) => sum + nodes, 0)

const printTotal = (isJson: boolean, terminal: Terminal, text: PositionText, depth: number) =>
  print(isJson, terminal, answerPerft(loadCore(), text, depth), {
    json: nodes => ({ nodes }),
    text: nodes => `${nodes}\n`,
  })

const printDivided = (isJson: boolean, terminal: Terminal, text: PositionText, depth: number) =>
  print(isJson, terminal, answerDivide(loadCore(), text, depth), {
    json: rows => ({ nodes: total(rows), moves: rows }),
    text: rows => `${rows.map(({ uci, nodes }) => `${uci} ${nodes}\n`).join('')}\n${total(rows)}\n`,
  })

export const perftCommand = defineCommand({
  name: 'perft',
  words: 'VARIANT FEN DEPTH',
  summary: 'count the lines of play of a length',
  flags: { divide: switchFlag('count each first move apart'), option: optionFlag, json: jsonFlag },
  count: [3, 3],
  run: ({ words: [variant = '', fen = '', depth = ''], flags }, terminal) => {
    const text = { variant, fen, options: flags.option }
    const printNodes = flags.divide ? printDivided : printTotal
    return printNodes(flags.json, terminal, text, parseNumber(depth))
  },
})
