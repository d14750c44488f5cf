import { loadCore } from '../../core/load'
import { answerLine } from './batchAnswers'
import type { Command } from '../io/command'
import { readLines } from '../io/lines'

export const batch: Command = {
  name: 'batch',
  words: '',
  summary: 'answer JSON lines on standard input, one line each, in order',
  flags: [],
  count: [0, 0],
  run: async (_, terminal) => {
    const core = loadCore()
    for await (const lines of readLines(terminal.input)) {
      const answers = lines.filter(line => line.trim() !== '').map(line => `${answerLine(core, line)}\n`)
      if (answers.length > 0) await terminal.write(answers.join(''))
    }
    return 0
  },
}
