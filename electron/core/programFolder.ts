import path from 'node:path'

/**
 * Absolute path of the program: holds `resources/`, `samples/` and `package.json`. This file is two folders below it in
 * the sources, and so is every chunk once built (`out/main`).
 */
export const PROGRAM_FOLDER = path.join(import.meta.dirname, '..', '..')
