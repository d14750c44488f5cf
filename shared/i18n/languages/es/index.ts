import type { Translation } from '../../catalogue/catalogue'
import { spanishActions } from './actions'
import { spanishBoard } from './board'
import { spanishCommon } from './common'
import { spanishDice } from './dice'
import { spanishDiceEditor } from './diceEditor'
import { spanishDiceOdds } from './diceOdds'
import { spanishDiceSheet } from './diceSheet'
import { spanishDrill } from './drill'
import { spanishEditor } from './editor'
import { spanishEdits } from './edits'
import { spanishEngines } from './engines'
import { spanishErrors } from './errors'
import { spanishGameList } from './gameList'
import { spanishGames } from './games'
import { spanishGamesTable } from './gamesTable'
import { spanishGuessing } from './guessing'
import { spanishGuide } from './guide'
import { spanishMenu } from './menu'
import { spanishMistakes } from './mistakes'
import { spanishMoves } from './moves'
import { spanishNags } from './nags'
import { spanishNativeDialogs } from './nativeDialogs'
import { spanishNewAnalysis } from './newAnalysis'
import { spanishNotices } from './notices'
import { spanishOutcomes } from './outcomes'
import { spanishPasting } from './pasting'
import { spanishPieces } from './pieces'
import { spanishPractice } from './practice'
import { spanishPrepare } from './prepare'
import { spanishProcedureNames } from './procedureNames'
import { spanishProcedures } from './procedures'
import { spanishPublishing } from './publish'
import { spanishReplacing } from './replacing'
import { spanishReport } from './report'
import { spanishRound } from './round'
import { spanishSamples } from './samples'
import { spanishSelfTest } from './selfTest'
import { spanishSetup } from './setup'
import { spanishShell } from './shell'
import { spanishSolver } from './solver'
import { spanishSplitView } from './splitView'
import { spanishSpokenMoves } from './spokenMoves'
import { spanishStage } from './stage'
import { spanishStart } from './start'
import { spanishStartCard } from './startCard'
import { spanishStarts } from './starts'
import { spanishSystems } from './systems'
import { spanishTasks } from './tasks'
import { spanishTraining } from './training'
import { spanishVariants } from './variants'
import { spanishWords } from './words'

/**
 * Every text of the program in Spanish, by subject. Pieces take their articles from `articles.ts`. Its type says no text, so that
 * that of all languages stays short enough for the compiler to write down.
 */
export default {
  actions: spanishActions,
  gameList: spanishGameList,
  splitView: spanishSplitView,
  board: spanishBoard,
  common: spanishCommon,
  dice: spanishDice,
  diceEditor: spanishDiceEditor,
  diceOdds: spanishDiceOdds,
  diceSheet: spanishDiceSheet,
  drill: spanishDrill,
  editor: spanishEditor,
  edits: spanishEdits,
  engines: spanishEngines,
  errors: spanishErrors,
  games: spanishGames,
  gamesTable: spanishGamesTable,
  guessing: spanishGuessing,
  guide: spanishGuide,
  menu: spanishMenu,
  mistakes: spanishMistakes,
  moves: spanishMoves,
  nags: spanishNags,
  nativeDialogs: spanishNativeDialogs,
  newAnalysis: spanishNewAnalysis,
  notices: spanishNotices,
  outcomes: spanishOutcomes,
  pasting: spanishPasting,
  pieces: spanishPieces,
  practice: spanishPractice,
  prepare: spanishPrepare,
  procedureNames: spanishProcedureNames,
  procedures: spanishProcedures,
  publish: spanishPublishing,
  replacing: spanishReplacing,
  report: spanishReport,
  round: spanishRound,
  samples: spanishSamples,
  selfTest: spanishSelfTest,
  setup: spanishSetup,
  shell: spanishShell,
  solver: spanishSolver,
  spokenMoves: spanishSpokenMoves,
  stage: spanishStage,
  start: spanishStart,
  startCard: spanishStartCard,
  starts: spanishStarts,
  systems: spanishSystems,
  tasks: spanishTasks,
  training: spanishTraining,
  variants: spanishVariants,
  words: spanishWords,
} satisfies Translation
