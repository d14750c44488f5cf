import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FLOORS, floorRules, homeless, noCycle, RECURSIVE } from '../../../scripts/floors.mjs'

const folders = Object.keys(FLOORS)
const house = mkdtempSync(path.join(tmpdir(), 'floors-'))

/** Writes a file of the house that imports the others by their paths in the house. */
const plant = (file: string, imports: readonly string[]) => {
  const place = path.join(house, file)
  mkdirSync(path.dirname(place), { recursive: true })
  const lines = imports.map(
    other => `import '${path.relative(path.dirname(place), path.join(house, other))}'`,
  )
  writeFileSync(place, `${lines.join('\n')}\n`.replaceAll("import '", "import './"))
}

const isAllowed = (from: string, to: string): boolean =>
  from === to ||
  FLOORS[from]!.some(other => (other.endsWith('/*') ? to.startsWith(other.slice(0, -1)) : to === other))

/** Folders with two files that import each other. */
const recursive = ['shared/board', ...RECURSIVE]

/** The number of planted files in one cruise. */
const AT_ONCE = 40

/** `from -> to` of every import that breaks the rule. */
let broken: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(async () => {
  for (const folder of folders) plant(`${folder}/home.ts`, [])
  for (const folder of folders)
    plant(
      `${folder}/planted.ts`,
      folders.filter(other => other !== folder).map(other => `${other}/home.ts`),
    )
  for (const folder of recursive) {
    plant(`${folder}/hen.ts`, [`${folder}/egg.ts`])
    plant(`${folder}/egg.ts`, [`${folder}/hen.ts`])
  }
  plant('shared/attic/stray.ts', ['shared/board/home.ts'])
  const others = [...recursive.map(folder => `${folder}/hen.ts`), 'shared/attic/stray.ts']
  const files = [...folders.map(folder => `${folder}/planted.ts`), ...others]
  const violations: IViolation[] = []
  // The time for a cruise grows with the square of what it finds.
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const { output } = await cruise(files.slice(at, at + AT_ONCE), {
      baseDir: house,
      tsPreCompilationDeps: true,
      ruleSet: { forbidden: [noCycle, ...floorRules, homeless] },
      validate: true,
    })
    violations.push(...(output as ICruiseResult).summary.violations)
  }
  const importsOf = (name: string) =>
    violations.filter(({ rule }) => rule.name === name).map(({ from, to }) => `${from} -> ${to}`)
  broken = new Map(
    [...new Set(violations.map(({ rule }) => rule.name))].map(name => [name, new Set(importsOf(name))]),
  )
}, 120_000)

afterAll(() => {
  rmSync(house, { recursive: true })
})

describe('the floors', () => {
  test.each(folders)(
    'of %s allow all imports that the row of the folder names, and refuse all others',
    folder => {
      const refused = broken.get(`floor-of-${folder.replaceAll('/', '-')}`) ?? new Set()
      const mayNot = folders.filter(other => !isAllowed(folder, other))
      expect([...refused].sort()).toEqual(
        mayNot.map(other => `${folder}/planted.ts -> ${other}/home.ts`).sort(),
      )
    },
  )

  test('refuse a folder that has no row', () => {
    expect([...broken.get('no-folder-without-a-floor')!]).toEqual([
      'shared/attic/stray.ts -> shared/board/home.ts',
    ])
  })

  test('refuse files that import each other in a circle, except those of the search', () => {
    expect([...broken.get('no-cycle')!]).toEqual(['shared/board/egg.ts -> shared/board/hen.ts'])
  })
})
