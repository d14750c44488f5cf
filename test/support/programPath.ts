import { inject, TestRunner } from 'vitest'
import { installCommand, packagesFor, type ProgramName } from '../../scripts/testPrograms.mjs'
import type { Condition } from '../../scripts/testTags.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The paths of the system programs that tests need, without missing ones. */
    programs: Readonly<Partial<Record<ProgramName, string>>>
  }
}

declare module '@vitest/runner' {
  export interface TestTags {
    needs: ProgramName | Condition
  }
}

/** The tags of the running test, or else of the suite or file that is being collected. */
const currentTags = (): readonly string[] => {
  const test = TestRunner.getCurrentTest()
  if (test) return test.tags ?? []
  const { suite, file } = TestRunner.getCurrentSuite()
  return suite?.tags ?? file.tags ?? []
}

/** Fails a test that lacks the tag of something it uses: it would not be skipped where that is missing. */
export const mustBeTagged = (need: ProgramName | Condition): void => {
  if (!currentTags().includes(need)) throw new Error(`a test that uses ${need} needs the tag '${need}'`)
}

/**
 * The path of a system program. A test that uses one declares it with a tag on itself, on its suite
 * (`{ tags: ['stockfish'] }`) or on its file (`// @module-tag stockfish`), and is skipped if the program is missing.
 *
 * @throws if there is no such tag, or if the program is missing while a test runs or where programs are required
 */
export const programPath = (name: ProgramName): string => {
  mustBeTagged(name)
  const found = inject('programs')[name]
  if (found !== undefined) return found
  // Suites of skipped tests are collected nonetheless.
  if (!TestRunner.getCurrentTest() && !process.env['BACKRANK_REQUIRE_PROGRAMS']) return `/missing/${name}`
  throw new Error(`${name} is missing, and must not be here: ${installCommand(packagesFor([name]))}`)
}
