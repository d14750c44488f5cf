// The tags with which tests declare what they need besides Node: system programs and system features.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundledPackage } from './bundledPackage.mjs'
import { PROGRAMS, programsAreRequired } from './testPrograms.mjs'

const canMount = () =>
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0

/** For each tag, what the system must be or allow, and whether it does. */
const CONDITIONS = {
  linux: { use: 'needs Linux', isMet: () => process.platform === 'linux' },
  pipes: { use: 'needs named pipes among files', isMet: () => process.platform !== 'win32' },
  'full-device': { use: 'needs /dev/full', isMet: () => existsSync('/dev/full') },
  'stockfish-lite': {
    use: 'needs the optional package stockfish, the engine that ships beside ours',
    isMet: () => bundledPackage() !== undefined,
  },
  disks: { use: 'mounts small disks, as only root may', isMet: canMount },
}

/**
 * The tags for Vitest's configuration. Tests with a tag whose need this machine does not meet are skipped, unless the
 * tag is for a program and programs are required: then they run and fail.
 *
 * @param {Record<string, string | undefined>} programs the paths of those that are installed, by name
 */
export const testTags = programs => [
  ...Object.entries(PROGRAMS).map(([name, { use }]) => ({
    name,
    description: use,
    ...(programs[name] === undefined && !programsAreRequired() && { skip: true }),
  })),
  ...Object.entries(CONDITIONS).map(([name, { use, isMet }]) => ({
    name,
    description: use,
    ...(!isMet() && { skip: true }),
  })),
]
