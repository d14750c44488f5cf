/**
 * Prints the circles in which folders import each other, with the imports between them, and exits with 1 if there are
 * any: `npm run floors`. With `--all` it first lists what every folder imports, with the number of imports.
 */
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'
import { circlesOf } from './circles.mjs'

const SOURCES = ['shared', 'electron', 'renderer']

const { output } = await cruise(SOURCES, { ...configuration.options, ruleSet: { forbidden: [] } })
const folders = [...new Set(output.modules.map(({ source }) => path.dirname(source)))].sort()
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [source, resolved]),
)

/** The other folders that a folder imports, with the number of imports, largest first. */
const importsOf = folder => {
  const counts = new Map()
  for (const [from, to] of imports)
    if (path.dirname(from) === folder && path.dirname(to) !== folder)
      counts.set(path.dirname(to), (counts.get(path.dirname(to)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([other, count]) => `${other} ${count}`)
}

for (const folder of process.argv.includes('--all') ? folders : [])
  console.log(`${folder}\n    ${importsOf(folder).join(', ') || 'imports no other folder'}`)

const circles = circlesOf(imports)
console.log(`${folders.length} folders, ${circles.length === 0 ? 'no' : circles.length} circles`)
for (const { folders, ties } of circles) {
  console.log(`\ncircle: ${folders.join(', ')}`)
  for (const [from, to] of ties) console.log(`    ${from} imports ${to}`)
}
process.exitCode = circles.length === 0 ? 0 : 1
