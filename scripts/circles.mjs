// Which folders import each other in a circle.
import path from 'node:path'

/** By folder, the other folders that its files import. */
const folderGraph = imports => {
  const graph = new Map()
  for (const [from, to] of imports.map(files => files.map(file => path.dirname(file)))) {
    if (!graph.has(from)) graph.set(from, new Set())
    if (from !== to) graph.get(from).add(to)
  }
  return graph
}

/** All folders to which the imports of one lead, by any number of steps; itself only if it is in a circle. */
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
 * The circles in which folders import each other: the strongly connected parts of the house.
 *
 * @param {readonly (readonly [from: string, to: string])[]} imports which file imports which
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
