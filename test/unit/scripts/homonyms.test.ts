import { describe, expect, test } from 'vitest'
import { ALLOWED, exportsOf, homonymsOf } from '../../../scripts/homonyms.mjs'

describe('the exports of a module', () => {
  test.each([
    [
      'functions and values',
      'export const walk = 1, run = 2\nexport function jump() {}',
      ['walk', 'run', 'jump'],
    ],
    ['types', 'export interface Walk {}\nexport type Run = 1\nexport class Jump {}', ['Walk', 'Run', 'Jump']],
    ['parts of a value', 'export const { walk, run: [jump] } = steps', ['walk', 'jump']],
    ['what a list names', 'const walk = 1\nexport { walk, walk as run }', ['walk', 'run']],
    ['overloads once', 'export function walk(): 1\nexport function walk(to = 1) {}', ['walk']],
    ['a value and its type once', 'export const WALKS = [1]\nexport type WALKS = 1', ['WALKS']],
  ])('include %s', (_, text, names) => {
    expect(exportsOf('house/file.ts', text)).toEqual(names)
  })

  test.each([
    ['from there', "export { walk } from './walk'\nexport * from './run'"],
    [
      'by way of an import',
      "import { walk } from './walk'\nimport run, { jump as leap } from './run'\nexport { walk, run, leap }",
    ],
    ['by default', 'export default function walk() {}'],
    ['not at all', 'const walk = 1\nfunction run() {}'],
  ])('exclude what it passes on or keeps: %s', (_, text) => {
    expect(exportsOf('house/file.ts', text)).toEqual([])
  })

  test('include those of the scripts of a component', () => {
    const component =
      '<script lang="ts">\nexport const walk = 1\n</script>\n<template>export const run = 1</template>'
    expect(exportsOf('house/Room.vue', component)).toEqual(['walk'])
  })
})

describe('a name', () => {
  const text = (file: string) =>
    file.endsWith('.vue') ? '<script lang="ts">export const walk = 1</script>' : 'export const walk = 1'
  const exporting = (...files: readonly string[]) =>
    homonymsOf(files.map(file => [file, text(file)])).flatMap(homonym => homonym.files)

  test.each([
    ['in two modules of the page', ['renderer/B.vue', 'renderer/a.ts']],
    ['in a module of the page and one that all share', ['renderer/a.ts', 'shared/b.ts']],
    ['in a module of the main process and one that all share', ['electron/core/a.ts', 'shared/b.ts']],
    ['in two modules of the core', ['electron/core/src/a.ts', 'electron/core/src/rules/b.ts']],
  ])('may not be exported %s', (_, files) => {
    expect(exporting(...files)).toEqual(files)
  })

  test.each([
    ['once', ['shared/a.ts']],
    ['on both sides of the bridge', ['renderer/a.ts', 'electron/b.ts']],
    ['in the core and outside it', ['electron/core/src/a.ts', 'electron/core/b.ts', 'renderer/c.ts']],
  ])('may be exported %s', (_, files) => {
    expect(exporting(...files)).toEqual([])
  })
})

test('a reason is given for every name that several modules may export', () => {
  expect(Object.entries(ALLOWED).filter(([, reason]) => reason.length < 20)).toEqual([])
  expect(Object.keys(ALLOWED).length).toBeLessThan(30)
})
