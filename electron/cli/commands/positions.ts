import { loadCore } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { answerDivide, answerMoves, answerPerft, answerPlay } from '../io/answers'
import { defineCommand } from '../io/command'
import { switchFlag } from '../io/flags'
import { parseNumber, print, type Terminal } from '../io/terminal'
import { jsonFlag, optionFlag } from '../io/sharedFlags'

/* The command that lists the legal moves of a position. */

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
