import type { Command } from '../../electron/cli/io/command'
import { CONVENTIONS, HELP, spelledFlag, usageLine } from '../../electron/cli/usage'

/** Escapes text for troff, so that every character stands for itself, even at the beginning of a line. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&')

const heading = (text: string): string => `.SH ${text}\n`

const paragraph = (text: string): string => `.PP\n${plain(text.trim())}\n`

/** Lines of the help with at least this many characters are prose. */
const PROSE = 100

/** Details for troff: prose is refilled to the reader's width; examples, which are shorter, keep their line breaks. */
const details = (text: string): string => {
  const lines = text.trimEnd().split('\n')
  const broken = lines.map(line => (line.length < PROSE ? `${plain(line)}\n.br\n` : `${plain(line)}\n`))
  return `.PP\n${broken.join('')}`
}

const item = (term: string, text: string): string => `.TP\n\\fB${plain(term)}\\fR\n${plain(text)}\n`

const commandSection = (command: Command): string => {
  const { name, summary, flags } = command
  return [
    `.SS ${plain(name)}\n`,
    paragraph(usageLine(command)),
    paragraph(`${summary[0]!.toUpperCase()}${summary.slice(1)}.`),
    ...Object.entries(flags).map(([flag, declared]) => item(spelledFlag(flag, declared), declared.help)),
    ...(command.details === undefined ? [] : [details(command.details)]),
  ].join('')
}

/** The manual page of the program in troff, from the same table as `--help`. */
export const manPage = (commands: readonly Command[], version: string): string =>
  [
    `.TH BACKRANK 1 "" "Backrank ${version}" "User Commands"\n.nh\n.ad l\n`,
    heading('NAME'),
    'backrank \\- analyze chess from shuffled and placed back ranks\n',
    heading('SYNOPSIS'),
    '.B backrank\n[\\fIFILE\\fR...]\n.br\n.B backrank\n\\fICOMMAND\\fR ...\n',
    heading('DESCRIPTION'),
    paragraph('Without a command, the window is opened with the PGN files that are named.'),
    paragraph('What is called like a command is opened as ./moves, or behind --.'),
    paragraph(CONVENTIONS),
    heading('COMMANDS'),
    ...commands.map(commandSection),
    heading('OPTIONS'),
    paragraph('Every command takes these:'),
    item(spelledFlag('help', HELP), HELP.help),
    paragraph('In place of a command:'),
    item('-h, --help', 'list the commands'),
    item('-V, --version', 'tell the version'),
    heading('EXIT STATUS'),
    item('0', 'done'),
    item('1', 'something is wrong with what was asked'),
    item('2', 'it was asked wrongly'),
    item('130', 'the user stopped it'),
    heading('SEE ALSO'),
    paragraph('stockfish(6), fairy-stockfish(6), xvfb-run(1)'),
  ].join('')
