/**
 * Lists names that several modules of one process export, and exits with 1 if any of them is not allowed:
 * `npm run names`. With `--all` it lists the allowed ones, too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALLOWED, homonymsOf } from './homonyms.mjs'

const SOURCES = ['shared', 'electron', 'renderer']

const files = SOURCES.flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(file => path.join(folder, file)),
).filter(file => /\.(ts|vue)$/.test(file) && !file.endsWith('.d.ts'))

const homonyms = homonymsOf(files.map(file => [file, readFileSync(file, 'utf8')]))
const isAllowed = ({ name }) => Object.hasOwn(ALLOWED, name)
const refused = homonyms.filter(homonym => !isAllowed(homonym))
const outdated = Object.keys(ALLOWED).filter(name => !homonyms.some(homonym => homonym.name === name))

for (const { name, files } of process.argv.includes('--all') ? homonyms : refused)
  console.log(`${name}\n    ${files.join('\n    ')}`)
for (const name of outdated) console.log(`${name} is allowed in scripts/homonyms.mjs, and stands once only`)
console.log(
  `${refused.length} names stand in several modules, besides ${homonyms.length - refused.length} that may`,
)
process.exitCode = refused.length + outdated.length === 0 ? 0 : 1
