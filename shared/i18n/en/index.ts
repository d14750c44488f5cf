import { actionsTexts } from './actions'
import { splitViewTexts } from './splitView'
import { boardTexts } from './board'
import { commonTexts } from './common'
import { diceTexts } from './dice'
import { diceEditorTexts } from './diceEditor'
import { diceOddsTexts } from './diceOdds'
import { diceSheetTexts } from './diceSheet'
import { drillTexts } from './drill'
import { editorTexts } from './editor'
import { editsTexts } from './edits'
import { enginesTexts } from './engines'
import { errorsTexts } from './errors'
import { gameListTexts } from './gameList'
import { gamesTexts } from './games'
import { gamesTableTexts } from './gamesTable'
import { guessingTexts } from './guessing'
import { guideTexts } from './guide'
import { menuTexts } from './menu'
import { mistakesTexts } from './mistakes'
import { movesTexts } from './moves'
import { nagsTexts } from './nags'
import { nativeDialogsTexts } from './nativeDialogs'
import { newAnalysisTexts } from './newAnalysis'
import { noticesTexts } from './notices'
import { outcomesTexts } from './outcomes'
import { pastingTexts } from './pasting'
import { piecesTexts } from './pieces'
import { practiceTexts } from './practice'
import { prepareTexts } from './prepare'
import { procedureNamesTexts } from './procedureNames'
import { proceduresTexts } from './procedures'
import { publishingTexts } from './publish'
import { replacingTexts } from './replacing'
import { reportTexts } from './report'
import { roundTexts } from './round'
import { samplesTexts } from './samples'
import { selfTestTexts } from './selfTest'
import { setupTexts } from './setup'
import { shellTexts } from './shell'
import { solverTexts } from './solver'
import { spokenMovesTexts } from './spokenMoves'
import { stageTexts } from './stage'
import { startTexts } from './start'
import { startCardTexts } from './startCard'
import { startsTexts } from './starts'
import { systemTexts } from './systems'
import { tasksTexts } from './tasks'
import { trainingTexts } from './training'
import { variantsTexts } from './variants'
import { wordsTexts } from './words'

/** Every text of the program in English, by subject. The keys of all other languages are these. */
export const en = {
  actions: actionsTexts,
  gameList: gameListTexts,
  splitView: splitViewTexts,
  board: boardTexts,
  common: commonTexts,
  dice: diceTexts,
  diceEditor: diceEditorTexts,
  diceOdds: diceOddsTexts,
  diceSheet: diceSheetTexts,
  drill: drillTexts,
  editor: editorTexts,
  edits: editsTexts,
  engines: enginesTexts,
  errors: errorsTexts,
  games: gamesTexts,
  gamesTable: gamesTableTexts,
  guessing: guessingTexts,
  guide: guideTexts,
  menu: menuTexts,
  mistakes: mistakesTexts,
  moves: movesTexts,
  nags: nagsTexts,
  nativeDialogs: nativeDialogsTexts,
  newAnalysis: newAnalysisTexts,
  notices: noticesTexts,
  outcomes: outcomesTexts,
  pasting: pastingTexts,
  pieces: piecesTexts,
  practice: practiceTexts,
  prepare: prepareTexts,
  procedureNames: procedureNamesTexts,
  procedures: proceduresTexts,
  publish: publishingTexts,
  replacing: replacingTexts,
  report: reportTexts,
  round: roundTexts,
  samples: samplesTexts,
  selfTest: selfTestTexts,
  setup: setupTexts,
  shell: shellTexts,
  solver: solverTexts,
  spokenMoves: spokenMovesTexts,
  stage: stageTexts,
  start: startTexts,
  startCard: startCardTexts,
  starts: startsTexts,
  systems: systemTexts,
  tasks: tasksTexts,
  training: trainingTexts,
  variants: variantsTexts,
  words: wordsTexts,
} as const
