import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerLine, type BatchParts } from '../../electron/cli/commands/batchAnswers'
import { COMMANDS } from '../../electron/cli/commands/commands'
import { processTerminal } from '../../electron/cli/io/processTerminal'
import { theCore } from '../support/aPosition'

interface Row {
  readonly variant: string
  readonly fen: string
  readonly options?: readonly string[]
  readonly depth: number
  readonly nodes: number
  readonly moves: readonly { readonly uci: string; readonly san: string }[]
  readonly number: number
  readonly kind: string
  readonly uci: readonly string[]
  readonly result: string
}

const rows = (file: string): readonly Row[] =>
  readFileSync(path.join(import.meta.dirname, '../fixtures/cases', file), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row)

const means: BatchParts = {
  core: theCore(),
  searchers: {
    open: () => Promise.reject(new Error('no engine is asked about these')),
    close: () => Promise.resolve(),
  },
  commands: COMMANDS,
  terminal: processTerminal(),
}
const ask = async (request: object): Promise<unknown> =>
  JSON.parse(await answerLine(means, JSON.stringify(request)))

/** The request and the expected answer of a row. */
const CASES: Readonly<Record<string, (row: Row) => readonly [request: object, answer: object]>> = {
  'perft.jsonl': ({ variant, fen, depth, options, nodes }) => [
    { command: 'perft', variant, fen, depth, options },
    { nodes },
  ],
  'moves.jsonl': ({ variant, fen, moves }) => [{ command: 'moves', variant, fen }, { moves }],
  'starts.jsonl': ({ variant, number, kind, options, fen }) => [
    { command: 'start', variant, number, kind, options },
    { fen },
  ],
  'play.jsonl': ({ variant, fen, uci, result }) => [
    { command: 'play', variant, fen, moves: uci },
    { fen: result },
  ],
}

describe.each(Object.entries(CASES))('batch answers %s', (file, caseOf) => {
  test.each(rows(file).map(row => [`${row.variant} ${row.fen}`, row] as const))('%s', async (_, row) => {
    const [request, answer] = caseOf(row)
    expect(await ask(request)).toEqual(answer)
  })
})
