import { chain, err, ok } from '@shared/result'
import { parseJson } from '../io/json'
import { inputName, readText } from '../io/readFile'
import type { Terminal } from '../io/terminal'
import { fillIn, type GivenValue } from './arrayValues'
import { certainly, type ValueSource } from './valueSource'

const givenIn = (lines: readonly string[]): readonly GivenValue[] =>
  lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ place: `line ${index + 1}`, entry: parseJson(line) }],
  )

/** The values of a file of JSON lines: `{"white":"BQNRRBKN","black":"BKNBRNQR","value":31}`. */
export const valuesOfFile =
  (file: string, terminal: Terminal): ValueSource =>
  async ({ graph }, reading) =>
    chain(await readText(file, terminal), text => {
      const filled = fillIn(graph, givenIn(text.split('\n')))
      return filled.ok
        ? ok(certainly(graph, filled.value, reading))
        : err(`${inputName(file)}: ${filled.error}`)
    })
