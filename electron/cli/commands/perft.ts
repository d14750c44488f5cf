import { loadCore } from '../../core/load'
import { answerDivide, answerPerft } from '../io/answers'
import type { PositionText } from '../../rules/positions/openPosition'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { parseNumber, print } from '../io/output'

const total = (rows: readonly { readonly nodes: number }[]): number =>
  rows.reduce((sum, { nodes }) => sum + nodes, 0)

const printTotal = (line: CommandLine, terminal: Terminal, text: PositionText, depth: number) =>
  print(line, terminal, answerPerft(loadCore(), text, depth), {
    json: nodes => ({ nodes }),
    text: nodes => `${nodes}\n`,
  })

const printDivided = (line: CommandLine, terminal: Terminal, text: PositionText, depth: number) =>
  print(line, terminal, answerDivide(loadCore(), text, depth), {
    json: rows => ({ nodes: total(rows), moves: rows }),
    text: rows => `${rows.map(({ uci, nodes }) => `${uci} ${nodes}\n`).join('')}\n${total(rows)}\n`,
  })

export const perft: Command = {
  name: 'perft',
  words: 'VARIANT FEN DEPTH',
  summary: 'count the lines of play of a length',
  flags: ['divide', 'option', 'json'],
  count: [3, 3],
  run: (line, terminal): Promise<ExitCode> => {
    const [variant = '', fen = '', depth = ''] = line.words
    const text = { variant, fen, options: line.values('option') }
    const printNodes = line.has('divide') ? printDivided : printTotal
    return printNodes(line, terminal, text, parseNumber(depth))
  },
}
