import { loadCore } from '../../core/load'
import { engineFolders } from '../engines/engineFolders'
import { keptSearchers } from '../engines/keptSearchers'
import { answerLine, type BatchMeans } from './batchAnswers'
import { defineCommand } from '../io/command'
import type { Terminal } from '../io/terminal'
import { readLines } from '../io/lines'
import { userDataDirFlag } from '../io/sharedFlags'

type Write = Terminal['write']

const FORMS = `Each line is an object whose "command" says what is asked; fields that are not known are ignored.

  {"command":"perft","variant":V,"fen":FEN,"depth":N}          {"nodes":N}
  {"command":"moves","variant":V,"fen":FEN}                    {"moves":[{"uci":U,"san":S},...]}
  {"command":"start","variant":V,"number":N}                   {"fen":FEN}
      "kind":"random-start" for what the dice give
  {"command":"play","variant":V,"fen":FEN,"moves":[UCI,...]}   {"fen":FEN}
  {"command":"solve","variant":V,"fen":FEN,"values":[...]}     as solve --json
      values as solve --values has them a line each; "last":READING
  {"command":"annotate-setup","pgn":GAMES}                     {"pgn":GAMES}
      "nodes":N, "last":READING, "glyphs":COSTS, "engine":NAME|CMD, "threads":N as the flags of annotate-setup;
      "remarks" lists what is wrong with single games

"options":[ID,...] switches options of the system on. What is wrong with a line is its answer: {"error":SENTENCE}
`

/** Answers lines in order, quick ones together; an answer that is ready does not wait for the search behind it. */
const answerAll = async (means: BatchMeans, lines: readonly string[], write: Write): Promise<void> => {
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

export const batchCommand = defineCommand({
  name: 'batch',
  words: '',
  summary: 'answer JSON lines on standard input, one line each, in order',
  details: FORMS,
  flags: { userDataDir: userDataDirFlag },
  count: [0, 0],
  run: async ({ flags }, terminal) => {
    const core = loadCore()
    const searchers = keptSearchers(core, terminal, engineFolders(flags.userDataDir))
    try {
      for await (const lines of readLines(terminal.input))
        await answerAll({ core, searchers }, lines, terminal.write)
    } finally {
      await searchers.close()
    }
    return 0
  },
})
