import { inject, TestRunner } from 'vitest'
import { installCommand, packagesFor, type ProgramName } from '../../scripts/testPrograms.mjs'
import type { Condition } from '../../scripts/testTags.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the programs of the system are that tests need, but those that are missing. */
    programs: Readonly<Partial<Record<ProgramName, string>>>
  }
}

declare module '@vitest/runner' {
  export interface TestTags {
    needs: ProgramName | Condition
  }
}

/** The tags of the test that runs, or else of the suite or file that is being read. */
const currentTags = (): readonly string[] => {
  const test = TestRunner.getCurrentTest()
  if (test) return test.tags ?? []
  const { suite, file } = TestRunner.getCurrentSuite()
  return suite?.tags ?? file.tags ?? []
}

/** Fails a test that uses what it does not say it needs: it would not be left out where that is missing. */
export const mustBeTagged = (need: ProgramName | Condition): void => {
  if (!currentTags().includes(need)) throw new Error(`a test that uses ${need} needs the tag '${need}'`)
}

/**
 * The path of a program of the system. A test that uses one says so by a tag of its own, of its suite
 * (`{ tags: ['stockfish'] }`) or of its file (`// @module-tag stockfish`), and is left out where the program is missing.
 *
 * @throws where no such tag is, or where the program is missing and must not be
 */
export const programPath = (name: ProgramName): string => {
  mustBeTagged(name)
  const found = inject('programs')[name]
  if (found !== undefined) return found
  // Suites of tests that are left out are read nonetheless.
  if (!TestRunner.getCurrentTest() && !process.env['BACKRANK_REQUIRE_PROGRAMS']) return `/missing/${name}`
  throw new Error(`${name} is missing, and must not be here: ${installCommand(packagesFor([name]))}`)
}
