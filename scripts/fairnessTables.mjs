// Regenerates the tables and pictures of docs/fairness.md from the atlases in resources/atlas:
//   npm run fairness-tables
// Replaces only the text between the markers of the page; the rest is written by hand.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const page = path.join(root, 'docs', 'fairness.md')
const BEGIN = '<!-- tables: npm run fairness-tables -->\n'
const END = '<!-- end of tables -->\n'

const ask = (...args) => {
  const cli = path.join(root, 'out/main/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args, '--json'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const pawns = centipawns => `${centipawns < 0 ? '−' : '+'}${(Math.abs(centipawns) / 100).toFixed(2)}`
const percent = share => `${(100 * share).toFixed(1)} %`

const systems = readdirSync(path.join(root, 'resources/atlas'))
  .filter(file => file.endsWith('.atlas'))
  .map(file => file.replace(/\.atlas$/, ''))
  .sort()
const told = systems.map(system => ask('fairness', system))

/** The name of a system, marked if not all of its values are from searches. */
const nameOf = ({ variant, estimatedFrom }) => (estimatedFrom === undefined ? variant : `${variant} ≈`)

const row = (...cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const spread = table(
  ['system', 'starts', 'mean', 'standard deviation', 'within 0.25', 'within 0.50', 'within 1.00'],
  told.map(({ variant, estimatedFrom, starts, mean, sd, within }) =>
    row(
      nameOf({ variant, estimatedFrom }),
      starts.toLocaleString('en'),
      pawns(mean),
      (sd / 100).toFixed(2),
      ...[25, 50, 100].map(distance => percent(within[distance])),
    ),
  ),
)

const extremes = table(
  ['system', '5 % below', 'median', '95 % below', 'best for White', 'best for Black'],
  told.map(({ variant, estimatedFrom, percentiles, best, worst }) =>
    row(
      nameOf({ variant, estimatedFrom }),
      ...[5, 50, 95].map(one => pawns(percentiles[one])),
      ...[best, worst].map(
        ({ number, value, white, black }) => `${pawns(value)}, ${number}: ${white}/${black}`,
      ),
    ),
  ),
)

/** Systems in which players place pieces after a throw. */
const THROWN = ['fischer-benko', 'half-random-transcendental']
const thrown = THROWN.map(system => ({ system, ...ask('atlas', 'throws', system) }))
const throwTable = table(
  ['system', 'throws', 'of', 'mean', 'standard deviation', 'within 0.25', 'within 0.50', 'within 1.00'],
  thrown.flatMap(({ system, estimatedFrom, throws, value, mean }) =>
    [
      ['after best placing', value],
      ['mean of the arrays', mean],
    ].map(([name, told]) =>
      row(
        nameOf({ variant: system, estimatedFrom }),
        throws.toLocaleString('en'),
        name,
        pawns(told.mean),
        (told.sd / 100).toFixed(2),
        ...[25, 50, 100].map(distance => percent(told.within[distance])),
      ),
    ),
  ),
)

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const SELDOM = 0.005
const placesOf = placed =>
  table(
    ['side', 'piece', ...FILES],
    ['white', 'black'].flatMap(color =>
      [...new Set(placed.filter(one => one.share >= SELDOM).map(one => one.piece))].map(piece =>
        row(
          color,
          piece,
          ...FILES.map(file => {
            const found = placed.find(one => one.color === color && one.piece === piece && one.file === file)
            return `${(100 * (found?.share ?? 0)).toFixed(0)} %`
          }),
        ),
      ),
    ),
  )
const places = thrown.map(({ system, placements }) => `${system}:\n\n${placesOf(placements)}`).join('\n\n')

const { nodes, engine } = told[0]
/** Systems searched with another number of nodes than the first one. */
const others = told
  .filter(one => one.nodes !== nodes)
  .map(one => `${one.variant} ${one.nodes.toLocaleString('en')}`)
const effort = [`${nodes.toLocaleString('en')} nodes a start`, ...others].join(', ')
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(BEGIN)
const after = rest?.split(END)[1]
if (after === undefined) throw new Error(`${page} lacks its markers`)
const tables = `\nValues of ${engine}, ${effort}, in pawns from White's view; ≈: estimated from some of the starts.\n\n${spread}\n\n${extremes}\n\n## Throws\n\n${throwTable}\n\nWhere best placing puts pieces, as the share of throws, with the last pairs placed in turn:\n\n${places}\n\n`
writeFileSync(page, `${before}${BEGIN}${tables}${END}${after}`)
spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', page], { stdio: 'inherit' })

// The charts of the place Starts draw the pictures of the page; the test that compares them with the files writes them.
const pictures = [
  'vitest',
  'run',
  '--project',
  'integration',
  'test/integration/fairnessPictures.test.ts',
  '--update',
]
process.exitCode = spawnSync('npx', pictures, { cwd: root, stdio: 'inherit' }).status ?? 1
