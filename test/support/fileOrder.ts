import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A test file says in its first line that it needs a page. */
const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')

/** The same order for the same seed. */
const shuffled = (files: readonly TestSpecification[], seed: number): TestSpecification[] =>
  files
    .map(file => ({ file, lot: createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ file }) => file)

/**
 * The usual order, project by project and the longest files first, or with `--sequence.shuffle` any order; but all files without
 * a page before those with one. Where files share their modules, a worker goes on with the next one only if it wants the same
 * surroundings.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const sorted = shuffle ? shuffled(files, seed) : await super.sort(files)
    return [...sorted.filter(file => !needsPage(file)), ...sorted.filter(needsPage)]
  }
}
