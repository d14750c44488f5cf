import { loadCore } from '../../core/load'
import { Pieces } from '../../files/disk/pieces'
import type { GameWindow } from '../../files/pgn/gameWindows'
import { defineCommand } from '../io/command'
import { interoperableFlag, outFlag } from '../io/sharedFlags'
import { fail } from '../io/terminal'
import { withGames } from '../io/openGames'
import { inputName } from '../io/readFile'
import { putOut } from '../io/putOut'
import { startFormat } from './formatGames'

/** The games of a file in their new form; remarks about a game carry its number. */
async function* formatted(
  windows: AsyncIterable<GameWindow>,
  interoperable: boolean,
  remark: (game: number, sentence: string) => void,
): AsyncGenerator<Buffer, void> {
  const pieces = new Pieces()
  const format = startFormat(loadCore(), interoperable, pieces)
  let number = 0
  for await (const { bytes, games } of windows) {
    for (const span of games) {
      const sentence = format({ bytes, span })
      number++
      if (sentence !== undefined) remark(number, sentence)
    }
    yield* pieces.takeFull()
  }
  yield* pieces.takeAll()
}

export const pgnFormatCommand = defineCommand({
  name: 'pgn format',
  words: 'FILE',
  summary: 'write the games of a file in canonical form',
  flags: { out: outFlag(), interoperable: interoperableFlag },
  count: [1, 1],
  run: async ({ words: [file = ''], flags: { out, interoperable } }, terminal) => {
    const remarks = { count: 0 }
    const remark = (game: number, sentence: string) => {
      remarks.count++
      terminal.complain(`backrank: ${inputName(file)}, game ${game}: ${sentence}`)
    }
    const done = await withGames(file, terminal, windows =>
      putOut(out, terminal, formatted(windows, interoperable, remark)),
    )
    if (!done.ok) return fail(terminal, done.error, 1)
    return remarks.count === 0 ? 0 : 1
  },
})
