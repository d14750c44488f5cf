import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The floors of the house, which folder may import which, read from the block `floors` of docs/architecture.md: there is
 * no second list. Below a top-level folder each row names a folder in it and what this may import besides its own files
 * and packages; `setup/*` stands for every folder inside `setup`, `.` for the files that lie directly in the top-level folder.
 */
const DOCUMENT = path.join(import.meta.dirname, '..', 'docs', 'architecture.md')

/** Folders whose files may import each other in a circle: an alpha-beta search and its quiescence call one another. */
export const RECURSIVE = ['electron/core/src/search']

/** The rows of `shared` and of the core name what they see of `shared`. */
const seesAllOfShared = folder => !folder.startsWith('shared') && !folder.startsWith('electron/core')

const full = (top, name) => (name === '.' ? top : name.startsWith('shared/') ? name : `${top}/${name}`)

/** @returns {Record<string, string[]>} by folder, the folders that it may import */
const parse = text => {
  const floors = {}
  let top = ''
  for (const line of text.split('\n').filter(row => row.trim() !== '')) {
    const [name, ...allowed] = line.trim().split(/\s+/)
    if (line.startsWith(' ')) {
      const folder = full(top, name)
      const shared = seesAllOfShared(folder) ? ['shared', 'shared/*'] : ['shared']
      floors[folder] = [...shared, ...allowed.map(other => full(top, other))]
    } else top = name.replace(/\/$/, '')
  }
  return floors
}

const block = /```floors\n([\s\S]*?)```/.exec(readFileSync(DOCUMENT, 'utf8'))
if (!block) throw new Error(`${DOCUMENT} has no block of floors`)

export const FLOORS = parse(block[1])

const escaped = folder => folder.replaceAll(/[.+]/g, '\\$&')

/** The files of a folder, as a pattern: its own, or with `/*` those of all folders inside. */
const filesOf = folder =>
  folder.endsWith('/*') ? `^${escaped(folder.slice(0, -1))}.+/` : `^${escaped(folder)}/[^/]+$`

/** A rule of dependency-cruiser for each folder. */
export const floorRules = Object.entries(FLOORS).map(([folder, allowed]) => ({
  name: `floor-of-${folder.replaceAll('/', '-')}`,
  comment: `${folder}/ may import: ${allowed.join(', ')} (docs/architecture.md)`,
  severity: 'error',
  from: { path: filesOf(folder) },
  to: { path: '^(electron|renderer|shared)/', pathNot: [folder, ...allowed].map(filesOf) },
}))

/** Every folder has a row. */
export const homeless = {
  name: 'no-folder-without-a-floor',
  comment: 'the block of floors in docs/architecture.md has no row for this folder',
  severity: 'error',
  from: { path: '^(electron|renderer|shared)/', pathNot: Object.keys(FLOORS).map(filesOf) },
  to: {},
}

/** Files that import each other in a circle cannot be read one by one. */
export const noCycle = {
  name: 'no-cycle',
  comment: 'files that import each other in a circle cannot be read one by one',
  severity: 'error',
  from: { pathNot: RECURSIVE.map(folder => `^${folder}/`) },
  to: { circular: true },
}
