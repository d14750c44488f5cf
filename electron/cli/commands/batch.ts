import { loadCore } from '../../core/load'
import { keptSearchers } from '../engines/openSearcher'
import { answerLine, type BatchParts } from './batchAnswers'
import { defineCommand, type Command, type NamedCommand } from '../io/command'
import type { Terminal } from '../io/terminal'
import { readLines } from '../io/readFile'
import { userDataDirFlag } from '../io/sharedFlags'

type Write = Terminal['write']

const FORMS = `Each line is an object whose "command" says what is asked; fields that are not known are ignored.

  {"command":"perft","variant":V,"fen":FEN,"depth":N}          {"nodes":N}
  {"command":"moves","variant":V,"fen":FEN}                    {"moves":[{"uci":U,"san":S},...]}
  {"command":"start","variant":V,"number":N}                   {"fen":FEN}
      "kind":"random-start" for what the dice give
  {"command":"play","variant":V,"fen":FEN,"moves":[MOVE,...]}  {"fen":FEN}
      moves in UCI or SAN
  {"command":"solve","variant":V,"fen":FEN,"values":[...]}     as solve --json
      values as solve --values has them a line each; "last":READING
  {"command":"annotate-setup","pgn":GAMES}                     {"pgn":GAMES}
      "nodes":N, "last":READING, "glyphs":COSTS, "engine":NAME|CMD, "threads":N as the flags of annotate-setup;
      "remarks" lists what is wrong with single games

FEN may also be startpos, the number of a start, or throw:N. "options":[ID,...] switches options of the system on. What is wrong with a
line is its answer: {"error":SENTENCE}

Every other command, and these, too, can be asked with their words and flags as on the command line:

  {"command":"roll","words":["fischer-benko"],"seed":"7","count":3}       {"lines":[{...},{...},{...}]}
  {"command":"pgn check","words":["-"],"input":"1. e4 e5 *"}              {"file":"-",...}

Flags have their names in camelCase ("maxPlies" for --max-plies): true, a text, a number, or a list of texts. "input" is what the
command reads where a file is called -. The answer is the command's JSON; several lines of it are {"lines":[...]}, a text is
{"text":TEXT}. What it says on standard error is in "remarks".
`

/**
 * Answers lines in order. Quick answers are written together, but none that is ready waits for a search that comes
 * after it.
 */
const answerAll = async (means: BatchParts, lines: readonly string[], write: Write): Promise<void> => {
  let ready = ''
  for (const line of lines) {
    if (line.trim() === '') continue
    const answer = answerLine(means, line)
    if (answer instanceof Promise && ready !== '') {
      await write(ready)
      ready = ''
    }
    ready += `${await answer}\n`
  }
  if (ready !== '') await write(ready)
}

/** The command that runs the other commands, which are passed to it. */
export const batchCommand = (commands: readonly NamedCommand[]): Command =>
  defineCommand({
    name: 'batch',
    words: '',
    summary: 'answer JSON lines on standard input, one line each, in order',
    details: FORMS,
    flags: { userDataDir: userDataDirFlag },
    count: [0, 0],
    run: async ({ flags }, terminal) => {
      const core = loadCore()
      const searchers = keptSearchers(core, terminal, flags.userDataDir)
      try {
        for await (const lines of readLines(terminal.input))
          await answerAll({ core, searchers, commands, terminal }, lines, terminal.write)
      } finally {
        await searchers.close()
      }
      return 0
    },
  })
