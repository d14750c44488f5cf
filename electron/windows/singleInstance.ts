import path from 'node:path'
import { app } from 'electron'
import { type LaunchArguments, readArguments } from '../shell/arguments'
import { ownVersion } from '../cli/io/ownVersion'
import { isCommandLine } from '../cli/isCommandLine'

/** The arguments after the program. When run from sources, Electron's own arguments and the folder come first and are left out. */
export const ownArguments = (): readonly string[] => {
  const appArgument = process.argv.findIndex(
    (argument, place) => place > 0 && path.resolve(argument) === app.getAppPath(),
  )
  return process.argv.slice(app.isPackaged ? 1 : appArgument + 1)
}

/** The arguments of this start; relative file names are resolved against the current folder. */
export const launchArguments = (): LaunchArguments => readArguments(ownArguments(), process.cwd())

/**
 * Becomes the only instance for this user folder, or hands its files to the one that is running.
 *
 * @returns whether this is the only instance; if not, it must quit
 */
export const becomeOnlyInstance = (files: readonly string[]): boolean =>
  app.requestSingleInstanceLock({ files })

const filesOf = (additional: unknown): readonly string[] => {
  const files = (additional as { readonly files?: unknown } | undefined)?.files
  return Array.isArray(files) ? files.filter(file => typeof file === 'string') : []
}

/**
 * Receives files given to the running program: by a second start, or by the system (macOS).
 *
 * @param open called with each file's absolute path
 * @param activate called after a second start, with or without files
 */
export const onFilesFromOutside = (open: (file: string) => void, activate: () => void): void => {
  app.on('second-instance', (_, _argv, _folder, additional) => {
    filesOf(additional).forEach(open)
    activate()
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    open(file)
  })
}

/** The words of a command like `backrank moves chess startpos`; undefined if a window has to be opened. */
export const commandArguments = (): readonly string[] | undefined => {
  const args = ownArguments()
  // Switches of Chromium and of launchers may come before a command; after `--` there are only files.
  const first = args.findIndex(
    argument => argument === '--' || !argument.startsWith('-') || isCommandLine([argument]),
  )
  const words = args.slice(first)
  return first >= 0 && isCommandLine(words) ? words : undefined
}

/** Runs a command of the command line instead of opening the window. */
export const runCommand = async (words: readonly string[]): Promise<void> => {
  app.dock?.hide()
  const [{ run }, { processTerminal }] = await Promise.all([
    import('../cli/run'),
    import('../cli/io/processTerminal'),
  ])
  app.exit(await run(words, ownVersion(), processTerminal()))
}
