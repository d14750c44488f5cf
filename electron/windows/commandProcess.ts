import { app } from 'electron'
import { ownArguments } from './singleInstance'

const COMMAND = 'publish'

/** Switches of Chromium and of starters, which come before a command. */
const isSwitch = (argument: string): boolean => argument.startsWith('--')

/** `backrank publish ...` of the packaged program, which has no other command line: its words; undefined for anything else. */
export const publishArguments = (): readonly string[] | undefined => {
  const args = ownArguments()
  const first = args.findIndex(argument => !isSwitch(argument))
  return args[first] === COMMAND ? args.slice(first) : undefined
}

/** Runs a command of the command line in place of the window. */
export const runCommand = async (words: readonly string[]): Promise<void> => {
  app.dock?.hide()
  const [{ run }, { processTerminal }] = await Promise.all([
    import('../cli/run'),
    import('../cli/io/processTerminal'),
  ])
  app.exit(await run(words, app.getVersion(), processTerminal()))
}
