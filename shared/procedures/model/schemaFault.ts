import type { BaseIssue } from 'valibot'
import type { JsonType, ProcedureFault } from './procedureFault'

type Issue = BaseIssue<unknown>

const MAX_QUOTE_LENGTH = 40

const TYPES: Readonly<Record<string, JsonType>> = { string: 'text', number: 'number', boolean: 'truth' }

const typeOf = (value: unknown): JsonType => {
  if (value === null || value === undefined) return 'nothing'
  return Array.isArray(value) ? 'list' : (TYPES[typeof value] ?? 'object')
}

const pathOf = (items: Issue['path']): string =>
  items?.map(({ key }) => `/${String(key).slice(0, MAX_QUOTE_LENGTH)}`).join('') ?? ''

const parentOf = ({ path }: Issue): string => pathOf(path?.slice(0, -1) as Issue['path'])

const wrongType = (path: string, expected: JsonType, value: unknown): ProcedureFault => ({
  kind: 'procedure',
  reason: 'wrongType',
  path,
  expected,
  found: typeOf(value),
})

/** The words in a text such as `("dark" | "light")`. */
const wordsOf = (expected: string | null): readonly string[] =>
  Array.from(expected?.matchAll(/"([^"]*)"/g) ?? [], ([, word]) => word!)

const wordFault = ({ input, expected }: Issue, path: string): ProcedureFault =>
  typeof input === 'string'
    ? {
        kind: 'procedure',
        reason: 'unknownWord',
        path,
        found: input.slice(0, MAX_QUOTE_LENGTH),
        expected: wordsOf(expected),
      }
    : wrongType(path, 'text', input)

/** Whether a field is one that its object does not have. */
const isStranger = ({ type, expected }: Issue): boolean => type === 'strict_object' && expected === 'never'

/** A fault of an object or of one of its fields. Valibot treats a list as an object without fields. */
const objectFault = (issue: Issue, path: string): ProcedureFault => {
  const { input, expected, path: items } = issue
  if (expected === 'Object') return wrongType(path, 'object', input)
  const holder = items?.at(-1)?.input
  if (Array.isArray(holder)) return wrongType(parentOf(issue), 'object', holder)
  if (isStranger(issue)) return { kind: 'procedure', reason: 'unknownField', path }
  return input === undefined ? { kind: 'procedure', reason: 'missing', path } : wordFault(issue, path)
}

const sizeFault = ({ type, input, requirement }: Issue, path: string): ProcedureFault => {
  const reason = type.startsWith('max') ? 'tooMuch' : 'tooLittle'
  const fault = { kind: 'procedure', reason, path, limit: requirement as number } as const
  if (typeof input === 'number') return { ...fault, found: input, of: 'number' }
  const { length } = input as string | readonly unknown[]
  return { ...fault, found: length, of: typeof input === 'string' ? 'letters' : 'entries' }
}

const faultOf = (issue: Issue): ProcedureFault => {
  const { type, input } = issue
  const path = pathOf(issue.path)
  switch (type) {
    case 'string':
      return wrongType(path, 'text', input)
    case 'number':
      return wrongType(path, 'number', input)
    case 'array':
      return wrongType(path, 'list', input)
    case 'integer':
      return { kind: 'procedure', reason: 'notWhole', path, found: input as number }
    case 'regex':
      return { kind: 'procedure', reason: 'notAnId', path, found: input as string }
    case 'picklist':
    case 'literal':
      return wordFault(issue, path)
    case 'strict_object':
    case 'variant':
      return objectFault(issue, path)
    default:
      return sizeFault(issue, path)
  }
}

/**
 * Converts valibot's issues with a procedure to a fault. It is the first one, unless an object around it has an unknown field: that
 * explains more, because a misspelt name also makes the right one missing.
 */
export const schemaFault = ([first, ...others]: readonly [Issue, ...Issue[]]): ProcedureFault => {
  const place = `${pathOf(first.path)}/`
  return faultOf(others.find(other => isStranger(other) && place.startsWith(`${parentOf(other)}/`)) ?? first)
}
