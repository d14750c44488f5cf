import { spawnSync } from 'node:child_process'

const MOVE = /^(\S+): 1$/
const END = /^Nodes searched: \d+$/

/** The move lists in the engine's output, one for each `go perft 1`. */
const readLists = (output: string): string[][] => {
  const lists: string[][] = [[]]
  for (const line of output.split('\n')) {
    const move = MOVE.exec(line)?.[1]
    if (move !== undefined) lists.at(-1)!.push(move)
    else if (END.test(line)) lists.push([])
  }
  return lists.slice(0, -1)
}

/** The legal moves that an engine, run as a separate process, finds in each position, as sorted UCI. */
export const engineMoves = (
  program: string,
  options: Readonly<Record<string, string>>,
  fens: readonly string[],
): readonly string[][] => {
  const settings = Object.entries(options).map(([name, value]) => `setoption name ${name} value ${value}`)
  const questions = fens.flatMap(fen => [`position fen ${fen}`, 'go perft 1'])
  const input = [...settings, ...questions, 'quit', ''].join('\n')
  const { stdout, error } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
  const lists = readLists(stdout)
  if (error || lists.length !== fens.length)
    throw new Error(
      `${program} answered ${lists.length} of ${fens.length}: ${error?.message ?? stdout.slice(-500)}`,
    )
  return lists.map(list => list.sort())
}
