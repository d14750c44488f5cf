import { err, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import { wordCountFault, type Command, type TypedLine } from '../io/command'
import type { Flag } from '../io/flags'
import { parseJson } from '../io/readFile'
import type { Terminal } from '../io/terminal'

/* Any command, asked with a line of JSON: its words, its flags by their names, and what it reads from standard input. */

type Fields = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

/** A field as the values that would be typed; undefined for one that cannot be. */
const typedValues = ({ type }: Flag, value: unknown): readonly string[] | undefined => {
  if (type === 'boolean') return typeof value === 'boolean' ? (value ? [''] : []) : undefined
  if (isTexts(value)) return value
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : undefined
}

const expected = ({ type }: Flag): string =>
  type === 'boolean' ? 'true or false' : 'a text, a number or a list of texts'

/** Fields that are no flags are ignored. The answer is JSON where the command has it. */
const typedLine = (command: Command, fields: Fields): Answered<TypedLine> => {
  const { words = [] } = fields
  if (!isTexts(words)) return err('words must be a list of texts')
  const fault = wordCountFault(command, words)
  if (fault !== undefined) return err(fault)
  const given = new Map<string, readonly string[]>()
  for (const [name, flag] of Object.entries(command.flags)) {
    const value = fields[name] ?? (name === 'json' ? true : undefined)
    if (value === undefined) continue
    const values = typedValues(flag, value)
    if (!values) return err(`${name} must be ${expected(flag)}`)
    if (values.length > 0) given.set(name, values)
  }
  return ok({ words, given })
}

/** The output of a command: its JSON, a list where there are several lines, or its text. */
const outputOf = (text: string): object => {
  const lines = text.split('\n').filter(line => line !== '')
  const values = lines.map(parseJson)
  if (lines.length === 0 || values.some(value => typeof value !== 'object' || value === null)) return { text }
  return values.length === 1 ? values[0]! : { lines: values }
}

const withoutName = (complaint: string): string => complaint.replace(/^backrank: /, '')

/**
 * Runs a command with the words and flags of a request. Its standard input is the text of `input`, empty without one.
 * @returns its output; with `remarks` where it wrote to standard error
 */
export const batchedCommand = async (
  command: Command,
  fields: Fields,
  { onInterrupt }: Terminal,
): Promise<Answered<object>> => {
  const { input = '' } = fields
  if (typeof input !== 'string') return err('input must be a text')
  const line = typedLine(command, fields)
  if (!line.ok) return line
  const written: Buffer[] = []
  const remarks: string[] = []
  const code = await command.run(line.value, {
    // The bytes belong to the command again when this returns.
    write: content => void written.push(Buffer.from(content)),
    complain: sentence => void remarks.push(withoutName(sentence.trimEnd())),
    input: (async function* () {
      if (input !== '') yield await Promise.resolve(Buffer.from(input))
    })(),
    status: () => undefined,
    onInterrupt,
  })
  const text = Buffer.concat(written).toString()
  if (code !== 0 && text === '') return err(remarks.join('; '))
  return ok({ ...outputOf(text), ...(remarks.length > 0 && { remarks }) })
}
