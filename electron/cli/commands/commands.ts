import type { Command } from '../io/command'
import { annotate } from './annotate'
import { annotateSetup } from './annotateSetup'
import { batch } from './batch'
import { bench } from './bench'
import { count } from './count'
import { match } from './match'
import { moves } from './moves'
import { odds } from './odds'
import { perft } from './perft'
import { pgnCheck } from './pgnCheck'
import { pgnFormat } from './pgnFormat'
import { play } from './play'
import { prepare } from './prepare'
import { procedures } from './procedures'
import { publish } from './publish'
import { rollCommand } from './roll'
import { selfTest } from './selfTest'
import { solve } from './solve'
import { start } from './start'
import { uci } from './uci'
import { variants } from './variants'

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  variants,
  count,
  start,
  moves,
  perft,
  play,
  pgnCheck,
  pgnFormat,
  procedures,
  rollCommand,
  odds,
  solve,
  annotate,
  annotateSetup,
  prepare,
  publish,
  selfTest,
  batch,
  uci,
  bench,
  match,
]
