// `npm run programs`: fetches the programs that tests need and this machine lacks. As root on Debian or Ubuntu it
// installs their packages; elsewhere it reports what is missing and which command installs it. If programs are
// required (BACKRANK_REQUIRE_PROGRAMS), it uses sudo when that needs no password, and fails if a program is still
// missing.
import { spawnSync } from 'node:child_process'
import { findElectron } from './electronBinary.mjs'
import {
  findPrograms,
  hasScreen,
  installCommand,
  packagesFor,
  PROGRAMS,
  programsAreRequired,
} from './testPrograms.mjs'

const missing = () => {
  const found = findPrograms()
  return Object.keys(PROGRAMS).filter(name => found[name] === undefined)
}

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** The prefix of a command that only root may run; undefined without root, sudo or apt-get. */
const asRoot = () => {
  if (!succeeds('apt-get', '--version')) return undefined
  if (process.getuid() === 0) return []
  return programsAreRequired() && succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined
}

/** Runs apt-get; prints its output only if it fails. */
const aptGet = (prefix, ...args) => {
  const [command, ...words] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) console.error(`apt-get ${args[0]} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`)
}

const install = (prefix, packages) => {
  aptGet(prefix, 'update', '-qq', '-o', 'DPkg::Lock::Timeout=300')
  const known = packages.filter(name => succeeds('apt-cache', 'show', name))
  for (const name of packages.filter(name => !known.includes(name)))
    console.log(`This system has no package ${name}.`)
  if (known.length === 0) return
  console.log(installCommand(known))
  aptGet(prefix, ...installCommand(known).split(' ').slice(1), '-qq', '-o', 'DPkg::Lock::Timeout=300')
}

const lacking = missing()
const packages = packagesFor(lacking)
const prefix = packages.length > 0 ? asRoot() : undefined
if (prefix) {
  console.log(`Tests need programs that are not installed, so they are now: ${lacking.join(', ')}.`)
  install(prefix, packages)
}
// Electron is of no use without a screen or a program that makes one.
if (hasScreen()) findElectron({ forTests: true })

const left = missing()
if (left.length > 0) {
  const wanted = packagesFor(left)
  console.log(`Missing here, so tests that need them are left out: ${left.join(', ')}.`)
  if (wanted.length > 0) console.log(`This brings them: ${installCommand(wanted)}`)
  if (programsAreRequired()) {
    console.error('BACKRANK_REQUIRE_PROGRAMS is set: nothing may be left out.')
    process.exitCode = 1
  }
}
