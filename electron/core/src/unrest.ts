// Additional exports of the core's build for the generator: how far a position is from being quiet.

import { AGE } from '../layout/controlBlock'
import { NODES } from '../layout/threadArena'
import { prepareStack } from './search/iterativeDeepening'
import { beginPolling } from './search/limits'
import { quiescence } from './search/quiescence'
import { INFINITE } from './search/score'
import { control, enterThread, thread } from './search/state'
import { rawEval } from './search/staticEval'
import { correctedEval } from './search/correctedEval'
import { FIRST_FRAME } from './search/thread'
import { openTable } from './search/transpositionTable'

export * from './index'

/**
 * By how many centipawns quiescence changes the static evaluation of the position that the control block of the arena names. In check,
 * static evaluations are meaningless, and so is the result.
 */
export function unrest(arena: usize): i32 {
  enterThread(arena)
  openTable(control, load<u32>(control, AGE))
  store<u64>(thread, 0, NODES)
  prepareStack()
  beginPolling()
  const frame = thread + FIRST_FRAME
  const change = quiescence(frame, -INFINITE, INFINITE, 0, true) - correctedEval(frame, rawEval(frame))
  return change < 0 ? -change : change
}
