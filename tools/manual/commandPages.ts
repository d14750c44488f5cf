import { commandPage } from '../../electron/cli/usage'
import type { NamedCommand } from '../../electron/cli/io/command'

const INTRODUCTION = `# Every command

This page says the same as \`backrank COMMAND --help\`. [The command line](scripts/command-line) explains what all commands have in
common.
`

/** The reference of the command line as Markdown, from the same table as its help. */
export const commandPages = async (commands: readonly NamedCommand[]): Promise<string> => {
  const loaded = await Promise.all(commands.map(({ load }) => load()))
  const sections = loaded.map(
    command => `## backrank ${command.name}\n\n\`\`\`\n${commandPage(command).trimEnd()}\n\`\`\`\n`,
  )
  return [INTRODUCTION, ...sections].join('\n')
}
