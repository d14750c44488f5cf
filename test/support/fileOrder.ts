import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a test file says of itself in its first line. */
const saysFirst =
  (words: string) =>
  ({ moduleId }: TestSpecification): boolean =>
    readFileSync(moduleId, 'utf8').startsWith(`// ${words}`)

const needsPage = saysFirst('@vitest-environment')

/** Takes much longer than its size suggests; orders files that have never run on this machine. */
const takesLong = saysFirst('@long')

/** The same order for the same seed. */
const shuffled = (files: readonly TestSpecification[], seed: number): TestSpecification[] =>
  files
    .map(file => ({ file, lot: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ file }) => file)

/** Project by project, as they are, those first that take long. */
const longestFirst = (files: readonly TestSpecification[]): TestSpecification[] =>
  [...new Set(files.map(({ project }) => project))].flatMap(project => {
    const own = files.filter(file => file.project === project)
    return [...own.filter(takesLong), ...own.filter(file => !takesLong(file))]
  })

/**
 * The usual order, project by project and the longest files first, or with `--sequence.shuffle` any order; but all files without
 * a page before those with one. Where files share their modules, a worker goes on with the next one only if it wants the same
 * surroundings.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const sorted = shuffle ? shuffled(files, seed) : longestFirst(await super.sort(files))
    return [...sorted.filter(file => !needsPage(file)), ...sorted.filter(needsPage)]
  }
}
