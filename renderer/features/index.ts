import type { Feature } from '../registry/feature'
import { analysis } from './analysis/feature'
import { splitView } from './splitView/feature'
import { dice } from './dice/feature'
import { drill } from './drill/feature'
import { editor } from './editor/feature'
import { engines } from './engines/feature'
import { files } from './files/feature'
import { games } from './games/feature'
import { guessing } from './guessing/feature'
import { home } from './home/feature'
import { guide } from './guide/feature'
import { mistakes } from './mistakes/feature'
import { newAnalysis } from './newAnalysis/feature'
import { pasting } from './pasting/feature'
import { practice } from './practice/feature'
import { prepare } from './prepare/feature'
import { publish } from './publish/feature'
import { report } from './report/feature'
import { round } from './round/feature'
import { selfTest } from './selfTest/feature'
import { solver } from './solver/feature'
import { sound } from './sound/feature'
import { table } from './table/feature'
import { starts } from './starts/feature'
import { tasks } from './tasks/feature'
import { training } from './training/feature'

/** In the order of their places in the rail, of their groups in the palette, and of their texts in the status bar. */
const ALL = [
  home,
  newAnalysis,
  analysis,
  games,
  starts,
  dice,
  files,
  solver,
  prepare,
  drill,
  training,
  editor,
  tasks,
  report,
  engines,
  practice,
  table,
  guessing,
  mistakes,
  splitView,
  pasting,
  publish,
  round,
  sound,
  selfTest,
  guide,
] as const

type ActionsOf<F> = F extends { readonly actions: () => infer Runs } ? keyof Runs : never

/** The actions that features carry out. */
export type FeatureAction = ActionsOf<(typeof ALL)[number]>

/** All features that the shell shows in the window. */
export const FEATURES: readonly Feature[] = ALL
