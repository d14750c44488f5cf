import { expect, test } from 'vitest'
import { COMMANDS } from '../../../../electron/cli/commands/commands'

test.each(COMMANDS.map(command => [command.name, command] as const))(
  'the command %s loads the module with that name',
  async (name, { load }) => {
    expect((await load()).name).toBe(name)
  },
)
