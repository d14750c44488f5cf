import type { Translation } from '../../catalogue/catalogue'
import { germanActions } from './actions'
import { germanBoard } from './board'
import { germanCommon } from './common'
import { germanDice } from './dice'
import { germanDiceEditor } from './diceEditor'
import { germanDiceOdds } from './diceOdds'
import { germanDiceSheet } from './diceSheet'
import { germanDrill } from './drill'
import { germanEditor } from './editor'
import { germanEdits } from './edits'
import { germanEngines } from './engines'
import { germanErrors } from './errors'
import { germanGameList } from './gameList'
import { germanGames } from './games'
import { germanGamesTable } from './gamesTable'
import { germanGuessing } from './guessing'
import { germanGuide } from './guide'
import { germanMenu } from './menu'
import { germanMistakes } from './mistakes'
import { germanMoves } from './moves'
import { germanNags } from './nags'
import { germanNativeDialogs } from './nativeDialogs'
import { germanNewAnalysis } from './newAnalysis'
import { germanNotices } from './notices'
import { germanOutcomes } from './outcomes'
import { germanPasting } from './pasting'
import { germanPieces } from './pieces'
import { germanPractice } from './practice'
import { germanPrepare } from './prepare'
import { germanProcedureNames } from './procedureNames'
import { germanProcedures } from './procedures'
import { germanPublishing } from './publish'
import { germanReplacing } from './replacing'
import { germanReport } from './report'
import { germanRound } from './round'
import { germanSamples } from './samples'
import { germanSelfTest } from './selfTest'
import { germanSetup } from './setup'
import { germanShell } from './shell'
import { germanSolver } from './solver'
import { germanSplitView } from './splitView'
import { germanSpokenMoves } from './spokenMoves'
import { germanStage } from './stage'
import { germanStart } from './start'
import { germanStartCard } from './startCard'
import { germanStarts } from './starts'
import { germanSystems } from './systems'
import { germanTasks } from './tasks'
import { germanTraining } from './training'
import { germanVariants } from './variants'
import { germanWords } from './words'

/** Every text of the program in German, by subject. Pieces take their articles from `declined.ts`. */
export default {
  actions: germanActions,
  gameList: germanGameList,
  splitView: germanSplitView,
  board: germanBoard,
  common: germanCommon,
  dice: germanDice,
  diceEditor: germanDiceEditor,
  diceOdds: germanDiceOdds,
  diceSheet: germanDiceSheet,
  drill: germanDrill,
  editor: germanEditor,
  edits: germanEdits,
  engines: germanEngines,
  errors: germanErrors,
  games: germanGames,
  gamesTable: germanGamesTable,
  guessing: germanGuessing,
  guide: germanGuide,
  menu: germanMenu,
  mistakes: germanMistakes,
  moves: germanMoves,
  nags: germanNags,
  nativeDialogs: germanNativeDialogs,
  newAnalysis: germanNewAnalysis,
  notices: germanNotices,
  outcomes: germanOutcomes,
  pasting: germanPasting,
  pieces: germanPieces,
  practice: germanPractice,
  prepare: germanPrepare,
  procedureNames: germanProcedureNames,
  procedures: germanProcedures,
  publish: germanPublishing,
  replacing: germanReplacing,
  report: germanReport,
  round: germanRound,
  samples: germanSamples,
  selfTest: germanSelfTest,
  setup: germanSetup,
  shell: germanShell,
  solver: germanSolver,
  spokenMoves: germanSpokenMoves,
  stage: germanStage,
  start: germanStart,
  startCard: germanStartCard,
  starts: germanStarts,
  systems: germanSystems,
  tasks: germanTasks,
  training: germanTraining,
  variants: germanVariants,
  words: germanWords,
} satisfies Translation
