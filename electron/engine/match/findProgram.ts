import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/** Where Debian puts games is not on everybody's path. */
const GAMES = '/usr/games'

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The file that a command names: a path from `folder` on, or a program in the search path or among the games. */
export const findProgram = (command: string, folder: string): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const files = command.includes(path.sep)
    ? [path.resolve(folder, command)]
    : [...folders, GAMES].map(place => path.join(place, command))
  return files.find(isProgram)
}
