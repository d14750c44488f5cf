import { t } from '@shared/i18n/t'
import type { CommentLink } from './commentLinks'
import type { MenuEntry } from '../../widgets/menuEntry'
import { moveLabel } from '@shared/tree/moveLabel'

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
