/** The shells for which completions are written. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface CompletedFlag {
  /** The flag as it is typed: `--max-plies`. */
  readonly typed: string
  readonly takesValue: boolean
  readonly help: string
  /** The only possible values; empty if any text or file is allowed. */
  readonly choices: readonly string[]
}

/** What completions need to know about a command. */
export interface CompletedCommand {
  /** One or two words, such as `pgn check`. */
  readonly name: string
  readonly summary: string
  /** The possible values of its first word; empty if that is a file or free text. */
  readonly first: readonly string[]
  readonly flags: readonly CompletedFlag[]
}

const HELP_FLAG = '--help'

/** Quotes a text with single quotes, in a form that all three shells read. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const namesOf = (commands: readonly CompletedCommand[]): readonly string[] => [
  ...new Set(commands.map(({ name }) => name.split(' ')[0]!)),
]

/** The second words of two-word names, by their first word. */
const secondWords = (commands: readonly CompletedCommand[]): ReadonlyMap<string, readonly string[]> => {
  const seconds = new Map<string, readonly string[]>()
  for (const { name } of commands) {
    const [first, second] = name.split(' ')
    if (second !== undefined) seconds.set(first!, [...(seconds.get(first!) ?? []), second])
  }
  return seconds
}

const typedFlags = ({ flags }: CompletedCommand): string =>
  [...flags.map(({ typed }) => typed), HELP_FLAG].join(' ')

/**
 * The lines of a `case` on the previous word: the values of a flag that has few of them, and files for any other value.
 */
const valueCases = ({ flags }: CompletedCommand): readonly string[] => {
  const withValue = flags.filter(({ takesValue }) => takesValue)
  const chosen = withValue.filter(({ choices }) => choices.length > 0)
  const free = withValue.filter(({ choices }) => choices.length === 0)
  return [
    ...chosen.map(({ typed, choices }) => `        ${typed}) values='${choices.join(' ')}' ;;`),
    ...(free.length > 0 ? [`        ${free.map(({ typed }) => typed).join('|')}) files=1 ;;`] : []),
  ]
}

/** The code shared by bash and zsh that knows the commands: it sets `values`, or asks for file names. */
const chooseLines = (commands: readonly CompletedCommand[]): readonly string[] => {
  const seconds = secondWords(commands)
  return [
    `    if [ "$position" -eq 1 ]; then values='${namesOf(commands).join(' ')} ${HELP_FLAG} --version'; return; fi`,
    '    case "$first" in',
    ...[...seconds].map(
      ([first, words]) =>
        `      ${first}) if [ "$position" -eq 2 ]; then values='${words.join(' ')}'; return; fi; name="$first $second" ;;`,
    ),
    '      *) name="$first" ;;',
    '    esac',
    '    case "$name" in',
    ...commands.flatMap(command => [
      `      ${quoted(command.name)})`,
      `        options='${typedFlags(command)}'`,
      ...(command.first.length > 0
        ? [`        words='${command.first.join(' ')}' place=${command.name.split(' ').length + 1}`]
        : []),
      '        case "$before" in',
      ...valueCases(command),
      '        esac ;;',
    ]),
    '    esac',
    '    if [ -n "$values" ] || [ -n "$files" ]; then return; fi',
    '    case "$current" in',
    '      -*) values="$options" ;;',
    '      *) if [ -n "$words" ] && [ "$position" -eq "$place" ]; then values="$words"; else files=1; fi ;;',
    '    esac',
  ]
}

const bash = (commands: readonly CompletedCommand[]): readonly string[] => [
  '_backrank() {',
  '  local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" position="$COMP_CWORD"',
  '  local first="${COMP_WORDS[1]}" second="${COMP_WORDS[2]}" name= values= files= options= words= place=',
  '  _backrank_choose() {',
  ...chooseLines(commands),
  '  }',
  '  _backrank_choose',
  '  COMPREPLY=()',
  '  if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$current")); fi',
  '}',
  'complete -o bashdefault -o default -F _backrank backrank',
]

const zsh = (commands: readonly CompletedCommand[]): readonly string[] => [
  '#compdef backrank',
  '_backrank() {',
  '  local current="${words[CURRENT]}" before="${words[CURRENT-1]}" position="$((CURRENT - 1))"',
  '  local first="${words[2]}" second="${words[3]}" name= values= files= options= place=',
  '  _backrank_choose() {',
  '    local words=',
  ...chooseLines(commands),
  '  }',
  '  _backrank_choose',
  '  if [ -n "$values" ]; then compadd -- ${=values}; else _files; fi',
  '}',
  'compdef _backrank backrank',
]

const fishFlag = (condition: string, { typed, takesValue, help, choices }: CompletedFlag): string =>
  [
    `complete -c backrank -n ${quoted(condition)} -l ${typed.slice(2)}`,
    takesValue ? (choices.length > 0 ? `-x -a ${quoted(choices.join(' '))}` : '-r') : '',
    `-d ${quoted(help)}`,
  ]
    .filter(Boolean)
    .join(' ')

const fishCommand = ({ name, summary, first, flags }: CompletedCommand): readonly string[] => {
  const [word, second] = name.split(' ')
  const seen = `__fish_seen_subcommand_from ${second ?? word!}`
  const condition = second === undefined ? seen : `__fish_seen_subcommand_from ${word!}; and ${seen}`
  const begins =
    second === undefined ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${word!}; and not ${seen}`
  return [
    `complete -c backrank -n ${quoted(begins)} -f -a ${second ?? word!} -d ${quoted(summary)}`,
    ...(first.length > 0
      ? [`complete -c backrank -n ${quoted(condition)} -f -a ${quoted(first.join(' '))}`]
      : []),
    ...flags.map(flag => fishFlag(condition, flag)),
  ]
}

const fish = (commands: readonly CompletedCommand[]): readonly string[] => [
  ...[...secondWords(commands).keys()].map(
    first => `complete -c backrank -n '__fish_use_subcommand' -f -a ${first}`,
  ),
  'complete -c backrank -s h -l help',
  ...commands.flatMap(fishCommand),
]

const WRITERS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => readonly string[]>> = {
  bash,
  zsh,
  fish,
}

/** A script by which a shell completes the commands, their flags, and values of which there are only a few. */
export const completionScript = (shell: Shell, commands: readonly CompletedCommand[]): string =>
  `${WRITERS[shell](commands).join('\n')}\n`
