import { describeSessionFault } from '../../engine/uciServer/sessionFault'
import { BENCH_SIZE, startBench } from '../../engine/uciServer/bench'
import { defineCommand } from '../io/command'
import { openEngine } from '../io/engineProgram'

export const benchCommand = defineCommand({
  name: 'bench',
  words: '',
  summary: 'search a fixed list of positions: the node count is the signature of the search',
  flags: {},
  count: [0, 0],
  run: async (_, terminal) => {
    const open = () =>
      openEngine(BENCH_SIZE, fault => terminal.complain(`backrank: ${describeSessionFault(fault)}`))
    const { done, stop } = startBench(open, text => void terminal.write(`${text}\n`))
    const stopListening = terminal.onInterrupt(stop)
    const nodes = await done
    stopListening()
    return nodes === undefined ? 130 : 0
  },
})
