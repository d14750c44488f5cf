import type { Translation } from '../../catalogue/catalogue'
import { serbianActions } from './actions'
import { serbianBoard } from './board'
import { serbianCommon } from './common'
import { serbianDice } from './dice'
import { serbianDiceEditor } from './diceEditor'
import { serbianDiceOdds } from './diceOdds'
import { serbianDiceSheet } from './diceSheet'
import { serbianDrill } from './drill'
import { serbianEditor } from './editor'
import { serbianEdits } from './edits'
import { serbianEngines } from './engines'
import { serbianErrors } from './errors'
import { serbianGameList } from './gameList'
import { serbianGames } from './games'
import { serbianGamesTable } from './gamesTable'
import { serbianGuessing } from './guessing'
import { serbianGuide } from './guide'
import { serbianMenu } from './menu'
import { serbianMistakes } from './mistakes'
import { serbianMoves } from './moves'
import { serbianNags } from './nags'
import { serbianNativeDialogs } from './nativeDialogs'
import { serbianNewAnalysis } from './newAnalysis'
import { serbianNotices } from './notices'
import { serbianOutcomes } from './outcomes'
import { serbianPasting } from './pasting'
import { serbianPieces } from './pieces'
import { serbianPractice } from './practice'
import { serbianPrepare } from './prepare'
import { serbianProcedureNames } from './procedureNames'
import { serbianProcedures } from './procedures'
import { serbianPublishing } from './publish'
import { serbianReplacing } from './replacing'
import { serbianReport } from './report'
import { serbianRound } from './round'
import { serbianSamples } from './samples'
import { serbianSelfTest } from './selfTest'
import { serbianSetup } from './setup'
import { serbianShell } from './shell'
import { serbianSolver } from './solver'
import { serbianSplitView } from './splitView'
import { serbianSpokenMoves } from './spokenMoves'
import { serbianStage } from './stage'
import { serbianStart } from './start'
import { serbianStartCard } from './startCard'
import { serbianStarts } from './starts'
import { serbianSystems } from './systems'
import { serbianTasks } from './tasks'
import { serbianTraining } from './training'
import { serbianVariants } from './variants'
import { serbianWords } from './words'

/** Every text of the program in Serbian, in Latin script, by subject. Pieces take their cases from `declined.ts`. */
export default {
  actions: serbianActions,
  gameList: serbianGameList,
  splitView: serbianSplitView,
  board: serbianBoard,
  common: serbianCommon,
  dice: serbianDice,
  diceEditor: serbianDiceEditor,
  diceOdds: serbianDiceOdds,
  diceSheet: serbianDiceSheet,
  drill: serbianDrill,
  editor: serbianEditor,
  edits: serbianEdits,
  engines: serbianEngines,
  errors: serbianErrors,
  games: serbianGames,
  gamesTable: serbianGamesTable,
  guessing: serbianGuessing,
  guide: serbianGuide,
  menu: serbianMenu,
  mistakes: serbianMistakes,
  moves: serbianMoves,
  nags: serbianNags,
  nativeDialogs: serbianNativeDialogs,
  newAnalysis: serbianNewAnalysis,
  notices: serbianNotices,
  outcomes: serbianOutcomes,
  pasting: serbianPasting,
  pieces: serbianPieces,
  practice: serbianPractice,
  prepare: serbianPrepare,
  procedureNames: serbianProcedureNames,
  procedures: serbianProcedures,
  publish: serbianPublishing,
  replacing: serbianReplacing,
  report: serbianReport,
  round: serbianRound,
  samples: serbianSamples,
  selfTest: serbianSelfTest,
  setup: serbianSetup,
  shell: serbianShell,
  solver: serbianSolver,
  spokenMoves: serbianSpokenMoves,
  stage: serbianStage,
  start: serbianStart,
  startCard: serbianStartCard,
  starts: serbianStarts,
  systems: serbianSystems,
  tasks: serbianTasks,
  training: serbianTraining,
  variants: serbianVariants,
  words: serbianWords,
} satisfies Translation
