import path from 'node:path'
import type { TestCase } from 'vitest/node'

/** A test that failed and then passed, and what the failure said. */
export interface SecondTry {
  readonly file: string
  readonly name: string
  /** The lines of the message; a driver says there what it waited for. */
  readonly why: readonly string[]
  /** Files and lines of the calls that failed, the innermost first. */
  readonly where: readonly string[]
}

const root = path.join(import.meta.dirname, '..', '..')

/** The entry of a test that passed only on a later try; undefined for any other test. */
export const secondTryOf = (test: TestCase): SecondTry | undefined => {
  const { state, errors } = test.result()
  if (state !== 'passed' || (test.diagnostic()?.retryCount ?? 0) === 0) return undefined
  const [error] = errors ?? []
  const frames = error?.stacks?.filter(({ file }) => file.endsWith('.ts') && !file.includes('node_modules'))
  return {
    file: test.module.relativeModuleId,
    name: test.fullName,
    why: (error?.message ?? '').split('\n').filter(line => line.trim() !== ''),
    where: (frames ?? []).map(({ file, line }) => `${path.relative(root, file)}:${line}`),
  }
}

/** The list of tests that passed only on a later try; empty if there are none. */
export const secondTryReport = (tests: readonly SecondTry[]): readonly string[] =>
  tests.length === 0
    ? []
    : [
        `Passed on the second try: ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`,
        ...tests.flatMap(({ file, name, why, where }) => [
          `    ${file}: ${name}`,
          ...why.map(line => `        ${line}`),
          ...where.map(place => `        at ${place}`),
        ]),
        '',
      ]
