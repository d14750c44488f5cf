// Finds folders that import each other in a circle.
import path from 'node:path'

/** For each folder, the other folders that its files import. */
const folderGraph = imports => {
  const graph = new Map()
  for (const [from, to] of imports.map(files => files.map(file => path.dirname(file)))) {
    if (!graph.has(from)) graph.set(from, new Set())
    if (from !== to) graph.get(from).add(to)
  }
  return graph
}

/**
 * All folders that the imports of a folder reach, in any number of steps; includes itself only if it is in a circle.
 */
const reachedFrom = (graph, folder) => {
  const reached = new Set()
  const left = [folder]
  while (left.length > 0)
    for (const other of graph.get(left.pop()) ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        left.push(other)
      }
  return reached
}

/**
 * The circles in which folders import each other: the strongly connected components of the import graph.
 *
 * @param {readonly (readonly [from: string, to: string])[]} imports pairs of an importing file and the file it imports
 */
export const circlesOf = imports => {
  const graph = folderGraph(imports)
  const reached = new Map([...graph.keys()].map(folder => [folder, reachedFrom(graph, folder)]))
  const inCircles = [...graph.keys()].filter(folder => reached.get(folder).has(folder)).sort()
  const circles = new Map()
  for (const folder of inCircles) {
    const folders = inCircles.filter(
      other => reached.get(folder).has(other) && reached.get(other).has(folder),
    )
    circles.set(folders[0], folders)
  }
  const isTie = (folders, files) => {
    const [from, to] = files.map(file => path.dirname(file))
    return from !== to && folders.includes(from) && folders.includes(to)
  }
  return [...circles.values()].map(folders => ({
    folders,
    ties: imports.filter(files => isTie(folders, files)).sort(),
  }))
}
