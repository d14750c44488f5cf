import { app } from 'electron'
import { ownVersion } from '../cli/io/ownVersion'
import { isCommandLine } from '../cli/isCommandLine'
import { ownArguments } from './singleInstance'

/** The words of a command line, `backrank moves chess startpos`; undefined where a window has to be opened. */
export const commandArguments = (): readonly string[] | undefined => {
  const args = ownArguments()
  // Switches of Chromium and of launchers come before a command; after `--` there are only files.
  const first = args.findIndex(
    argument => argument === '--' || !argument.startsWith('-') || isCommandLine([argument]),
  )
  const words = args.slice(first)
  return first >= 0 && isCommandLine(words) ? words : undefined
}

/** Runs a command of the command line in place of the window. */
export const runCommand = async (words: readonly string[]): Promise<void> => {
  app.dock?.hide()
  const [{ run }, { processTerminal }] = await Promise.all([
    import('../cli/run'),
    import('../cli/io/processTerminal'),
  ])
  app.exit(await run(words, ownVersion(), processTerminal()))
}
