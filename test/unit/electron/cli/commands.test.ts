import { expect, test } from 'vitest'
import { COMMANDS } from '../../../../electron/cli/commands/commands'

test.each(COMMANDS.map(command => [command.name, command] as const))(
  '%s is loaded by its own name',
  async (name, { load }) => {
    expect((await load()).name).toBe(name)
  },
)
