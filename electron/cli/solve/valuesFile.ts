import { chain, err, map, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import { parseJson } from '../io/json'
import { readLines } from '../io/lines'
import { readText } from '../io/readFile'
import { fillIn, type GivenValue } from './arrayValues'
import { certainly, type ValueSource } from './valueSource'

const readAll = async (input: AsyncIterable<Uint8Array>): Promise<readonly string[]> => {
  const all: string[] = []
  for await (const lines of readLines(input)) all.push(...lines)
  return all
}

/** `-` is standard input. */
const linesOf = async (
  file: string,
  input: AsyncIterable<Uint8Array>,
): Promise<Answered<readonly string[]>> =>
  file === '-' ? ok(await readAll(input)) : map(readText(file), text => text.split('\n'))

const givenIn = (lines: readonly string[]): readonly GivenValue[] =>
  lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ place: `line ${index + 1}`, entry: parseJson(line) }],
  )

/** The values of a file of JSON lines: `{"white":"BQNRRBKN","black":"BKNBRNQR","value":31}`. */
export const valuesOfFile =
  (file: string, input: AsyncIterable<Uint8Array>): ValueSource =>
  async ({ graph }, reading) =>
    chain(await linesOf(file, input), lines => {
      const filled = fillIn(graph, givenIn(lines))
      return filled.ok
        ? ok(certainly(graph, filled.value, reading))
        : err(`${file === '-' ? 'standard input' : file}: ${filled.error}`)
    })
