import type { EvalCommand } from '../notation/pgn/commands'
import type { Game } from '../tree/game'
import { withRoot } from '../tree/gameEdit'
import type { Mark } from '../tree/machineMark'
import { withNote, withoutNotes, withSummary, withWords, type MoveNote } from '../tree/machineNotes'
import { endPath } from '../tree/walk'
import type { Examined } from './examined'
import type { GameFindings, ReportedMove } from './gameReport'
import { judgedBySentence } from './judgedBy'
import { JUDGMENT_NAGS } from './judgment'
import { COLORS, type Color } from '../board/color'
import { t } from '../i18n/t'
import { summarize } from './playerSummary'

const playerSentence = (moves: readonly ReportedMove[], color: Color): string => {
  const { accuracy, judged } = summarize(moves, color)
  if (accuracy === undefined) return ''
  return t('words.accuracy', {
    color,
    accuracy: Math.round(accuracy),
    inaccuracies: judged.inaccuracy.length,
    mistakes: judged.mistake.length,
    blunders: judged.blunder.length,
  })
}

/** The summary of both players' moves, in words in front of a game. */
export const reportSummary = (moves: readonly ReportedMove[]): string =>
  COLORS.map(color => playerSentence(moves, color))
    .filter(sentence => sentence !== '')
    .join(' ')

/** Marks the notes about the game proper; they record what a move gave away in points of winning chance. */
const MARK: Mark = 'report'

/** What to write into a game. */
export interface AnnotationChoices {
  readonly glyphs: boolean
  /** The engine's evaluation after each move. */
  readonly evaluations: boolean
  /** How many better lines are written for a faulty move; 0 for none. */
  readonly lines: number
  /** The greatest length of a better line, in plies. */
  readonly plies: number
  /** Short sentences about moves. */
  readonly words: boolean
}

export const ANNOTATION_CHOICES: AnnotationChoices = {
  glyphs: true,
  evaluations: true,
  lines: 1,
  plies: 10,
  words: false,
}

/** Sentences about moves, by plies from the start; 0 has those about the whole game. */
export type Sentences = ReadonlyMap<number, string>

const evaluationOf = (examined: Examined | undefined): Pick<MoveNote, 'evaluation'> => {
  if (examined?.kind !== 'searched') return {}
  const { depth, score } = examined
  const evaluation: EvalCommand =
    score.kind === 'mate'
      ? { kind: 'mate', moves: score.value, depth }
      : { kind: 'cp', centipawns: score.value, depth }
  return { evaluation }
}

const noteOf = (
  { ply, loss, judgment, better }: ReportedMove,
  { examined }: GameFindings,
  { glyphs, evaluations, lines, plies }: AnnotationChoices,
  words: string | undefined,
): MoveNote => ({
  ...(evaluations && evaluationOf(examined.get(ply))),
  given: Math.round(10 * loss) / 10,
  ...(words !== undefined && { words }),
  ...(glyphs && judgment && { nag: JUDGMENT_NAGS[judgment] }),
  better: judgment ? better.slice(0, lines).map(line => line.slice(0, plies)) : [],
})

/**
 * Annotates a game: each move gets an evaluation, a faulty one also a glyph and a better line, and a summary is put in front.
 * Earlier notes of this kind are replaced; other comments, glyphs and variations are kept. For the setup only sentences are
 * written here.
 *
 * @param sentences written only if the choices include words
 */
export const annotateGame = (
  game: Game,
  moves: readonly ReportedMove[],
  findings: GameFindings,
  choices: AnnotationChoices = ANNOTATION_CHOICES,
  sentences: Sentences = new Map(),
): Game => {
  const line = endPath(game.root, [])
  const clean = withoutNotes(game.root, line, MARK)
  const played = moves.filter(({ phase }) => phase !== 'setup')
  const wordsOf = (ply: number) => (choices.words ? sentences.get(ply) : undefined)
  const worded = moves.reduce((noted, { ply, phase }) => {
    const words = phase === 'setup' ? wordsOf(ply) : undefined
    return words === undefined ? noted : withWords(noted, line.slice(0, ply), words, MARK)
  }, clean)
  const root = played.reduce(
    (noted, move) =>
      withNote(noted, line.slice(0, move.ply), noteOf(move, findings, choices, wordsOf(move.ply)), MARK),
    worded,
  )
  const { judgedBy } = findings
  const summary = [wordsOf(0), judgedBy && judgedBySentence(judgedBy), reportSummary(moves)]
    .filter(text => text !== undefined)
    .join(' ')
  return withRoot(game, played.length === 0 ? root : withSummary(root, summary, MARK))
}
