import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Core, loadCore } from '../../electron/core/load'
import { faceSection } from './faceSection'
import { gameFilesSections } from './gameFilesSection'
import { gamesSections } from './gamesSection'
import { networkSection } from './networkSection'
import { perftSections } from './perftSection'
import { reportText, type Section } from './report'
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

/** The parts of the report, by the names that ask for one of them. */
const PARTS: Readonly<Record<string, (core: Core) => readonly Section[]>> = {
  perft: core => perftSections(core, ROUNDS),
  variants: core => variantsSections(core, ROUNDS),
  games: core => gamesSections(core, ROUNDS),
  gameFiles: core => gameFilesSections(core, ROUNDS),
  face: core => [faceSection(core, ROUNDS)],
  network: core => [networkSection(core, ROUNDS)],
  setup: core => [setupSection(core, ROUNDS)],
}

/** Times the parts that are named, or all, and prints the report; `--write` keeps it in `test/bench/results.md`. */
export const bench = (args: readonly string[]): void => {
  const core = loadCore()
  const named = args.filter(arg => arg !== '--write')
  const unknown = named.find(name => !Object.hasOwn(PARTS, name))
  if (unknown !== undefined)
    throw new Error(`there is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}`)
  const parts = named.length === 0 ? Object.keys(PARTS) : named
  const text = reportText(
    heading(),
    parts.flatMap(name => PARTS[name]!(core)),
  )
  process.stdout.write(text)
  if (args.includes('--write')) writeFileSync(RESULTS, text)
}
