import { expect, test } from 'vitest'
import { circlesOf } from '../../../scripts/circles.mjs'

/** Imports, one `from -> to` per line. */
const imports = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(' -> ') as [string, string])

test('folders that import each other form a circle with exactly the imports that tie it', () => {
  const found = circlesOf(
    imports(`
      house/hen/run.ts -> house/egg/shell.ts
      house/hen/run.ts -> house/hen/wing.ts
      house/egg/yolk.ts -> house/hen/wing.ts
      house/egg/yolk.ts -> house/straw/straw.ts
    `),
  )
  expect(found).toEqual([
    {
      folders: ['house/egg', 'house/hen'],
      ties: [
        ['house/egg/yolk.ts', 'house/hen/wing.ts'],
        ['house/hen/run.ts', 'house/egg/shell.ts'],
      ],
    },
  ])
})

test('folders above or below a circle are not part of it', () => {
  const found = circlesOf(
    imports(`
      roof/a.ts -> attic/a.ts
      attic/a.ts -> hen/a.ts
      hen/a.ts -> egg/a.ts
      egg/a.ts -> hen/b.ts
      egg/a.ts -> cellar/a.ts
      attic/b.ts -> cellar/b.ts
    `),
  )
  expect(found.map(({ folders }) => folders)).toEqual([['egg', 'hen']])
})

test('a circle can include many folders, and two circles that meet are one', () => {
  const found = circlesOf(
    imports(`
      a/x.ts -> b/x.ts
      b/x.ts -> c/x.ts
      c/x.ts -> a/x.ts
      c/x.ts -> d/x.ts
      d/x.ts -> c/y.ts
      d/x.ts -> e/x.ts
      e/x.ts -> f/x.ts
      f/x.ts -> e/y.ts
    `),
  )
  expect(found.map(({ folders }) => folders)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f'],
  ])
  expect(found[0]!.ties).not.toContainEqual(['d/x.ts', 'e/x.ts'])
})

test('imports in one direction form no circle', () => {
  expect(circlesOf(imports('a/x.ts -> b/x.ts\na/y.ts -> c/x.ts\nb/x.ts -> c/x.ts'))).toEqual([])
})
