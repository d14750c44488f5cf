import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whether the first line of a test file begins with a comment of these words. */
const saysFirst =
  (words: string) =>
  ({ moduleId }: TestSpecification): boolean =>
    readFileSync(moduleId, 'utf8').startsWith(`// ${words}`)

const needsPage = saysFirst('@vitest-environment')

/** Whether a file takes much longer than its size suggests; such files begin, as the usual order goes by size at first. */
const takesLong = saysFirst('@long')

/** The files in a random order, the same for the same seed. */
const shuffled = (files: readonly TestSpecification[], seed: number): TestSpecification[] =>
  files
    .map(file => ({ file, lot: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ file }) => file)

/** The files by project, long ones first, otherwise in the given order. */
const longestFirst = (files: readonly TestSpecification[]): TestSpecification[] =>
  [...new Set(files.map(({ project }) => project))].flatMap(project => {
    const own = files.filter(file => file.project === project)
    return [...own.filter(takesLong), ...own.filter(file => !takesLong(file))]
  })

/**
 * The usual order, by project with the longest files first, or a random one with `--sequence.shuffle`; but all files
 * without a page come before those with one. If files share their modules, a worker continues with the next file only
 * if it needs the same environment.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const sorted = shuffle ? shuffled(files, seed) : longestFirst(await super.sort(files))
    return [...sorted.filter(file => !needsPage(file)), ...sorted.filter(needsPage)]
  }
}
