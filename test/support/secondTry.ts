import type { TestCase } from 'vitest/node'

/** A test that failed and then passed, and what the failure said. */
export interface SecondTry {
  readonly file: string
  readonly name: string
  readonly why: string
}

/** The entry of a test that passed only on a later try; undefined for any other test. */
export const secondTryOf = (test: TestCase): SecondTry | undefined => {
  const { state, errors } = test.result()
  if (state !== 'passed' || (test.diagnostic()?.retryCount ?? 0) === 0) return undefined
  const [why = ''] = (errors?.[0]?.message ?? '').split('\n')
  return { file: test.module.relativeModuleId, name: test.fullName, why }
}

/** The list of tests that passed only on a later try; empty if there are none. */
export const secondTryReport = (tests: readonly SecondTry[]): readonly string[] =>
  tests.length === 0
    ? []
    : [
        `Passed on the second try: ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`,
        ...tests.flatMap(({ file, name, why }) => [`    ${file}: ${name}`, `        ${why}`]),
        '',
      ]
