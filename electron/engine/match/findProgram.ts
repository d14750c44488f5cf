import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { searchPath } from '../uciClient/searchPath'

/** Debian installs games here, but not every search path contains it. */
const GAMES = '/usr/games'

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The file that a command names: a path relative to `folder`, or a program in the search path or among the games. */
export const findProgram = (command: string, folder: string): string | undefined => {
  const files = command.includes(path.sep)
    ? [path.resolve(folder, command)]
    : [...searchPath(), GAMES].map(place => path.join(place, command))
  return files.find(isProgram)
}
