import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { completionScript, SHELLS } from '../../electron/cli/commands/completionScript'
import { completionOf } from '../../electron/cli/commands/completion'
import { COMMANDS } from '../../electron/cli/commands/commands'
import { FIRST_WORDS } from '../../electron/cli/isCommandLine'
import { versionOf } from '../../electron/shell/versionOf'
import { manPage } from './manPage'
import { starter } from './starter'

/**
 * Writes the command-line files of a package into a folder, all from the table of commands: the starter, the manual
 * page, and shell completions.
 *
 * @param words the folder, and the path of the installed executable
 */
export const main = async ([folder = '', program = '']: readonly string[]): Promise<number> => {
  const commands = await Promise.all(COMMANDS.map(({ load }) => load()))
  const files: readonly (readonly [string, string])[] = [
    ['backrank', starter(program, FIRST_WORDS)],
    ['backrank.1', manPage(commands, versionOf('.'))],
    ...SHELLS.map(
      shell => [`completion.${shell}`, completionScript(shell, commands.map(completionOf))] as const,
    ),
  ]
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
  return 0
}
