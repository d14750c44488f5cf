import { loadCore } from '../../core/load'
import { poolBounds } from '../../engine/pool/poolBounds'
import { UciSession } from '../../engine/uciServer/uciSession'
import { defineCommand } from '../io/command'
import type { Terminal } from '../io/terminal'
import { openEngine } from '../io/engineProgram'
import { readLines } from '../io/readFile'
import { ownVersion } from '../io/ownVersion'

const openSession = (terminal: Terminal): UciSession =>
  new UciSession({
    version: ownVersion(),
    core: loadCore(),
    bounds: poolBounds(),
    openPool: openEngine,
    write: text => void terminal.write(`${text}\n`),
  })

const converse = async (terminal: Terminal): Promise<void> => {
  const session = openSession(terminal)
  const takeAll = async (): Promise<void> => {
    for await (const lines of readLines(terminal.input))
      for (const line of lines) if (!(await session.take(line))) return
  }
  try {
    await takeAll()
  } finally {
    await session.close()
  }
}

export const uciCommand = defineCommand({
  name: 'uci',
  words: '',
  summary: 'play as an engine: the UCI protocol on standard input',
  flags: {},
  count: [0, 0],
  run: async (_, terminal) => {
    try {
      await converse(terminal)
      return 0
    } catch (error) {
      // For example if memory was refused or a file is missing: interfaces show what is on standard output.
      await terminal.write(`info string error the engine cannot go on: ${String(error)}\n`)
      return 1
    }
  },
})
