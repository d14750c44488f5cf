import type { Valued } from '@shared/report/examined'
import type { ReportedMove } from '@shared/report/gameReport'
import type { Sentences } from '@shared/report/gameAnnotation'
import { commandIn } from '@shared/notation/pgn/commands'
import { judgedLine } from '@shared/publish/document/judgedLine'
import { proseOf, scoreIn } from '@shared/tree/commentText'
import type { Game } from '@shared/tree/game'
import type { BetterMove } from '@shared/tree/pricedSetup'
import type { TreeNode } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'

/** The values of moves that the comments of a game give: a report that was written into it. */
export interface WrittenReport {
  readonly moves: readonly ReportedMove[]
  /** The values of positions of the main line, by plies from the start. */
  readonly values: ReadonlyMap<number, Valued>
  /** The sentences about moves, by plies. */
  readonly sentences: Sentences
}

/** The share of its moves for which a game must have values to count as reported on. */
const MIN_SHARE = 0.5

const MARKS = ['report', 'setup'] as const

const says = ({ comments }: TreeNode, isMeant: (argument: string) => boolean) =>
  comments.filter(({ text }) =>
    MARKS.some(mark => {
      const argument = commandIn(text, mark)
      return argument !== undefined && isMeant(argument)
    }),
  )

/** The better lines beside a move, as an annotation has written them. */
const betterThan = (parent: TreeNode, node: TreeNode): readonly (readonly BetterMove[])[] =>
  parent.children
    .filter(other => other !== node && says(other, argument => argument === 'better').length > 0)
    .map(mainline)

const wordsOf = (node: TreeNode): string =>
  says(node, argument => argument.startsWith('words '))
    .map(proseOf)
    .join(' ')

/** Reads the report that a game contains; undefined if it has too few values. */
export const writtenReport = (game: Game): WrittenReport | undefined => {
  const line = mainline(game.root)
  const scored = line.slice(1).filter(({ comments }) => scoreIn(comments)).length
  if (scored === 0 || scored < MIN_SHARE * (line.length - 1)) return undefined
  const { scores, moves } = judgedLine(game)
  const sentences = line.flatMap((node, ply): readonly (readonly [number, string])[] => {
    const words = ply === 0 ? '' : wordsOf(node)
    return words === '' ? [] : [[ply, words]]
  })
  return {
    moves: moves.map(move => ({ ...move, better: betterThan(line[move.ply - 1]!, move.node) })),
    values: new Map(
      scores.flatMap((score, ply): readonly (readonly [number, Valued])[] =>
        score ? [[ply, { kind: 'searched', score }]] : [],
      ),
    ),
    sentences: new Map(sentences),
  }
}
