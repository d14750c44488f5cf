import path from 'node:path'

/** The folder in which npm links the programs of packages. The programs of our packages are not the user's. */
const OF_PACKAGES = path.join('node_modules', '.bin')

/** The folders in which the system looks for programs, in order, without those of npm packages. */
export const searchPath = (pathVariable = process.env['PATH'] ?? ''): readonly string[] =>
  pathVariable
    .split(path.delimiter)
    .filter(folder => folder !== '' && !path.resolve(folder).endsWith(OF_PACKAGES))
