import type { TestCase } from 'vitest/node'
import { installCommand, packagesFor, PROGRAMS, type ProgramName } from '../../scripts/testPrograms.mjs'

/** A skipped test, and the needs that this machine lacks. */
export interface LeftOut {
  readonly file: string
  readonly name: string
  readonly lacks: readonly string[]
}

const isProgram = (tag: string): tag is ProgramName => Object.hasOwn(PROGRAMS, tag)

/** The entry of a test that was skipped because of its tags; undefined for any other test. */
export const leftOutBy = ({ tags, project, module, fullName }: TestCase): LeftOut | undefined => {
  const lacks = tags.filter(tag => project.config.tags.some(({ name, skip }) => name === tag && skip))
  return lacks.length === 0 ? undefined : { file: module.relativeModuleId, name: fullName, lacks }
}

const byFile = (tests: readonly LeftOut[]): ReadonlyMap<string, readonly LeftOut[]> => {
  const files = new Map<string, LeftOut[]>()
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test])
  return files
}

/** The command that installs the missing programs; empty if none of them has a package. */
const remedy = (lacks: readonly string[]): readonly string[] => {
  const packages = packagesFor(lacks.filter(isProgram))
  return packages.length === 0
    ? []
    : ['', 'These packages of Debian and Ubuntu bring the programs:', `    ${installCommand(packages)}`]
}

/** The list of skipped tests, by file and name, and how to enable them; empty if there are none. */
export const leftOutReport = (tests: readonly LeftOut[]): readonly string[] => {
  if (tests.length === 0) return []
  const lacks = [...new Set(tests.flatMap(test => test.lacks))].sort()
  const files = [...byFile(tests)].sort(([one], [other]) => (one < other ? -1 : 1))
  const lines = files.flatMap(([file, those]) => [
    file,
    ...those.map(test => `    ${test.name}  (${test.lacks.join(', ')})`),
  ])
  return [
    `Left out, for want of ${lacks.join(', ')}: ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`,
    ...lines,
    ...remedy(lacks),
    '',
  ]
}
