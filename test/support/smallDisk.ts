import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { scratchFolder } from './scratchFolder'

/** Whether this machine lets us mount disks. */
export const canMount = ((): boolean => {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** A disk with room for so many KiB, which is gone when the test has finished. */
export const smallDisk = async (kibibytes: number): Promise<string> => {
  const disk = path.join(await scratchFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  return disk
}
