// Writes the tables of docs/fairness.md again, from the atlases in resources/atlas:
//   npm run fairness-tables
// Between its markers the page is ours, the rest is written by hand.
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

const row = (...cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const spread = table(
  ['system', 'starts', 'mean', 'standard deviation', 'within 0.25', 'within 0.50', 'within 1.00'],
  told.map(({ variant, starts, mean, sd, within }) =>
    row(
      variant,
      starts.toLocaleString('en'),
      pawns(mean),
      (sd / 100).toFixed(2),
      ...[25, 50, 100].map(distance => percent(within[distance])),
    ),
  ),
)

const extremes = table(
  ['system', '5 % below', 'median', '95 % below', 'best for White', 'best for Black'],
  told.map(({ variant, percentiles, best, worst }) =>
    row(
      variant,
      ...[5, 50, 95].map(one => pawns(percentiles[one])),
      ...[best, worst].map(
        ({ number, value, white, black }) => `${pawns(value)}, ${number}: ${white}/${black}`,
      ),
    ),
  ),
)

const { nodes, engine } = told[0]
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(BEGIN)
const after = rest?.split(END)[1]
if (after === undefined) throw new Error(`${page} lacks its markers`)
const tables = `\nValues of ${engine}, ${nodes.toLocaleString('en')} nodes a start, in pawns from White's view.\n\n${spread}\n\n${extremes}\n\n`
writeFileSync(page, `${before}${BEGIN}${tables}${END}${after}`)
spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', page], { stdio: 'inherit' })
