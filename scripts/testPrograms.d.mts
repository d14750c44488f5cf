/** A program of the system that tests need; the tag of these tests. */
export type ProgramName =
  | 'stockfish'
  | 'fairy-stockfish'
  | 'polyglot'
  | 'redis-server'
  | 'chromium'
  | 'pdftotext'
  | 'pdfinfo'
  | 'gio'
  | 'desktop-file-validate'
  | 'pgn-extract'
  | 'scid'
  | 'electron'

/** Every program, with what tests use it for; the package of Debian, but for Electron. */
export const PROGRAMS: Readonly<Record<ProgramName, { readonly package?: string; readonly use: string }>>
/** The path of a program, or undefined where it is missing. Nothing is fetched. */
export const findProgram: (name: ProgramName) => string | undefined
/** The paths of all programs, but of those that are missing. */
export const findPrograms: () => Partial<Record<ProgramName, string>>
/** Whether screens of our own can be made. */
export const canMakeScreens: () => boolean
/** The packages of Debian and Ubuntu that bring these missing programs. */
export const packagesFor: (names: readonly ProgramName[]) => string[]
/** The command that installs packages. */
export const installCommand: (packages: readonly string[]) => string
/** Set where nothing may be left out: a missing program is a failure there. */
export const programsAreRequired: () => boolean
