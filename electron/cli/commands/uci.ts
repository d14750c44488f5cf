import { loadCore } from '../../core/load'
import { poolBounds } from '../../search/poolBounds'
import { UciSession } from '../../uci/uciSession'
import type { Command } from '../command'
import { openEngine } from '../engineProgram'
import { readLines } from '../lines'
import { ownVersion } from '../ownVersion'

export const uci: Command = {
  name: 'uci',
  words: '',
  summary: 'play as an engine: the UCI protocol on standard input',
  flags: [],
  count: [0, 0],
  run: async (_, terminal) => {
    const session = new UciSession({
      version: ownVersion(),
      core: loadCore(),
      bounds: poolBounds(),
      openPool: openEngine,
      write: text => void terminal.write(`${text}\n`),
    })
    const takeAll = async (): Promise<void> => {
      for await (const lines of readLines(terminal.input))
        for (const line of lines) if (!(await session.take(line))) return
    }
    await takeAll()
    await session.close()
    return 0
  },
}
