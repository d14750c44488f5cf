import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { mustBeTagged } from './programPath'
import { scratchFolder } from './scratchFolder'

/** A disk with room for so many KiB, which is gone when the test has finished. The test says by a tag that it mounts. */
export const smallDisk = async (kibibytes: number): Promise<string> => {
  mustBeTagged('disks')
  const disk = path.join(await scratchFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  return disk
}
