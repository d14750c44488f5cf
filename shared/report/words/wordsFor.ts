import { mainline } from '../../tree/tree'
import type { Game } from '../../tree/game'
import { variantById } from '../../variants'
import type { GameFindings, ReportedMove } from '../gameReport'
import { attacksAsInChess } from './attacks'
import { drawAllowed, drawMissed } from './draws'
import { A_PAWN, A_PIECE } from './bearing'
import { materialLost } from './lost'
import { mateAllowed, mateMissed } from './mates'
import { materialMissed } from './missed'
import { onlyMove, onlyOther } from './onlyMove'
import { passedPawnRemark } from './passed'
import { wordsContextOf, type WordsContext, type WordsQuestion } from './wordsContext'
import type { Remark } from './remark'
import { rightGivenUp } from './rights'
import type { WordRules } from './wordRules'

/** Sentences of one move. */
const MAX_SENTENCES = 2

const some = (...remarks: readonly (Remark | undefined)[]): readonly Remark[] =>
  remarks.filter(remark => remark !== undefined)

/**
 * What can be said of a faulty move: what it allows first, then what it misses, if it is a piece or nothing else is said; of lesser
 * things only where there is nothing else.
 */
const faultRemarks = (place: WordsContext): readonly Remark[] => {
  const allowed = mateAllowed(place) ?? materialLost(place) ?? drawAllowed(place)
  const missed =
    mateMissed(place) ??
    drawMissed(place) ??
    (allowed?.kind === 'mateAllowed' ? undefined : materialMissed(place, allowed ? A_PIECE : A_PAWN))
  const found = missed?.kind === 'mateMissed' ? some(missed, allowed) : some(allowed, missed)
  if (found.length > 1) return found
  const said = missed ? found : some(allowed, onlyOther(place))
  return said.length > 0 ? said : some(rightGivenUp(place) ?? passedPawnRemark(place))
}

/**
 * What can be said of a move that was reported, two remarks at most; none where the lines that were found bear nothing out.
 * A turn of a setup has notes of its own.
 */
export const wordsFor = (question: WordsQuestion, rules: WordRules): readonly Remark[] => {
  const { move, variant } = question
  const place =
    move.phase === 'setup' || !attacksAsInChess(variant.army) ? undefined : wordsContextOf(question, rules)
  if (!place) return []
  if (move.judgment) return faultRemarks(place).slice(0, MAX_SENTENCES)
  return some(mateMissed(place) ?? onlyMove(place))
}

/** What can be said of the moves of a game, by plies from the start; moves of which there is nothing to be said are left out. */
export const gameWords = (
  { root, variant }: Game,
  moves: readonly ReportedMove[],
  { examined }: GameFindings,
  rules: WordRules,
): ReadonlyMap<number, readonly Remark[]> => {
  const fens = mainline(root).map(({ fen }) => fen)
  const words = moves.map((move): [number, readonly Remark[]] => {
    const { ply } = move
    const question = {
      variant: variantById(variant),
      move,
      past: fens.slice(0, ply),
      before: examined.get(ply - 1),
      after: examined.get(ply),
    }
    return [ply, wordsFor(question, rules)]
  })
  return new Map(words.filter(([, remarks]) => remarks.length > 0))
}
