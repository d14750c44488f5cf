import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderOf = (file: string): number | undefined => {
  const holder = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(holder) && holder !== process.pid && isAlive(holder) ? holder : undefined
}

const take = (file: string): void => writeFileSync(file, String(process.pid), { flag: 'wx' })

/**
 * Makes sure that one host at a time uses a user folder.
 *
 * @returns the function that gives the folder back, or the number of the process that has it
 */
export const lockUserFolder = (folder: string): (() => void) | number => {
  const file = path.join(folder, 'host.lock')
  mkdirSync(folder, { recursive: true })
  try {
    take(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = holderOf(file)
    if (holder !== undefined) return holder
    // Left behind by a host that was killed.
    rmSync(file, { force: true })
    take(file)
  }
  return () => rmSync(file, { force: true })
}
