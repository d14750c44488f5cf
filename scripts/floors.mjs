import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The document with the floors: which folder may import which. Its block `floors` is the only list. Each row below a
 * top-level folder names a folder in it and what that folder may import besides its own files and packages; `setup/*`
 * stands for every folder inside `setup`, `.` for the files directly in the top-level folder.
 */
const DOCUMENT = path.join(import.meta.dirname, '..', 'docs', 'architecture.md')

/**
 * Folders whose files may import each other in a circle: an alpha-beta search and its quiescence search call each
 * other.
 */
export const RECURSIVE = ['electron/core/src/search']

/**
 * Whether a folder may import all of `shared`; the rows of `shared` and of the core name what they may import of it.
 */
const seesAllOfShared = folder => !folder.startsWith('shared') && !folder.startsWith('electron/core')

const full = (top, name) => (name === '.' ? top : name.startsWith('shared/') ? name : `${top}/${name}`)

/** @returns {Record<string, string[]>} for each folder, the folders that it may import */
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

/** A pattern for the files directly in a folder or, with `/*`, for those in all folders inside it. */
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

/** The rule that every folder has a row. */
export const homeless = {
  name: 'no-folder-without-a-floor',
  comment: 'the block of floors in docs/architecture.md has no row for this folder',
  severity: 'error',
  from: { path: '^(electron|renderer|shared)/', pathNot: Object.keys(FLOORS).map(filesOf) },
  to: {},
}

/** The rule against files that import each other in a circle: they cannot be read one by one. */
export const noCycle = {
  name: 'no-cycle',
  comment: 'files that import each other in a circle cannot be read one by one',
  severity: 'error',
  from: { pathNot: RECURSIVE.map(folder => `^${folder}/`) },
  to: { circular: true },
}
