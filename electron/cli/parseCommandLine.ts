import { parseArgs } from 'node:util'
import { err, ok, type Result } from '@shared/result'
import { FLAGS, flagOf, type Command, type CommandLine, type FlagName } from './io/command'

/** What is wrong with the words and flags, as a sentence. */
export interface UsageError {
  readonly kind: 'usage'
  readonly sentence: string
}

const usageError = (sentence: string): UsageError => ({ kind: 'usage', sentence })

const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name)

const optionsOf = (command: Command) =>
  Object.fromEntries([...command.flags, 'help' as const].map(flag => [flag, flagOf(command, flag)]))

const tooFewOrMany = ({ count: [least, most] }: Command, words: readonly string[]): string | undefined => {
  if (words.length < least) return 'something is missing'
  return most !== undefined && words.length > most ? `${words[most]!} is one word too many` : undefined
}

const commandLine = (
  words: readonly string[],
  given: ReadonlyMap<FlagName, readonly string[]>,
): CommandLine => ({
  words,
  has: flag => given.has(flag),
  values: flag => given.get(flag) ?? [],
})

/** Sorts what stands behind a command's name into words and flags. */
export const parseCommandLine = (
  command: Command,
  args: readonly string[],
): Result<CommandLine, UsageError> => {
  const { tokens } = parseArgs({
    args: [...args],
    options: optionsOf(command),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  const given = new Map<FlagName, readonly string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!isFlag(name) || !(name === 'help' || command.flags.includes(name)))
      return err(usageError(`there is no ${rawName} here`))
    if (flagOf(command, name).type === 'string' && value === undefined)
      return err(usageError(`${rawName} needs a value`))
    if (flagOf(command, name).type === 'boolean' && value !== undefined)
      return err(usageError(`${rawName} takes no value`))
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  const fault = given.has('help') ? undefined : tooFewOrMany(command, words)
  return fault === undefined ? ok(commandLine(words, given)) : err(usageError(fault))
}
