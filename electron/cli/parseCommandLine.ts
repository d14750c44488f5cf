import { parseArgs } from 'node:util'
import { suggestion } from '@shared/nearestNames'
import { err, ok, type Result } from '@shared/result'
import { wordCountFault, type Command, type TypedLine } from './io/command'
import { typedName } from './io/flags'
import { HELP } from './usage'

/** What is wrong with the words and flags, as a sentence. */
export interface UsageError {
  readonly kind: 'usage'
  readonly sentence: string
}

const usageError = (sentence: string): UsageError => ({ kind: 'usage', sentence })

/** Sorts what follows a command's name into words and flags. */
export const parseCommandLine = (
  command: Command,
  args: readonly string[],
): Result<TypedLine, UsageError> => {
  const flags = Object.entries({ ...command.flags, help: HELP })
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      flags.map(([name, { type, short }]) => [typedName(name), { type, ...(short && { short }) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  let negative = -1
  const given = new Map<string, readonly string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName, value, index } = token
    // A negative number is a word: its digits are no options of one letter.
    if (/^-\d/.test(args[index]!)) {
      if (index !== negative) words.push(args[index]!)
      negative = index
      continue
    }
    const [name, flag] = flags.find(([other]) => typedName(other) === token.name) ?? []
    if (name === undefined || !flag) {
      const known = flags.map(([other]) => `--${typedName(other)}`)
      return err(usageError(`unknown option ${rawName}${suggestion(rawName, known)}`))
    }
    if (flag.type === 'string' && value === undefined) return err(usageError(`${rawName} needs a value`))
    if (flag.type === 'boolean' && value !== undefined) return err(usageError(`${rawName} takes no value`))
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  const fault = given.has('help') ? undefined : wordCountFault(command, words)
  return fault === undefined ? ok({ words, given }) : err(usageError(fault))
}
