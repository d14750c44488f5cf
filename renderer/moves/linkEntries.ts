import type { CommentLink } from './commentLinks'
import type { MenuEntry } from './menuEntries'
import { moveLabel } from './moveLabel'

/** What can be done with a move written in a comment. */
export const LINK_CHOICES = ['look', 'insert', 'insertUpTo'] as const
export type LinkChoice = (typeof LINK_CHOICES)[number]

const CHOICES: ReadonlySet<string> = new Set(LINK_CHOICES)

export const isLinkChoice = (choice: string): choice is LinkChoice => CHOICES.has(choice)

/** The menu of a move in a comment, in groups. */
export const linkEntries = ({
  base,
  moves,
  at,
}: CommentLink): readonly (readonly MenuEntry<LinkChoice>[])[] => {
  const before = moves[at - 2]?.fen ?? base.node.fen
  return [
    [{ choice: 'look', label: 'Show on the board', keys: 'Enter', enabled: true }],
    [
      { choice: 'insert', label: 'Insert as variation', keys: 'I', enabled: true },
      ...(at < moves.length
        ? [
            {
              choice: 'insertUpTo',
              label: `Insert up to ${moveLabel(before, moves[at - 1]!)}`,
              enabled: true,
            } as const,
          ]
        : []),
    ],
  ]
}
