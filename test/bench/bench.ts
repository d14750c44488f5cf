import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadCore } from '../../electron/core/load'
import { faceSection } from './faceSection'
import { gameFilesSections } from './gameFilesSection'
import { gamesSections } from './gamesSection'
import { networkSection } from './networkSection'
import { perftSections } from './perftSection'
import { reportText } from './report'
import { setupSection } from './setupSection'
import { variantsSections } from './variantsSection'

const ROUNDS = 5

const RESULTS = path.join(process.cwd(), 'test/bench/results.md')

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

const heading = (): string => {
  const [cpu] = os.cpus()
  const machine = `${os.cpus().length} x ${cpu?.model ?? 'unknown processor'}, Node ${process.versions.node}`
  return (
    '# Benchmark\n\n' +
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${machine}.\n` +
    `Medians of ${ROUNDS} interleaved rounds; compare only within a table.`
  )
}

/** Times everything and prints the report; `--write` keeps it in `test/bench/results.md`. */
export const bench = (args: readonly string[]): void => {
  const core = loadCore()
  const sections = [
    ...perftSections(core, ROUNDS),
    ...variantsSections(core, ROUNDS),
    ...gamesSections(core, ROUNDS),
    ...gameFilesSections(core, ROUNDS),
    faceSection(core, ROUNDS),
    networkSection(core, ROUNDS),
    setupSection(core, ROUNDS),
  ]
  const text = reportText(heading(), sections)
  process.stdout.write(text)
  if (args.includes('--write')) writeFileSync(RESULTS, text)
}
