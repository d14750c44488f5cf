import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { mustBeTagged } from './programPath'
import { scratchFolder } from './scratchFolder'

/** A disk of this size in KiB, unmounted when the test ends. Such tests need the tag `disks`. */
export const smallDisk = async (kibibytes: number): Promise<string> => {
  mustBeTagged('disks')
  const disk = path.join(await scratchFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  return disk
}
