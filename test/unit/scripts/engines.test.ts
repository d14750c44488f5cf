import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minVersion, satisfies } from 'semver'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..', '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Described {
  readonly engines?: { readonly node?: string }
}

const own = JSON.parse(read('package.json')) as Described
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Described>>
}

/** The oldest version of Node that is promised. */
const oldest = minVersion(own.engines!.node!)!.version

test('the README promises the version of Node that npm requires', () => {
  expect(read('README.md')).toContain(`Node ${oldest.replace(/\.0$/, '')} or later`)
})

test('docs/dependencies.md lists exactly the packages that ask for a newer Node than is promised', () => {
  const newer = Object.entries(lock.packages)
    .filter(([, { engines }]) => !satisfies(oldest, engines?.node ?? '*'))
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
  const told = read('docs/dependencies.md').split('| ask for a newer Node')[1]!
  const listed = [...told.matchAll(/^\| (`[^|]+`) +\| /gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  )
  expect(listed.sort()).toEqual(newer.sort())
})
