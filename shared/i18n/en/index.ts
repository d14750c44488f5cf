import { actions } from './actions'
import { beside } from './beside'
import { board } from './board'
import { common } from './common'
import { dice } from './dice'
import { diceEditor } from './diceEditor'
import { diceOdds } from './diceOdds'
import { diceSheet } from './diceSheet'
import { drill } from './drill'
import { editor } from './editor'
import { edits } from './edits'
import { engines } from './engines'
import { errors } from './errors'
import { gameList } from './gameList'
import { games } from './games'
import { gamesTable } from './gamesTable'
import { guessing } from './guessing'
import { guide } from './guide'
import { menu } from './menu'
import { moves } from './moves'
import { nags } from './nags'
import { nativeDialogs } from './nativeDialogs'
import { newAnalysis } from './newAnalysis'
import { notices } from './notices'
import { outcomes } from './outcomes'
import { pasting } from './pasting'
import { pieces } from './pieces'
import { practice } from './practice'
import { prepare } from './prepare'
import { procedureNames } from './procedureNames'
import { procedures } from './procedures'
import { publish } from './publish'
import { replacing } from './replacing'
import { report } from './report'
import { samples } from './samples'
import { selfTest } from './selfTest'
import { setup } from './setup'
import { shell } from './shell'
import { solver } from './solver'
import { spokenMoves } from './spokenMoves'
import { stage } from './stage'
import { start } from './start'
import { startCard } from './startCard'
import { systems } from './systems'
import { tasks } from './tasks'
import { training } from './training'
import { variants } from './variants'
import { words } from './words'

/** Every text of the program in English, by subject. The keys of all other languages are these. */
export const en = {
  actions,
  gameList,
  beside,
  board,
  common,
  dice,
  diceEditor,
  diceOdds,
  diceSheet,
  drill,
  editor,
  edits,
  engines,
  errors,
  games,
  gamesTable,
  guessing,
  guide,
  menu,
  moves,
  nags,
  nativeDialogs,
  newAnalysis,
  notices,
  outcomes,
  pasting,
  pieces,
  practice,
  prepare,
  procedureNames,
  procedures,
  publish,
  replacing,
  report,
  samples,
  selfTest,
  setup,
  shell,
  solver,
  spokenMoves,
  stage,
  start,
  startCard,
  systems,
  tasks,
  training,
  variants,
  words,
} as const
