import { PROCEDURES } from '@shared/procedures/catalogue'
import { VARIANTS } from '@shared/variants'
import { defineCommand, type Command, type NamedCommand } from '../io/command'
import { typedName } from '../io/flags'
import { fail } from '../io/terminal'
import { completionScript, SHELLS, type CompletedCommand, type Shell } from './completionScript'

/** The possible values of a command's first word, if there are only a few. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  VARIANT: VARIANTS.map(({ id }) => id),
  PROCEDURE: PROCEDURES.map(({ id }) => id),
  SHELL: SHELLS,
}

/** The part of a command that completions need. */
export const completionOf = ({ name, words, flags, summary }: Command): CompletedCommand => ({
  name,
  summary,
  first: CHOICES[/[A-Z]+/.exec(words)?.[0] ?? ''] ?? [],
  flags: Object.entries(flags).map(([flag, { type, help, choices }]) => ({
    typed: `--${typedName(flag)}`,
    takesValue: type === 'string',
    help,
    choices: choices ?? (flag === 'variant' ? CHOICES.VARIANT! : []),
  })),
})

const isShell = (word: string): word is Shell => SHELLS.some(shell => shell === word)

/** The command that writes completions for itself and for the other commands, which are passed to it. */
export const completionCommand = (commands: readonly NamedCommand[]): Command =>
  defineCommand({
    name: 'completion',
    words: 'SHELL',
    summary: 'write the completion of commands, flags and systems for a shell',
    details: `SHELL is ${SHELLS.join(', ')}. For bash: source <(backrank completion bash)
For zsh:  backrank completion zsh > "\${fpath[1]}/_backrank"
For fish: backrank completion fish > ~/.config/fish/completions/backrank.fish
`,
    flags: {},
    count: [1, 1],
    run: async ({ words: [shell = ''] }, terminal) => {
      if (!isShell(shell)) return fail(terminal, `SHELL must be ${SHELLS.join(' or ')}`, 2)
      const loaded = await Promise.all(commands.map(({ load }) => load()))
      await terminal.write(completionScript(shell, loaded.map(completionOf)))
      return 0
    },
  })
