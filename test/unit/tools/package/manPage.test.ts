import { expect, test } from 'vitest'
import { COMMANDS } from '../../../../electron/cli/commands/commands'
import { usageLine } from '../../../../electron/cli/usage'
import { manPage } from '../../../../tools/package/manPage'

const commands = await Promise.all(COMMANDS.map(({ load }) => load()))

/** As a reader sees it: troff's marks gone. */
const shown = (page: string): string =>
  page
    .replaceAll(/\\f[BIR]/g, '')
    .replaceAll('\\-', '-')
    .replaceAll('\\&', '')
    .replaceAll('\\e', '\\')

test.each(commands.map(command => [command.name, command] as const))(
  'the manual page says how %s is used, and what its flags do',
  (_, command) => {
    const page = shown(manPage(commands, '1.2.3'))
    expect(page).toContain(`\n.SS ${command.name}\n.PP\n${usageLine(command)}\n`)
    for (const { help } of Object.values(command.flags)) expect(page).toContain(help)
  },
)

test('nothing of a text is taken for an order to the typesetter', () => {
  const [first] = commands
  const page = manPage([{ ...first!, details: ".PGN is read\n'quoted'\nC:\\games\n" }], '1.2.3')
  expect(page).toContain('\\&.PGN is read\n.br\n')
  expect(page).toContain("\\&'quoted'\n.br\n")
  expect(page).toContain('C:\\egames\n')
})
