import { copyFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from './scratchFolder'

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures', 'engines')

/** A copy of one of the scripts that act as broken engines, under a path that only this test uses. */
export const faultyEngine = async (name: string): Promise<string> => {
  const folder = await scratchFolder()
  for (const file of new Set([name, 'ignoresStop'])) {
    await copyFile(path.join(FOLDER, `${file}.sh`), path.join(folder, `${file}.sh`))
  }
  return path.join(folder, `${name}.sh`)
}

/** A real engine, under a path that only this test uses. */
export const ownPath = async (program: string): Promise<string> => {
  const link = path.join(await scratchFolder(), path.basename(program))
  await symlink(program, link)
  return link
}
