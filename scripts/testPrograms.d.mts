/** A system program that tests need; also the tag of these tests. */
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

/** Every program, with its use in tests and, except for Electron, its Debian package. */
export const PROGRAMS: Readonly<Record<ProgramName, { readonly package?: string; readonly use: string }>>
/** The path of a program, or undefined if it is missing. Installs nothing. */
export const findProgram: (name: ProgramName) => string | undefined
/** The paths of all programs that are installed. */
export const findPrograms: () => Partial<Record<ProgramName, string>>
/** Whether virtual screens can be made. */
export const canMakeScreens: () => boolean
/** The Debian and Ubuntu packages of these missing programs. */
export const packagesFor: (names: readonly ProgramName[]) => string[]
/** The command that installs packages. */
export const installCommand: (packages: readonly string[]) => string
/** Whether no test may be skipped: a missing program is then a failure. */
export const programsAreRequired: () => boolean
