/**
 * Prints which folder imports which, as they are now, with the number of imports, and says whether any folders import
 * each other in a circle: `npm run floors`. Ends with 1 if some do.
 */
import { cruise } from 'dependency-cruiser'
import path from 'node:path'
import configuration from '../.dependency-cruiser.mjs'

const SOURCES = ['shared', 'electron', 'renderer']

/** @returns {Promise<Map<string, Map<string, number>>>} by folder, how many imports lead to which other */
const folderGraph = async () => {
  const { output } = await cruise(SOURCES, { ...configuration.options, ruleSet: { forbidden: [] } })
  const graph = new Map()
  for (const { source, dependencies } of output.modules) {
    const from = path.dirname(source)
    if (!graph.has(from)) graph.set(from, new Map())
    for (const { resolved } of dependencies) {
      const to = path.dirname(resolved)
      if (to !== from) graph.get(from).set(to, (graph.get(from).get(to) ?? 0) + 1)
    }
  }
  return graph
}

/** Takes away, again and again, folders that import none of the rest; whatever stays is in a circle or stands above one. */
const inCircles = graph => {
  const left = new Map(graph)
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [folder, imports] of left)
      if (![...imports.keys()].some(other => left.has(other))) left.delete(folder)
  }
  return [...left.keys()]
}

const graph = await folderGraph()
for (const [folder, imports] of [...graph].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const parts = [...imports].sort(([, a], [, b]) => b - a).map(([other, count]) => `${other} ${count}`)
  console.log(`${folder}\n    ${parts.join(', ') || 'imports no other folder'}`)
}
const circles = inCircles(graph)
console.log(circles.length === 0 ? `\n${graph.size} folders, no cycles` : `\ncycles: ${circles.join(', ')}`)
process.exitCode = circles.length === 0 ? 0 : 1
