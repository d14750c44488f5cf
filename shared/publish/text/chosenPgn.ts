import { parseComment, type CommentPart } from '../../notation/pgn/commands'
import type { PgnComment } from '../../notation/pgn/pgn'
import { writeGame } from '../../tree/gamePgn'
import { withoutVariations, withRoot } from '../../tree/gameEdit'
import { writeInteroperable, type InteroperableGame, type NotInteroperable } from '../../tree/interoperable'
import { flattenTree, unflattenTree } from '../../tree/flat'
import type { Mark } from '../../tree/machineMark'
import type { FlatNode, Game } from '../../tree/game'
import { ok, type Result } from '../../result'
import type { PgnChoices } from '../choices'
import { withoutSummaries } from '../document/summaries'

const EVALUATIONS: ReadonlySet<string> = new Set(['eval', 'setup', 'report'])
const CLOCKS: ReadonlySet<string> = new Set(['clk', 'emt', 'egt', 'mct'])

/** The marks by which the program finds its own notes; other programs would show them as text. */
const MARKS: ReadonlySet<string> = new Set<Mark>(['setup', 'report'])

const isKept = (part: CommentPart, { comments, evaluations, clocks, interoperable }: PgnChoices): boolean => {
  if (part.kind === 'prose') return comments
  if (interoperable && MARKS.has(part.name)) return false
  if (EVALUATIONS.has(part.name)) return evaluations
  return CLOCKS.has(part.name) ? clocks : comments
}

const chosenComments = (comments: readonly PgnComment[], choices: PgnChoices): readonly PgnComment[] =>
  comments.flatMap(comment => {
    if (comment.style === 'escape') return choices.comments ? [comment] : []
    const parts = parseComment(
      choices.comments && choices.evaluations ? comment.text : withoutSummaries(comment.text),
    )
    if (parts.every(part => isKept(part, choices)) && choices.evaluations && choices.comments)
      return [comment]
    const kept = parts.filter(part => isKept(part, choices)).map(({ written }) => written)
    const text = kept
      .join(choices.comments ? '' : ' ')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()
    return text === '' ? [] : [{ ...comment, text }]
  })

const chosenNode =
  (choices: PgnChoices) =>
  (node: FlatNode): FlatNode => ({
    ...node,
    nags: choices.glyphs === 'none' ? [] : node.nags,
    commentsBefore: chosenComments(node.commentsBefore, choices),
    comments: chosenComments(node.comments, choices),
  })

/** A game with only its chosen parts. */
export const chosenGame = (game: Game, choices: PgnChoices): Game => {
  const root = choices.variations ? game.root : withoutVariations(game.root)
  return withRoot(game, unflattenTree(flattenTree(root).map(chosenNode(choices))))
}

const styleOf = ({ width, glyphs }: PgnChoices) => ({ width, signs: glyphs === 'symbols' })

/** Writes the chosen parts of a game, in our own form or in the form for other programs, without our marks. */
export const chosenPgn = (game: Game, choices: PgnChoices): Result<InteroperableGame, NotInteroperable> => {
  const style = styleOf(choices)
  const chosen = chosenGame(game, choices)
  return choices.interoperable
    ? writeInteroperable(chosen, style)
    : ok({ pgn: writeGame(chosen, style), losses: [] })
}

/** The same for any game: if other programs cannot follow its moves, the moves stay as they are. */
export const chosenPgnOfAny = (game: Game, choices: PgnChoices): InteroperableGame => {
  const written = chosenPgn(game, choices)
  if (written.ok) return written.value
  return { pgn: writeGame(chosenGame(game, choices), styleOf(choices)), losses: [] }
}
