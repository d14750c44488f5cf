import { commandPage } from '../../electron/cli/usage'
import type { NamedCommand } from '../../electron/cli/io/command'

/** The reference of the command line as Markdown, from the same table as its help. */
export const commandReference = async (commands: readonly NamedCommand[]): Promise<string> => {
  const loaded = await Promise.all(commands.map(({ load }) => load()))
  return loaded
    .map(command => `## backrank ${command.name}\n\n\`\`\`\n${commandPage(command).trimEnd()}\n\`\`\`\n`)
    .join('\n')
}

/** The forms of questions that `batch` takes, as listed in its help, in a code block. */
export const batchForms = async (commands: readonly NamedCommand[]): Promise<string> => {
  const batch = await commands.find(({ name }) => name === 'batch')!.load()
  return `\`\`\`\n${batch.details!.trimEnd()}\n\`\`\`\n`
}
