import { computed, shallowRef } from 'vue'
import type { CommentRequest, ReadMove } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { commentQuestion, linksOf, type CommentLink } from './commentLinks'
import { menuEntries, type MenuChoice, type MenuFacts } from './menuEntries'
import type { CommentToken } from './rowTypes'
import { editPath } from '../../edits/step'
import type { CommentLine } from './useCommentLines'
import { t } from '@shared/i18n/t'
import type { MenuEntry } from '../../widgets/menuEntry'
import { moveLabel } from '@shared/tree/moveNumber'

/** What can be done with a move written in a comment. */
type LinkChoice = 'look' | 'insert' | 'insertUpTo'

/** The menu of a move in a comment, in groups. */
const linkEntries = ({ base, moves, at }: CommentLink): readonly (readonly MenuEntry<LinkChoice>[])[] => {
  const before = moves[at - 2]?.fen ?? base.node.fen
  return [
    [{ choice: 'look', label: t('moves.link.look'), keys: 'Enter', enabled: true }],
    [
      { choice: 'insert', label: t('moves.link.insert'), keys: 'I', enabled: true },
      ...(at < moves.length
        ? [
            {
              choice: 'insertUpTo',
              label: t('moves.link.insertUpTo', { move: moveLabel(before, moves[at - 1]!) }),
              enabled: true,
            } as const,
          ]
        : []),
    ],
  ]
}

/** Which words of a comment are legal moves. */
export type ReadComment = (request: CommentRequest) => Promise<readonly ReadMove[]>

interface LinkedTree {
  readonly game: Game
  /** Subtracted from the move numbers of the game proper. */
  readonly offset: number
  readonly facts: MenuFacts
  readonly readComment: ReadComment | undefined
  /** The choices missing from the menu. */
  readonly lacks: readonly MenuChoice[]
}

interface Told {
  readonly look: (line: CommentLine) => void
  readonly insert: (line: CommentLine) => void
  /** An entry of the tree's own menu was chosen. */
  readonly choose: (choice: MenuChoice) => void
}

const lineOf = ({ base, moves, at }: CommentLink): CommentLine => ({ path: editPath(base), moves, at })

/** The moves written in the comments of a tree, and the menu, which is either for one of them or for the tree. */
export const useTreeLinks = (tree: () => LinkedTree, told: Told) => {
  const pointed = shallowRef<CommentLink>()
  const ownEntries = () => {
    const { facts, lacks } = tree()
    return menuEntries(facts)
      .map(group => group.filter(({ choice }) => !lacks.includes(choice)))
      .filter(group => group.length > 0)
  }

  const groups = computed(() => (pointed.value ? linkEntries(pointed.value) : ownEntries()))

  const readLinks = async (remark: CommentToken): Promise<readonly CommentLink[]> => {
    const { game, offset, readComment } = tree()
    const question = readComment && commentQuestion(game, remark, offset)
    return question ? linksOf(question, await readComment(question.request)) : []
  }

  const acts: Readonly<Record<LinkChoice, (link: CommentLink) => void>> = {
    look: link => told.look(lineOf(link)),
    insert: link => told.insert(lineOf(link)),
    insertUpTo: link => told.insert(lineOf({ ...link, moves: link.moves.slice(0, link.at) })),
  }

  const isLinkChoice = (choice: string): choice is LinkChoice => choice in acts

  const choose = (choice: MenuChoice | LinkChoice): void => {
    if (!isLinkChoice(choice)) told.choose(choice)
    else if (pointed.value) acts[choice](pointed.value)
  }

  /** Announces that the menu about to open is for a move in a comment, or for the tree if there is none. */
  const point = (link: CommentLink | undefined): void => {
    pointed.value = link
  }

  return { groups, readLinks, look: acts.look, insert: acts.insert, point, choose }
}
