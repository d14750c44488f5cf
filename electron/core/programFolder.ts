import path from 'node:path'

/**
 * Absolute path of the program's folder, which contains `resources/`, `samples/` and `package.json`. In the sources, this file is two
 * folders below it, and so is every chunk once built (`out/main`).
 */
export const PROGRAM_FOLDER = path.join(import.meta.dirname, '..', '..')
