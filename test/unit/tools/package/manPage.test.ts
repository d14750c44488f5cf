import { expect, test } from 'vitest'
import { COMMANDS } from '../../../../electron/cli/commands/commands'
import { usageLine } from '../../../../electron/cli/usage'
import { manPage } from '../../../../tools/package/manPage'

const commands = await Promise.all(COMMANDS.map(({ load }) => load()))

/** The page as a reader sees it, without troff markup. */
const shown = (page: string): string =>
  page
    .replaceAll(/\\f[BIR]/g, '')
    .replaceAll('\\-', '-')
    .replaceAll('\\&', '')
    .replaceAll('\\e', '\\')

test.each(commands.map(command => [command.name, command] as const))(
  'the man page documents the usage of %s and its flags',
  (_, command) => {
    const page = shown(manPage(commands, '1.2.3'))
    expect(page).toContain(`\n.SS ${command.name}\n.PP\n${usageLine(command)}\n`)
    for (const { help } of Object.values(command.flags)) expect(page).toContain(help)
  },
)

test('text in the man page is never read as a troff request', () => {
  const [first] = commands
  const page = manPage([{ ...first!, details: ".PGN is read\n'quoted'\nC:\\games\n" }], '1.2.3')
  expect(page).toContain('\\&.PGN is read\n.br\n')
  expect(page).toContain("\\&'quoted'\n.br\n")
  expect(page).toContain('C:\\egames\n')
})
