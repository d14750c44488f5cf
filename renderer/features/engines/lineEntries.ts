import { t } from '@shared/i18n/t'
import type { MenuEntry } from '../../widgets/menuEntry'

/** What can be done with a line of an engine, besides looking at it. */
export type LineChoice = 'add' | 'addUpTo' | 'play' | 'force' | 'copy'

interface LineFacts {
  /** The move pointed at, as it is named; empty where none is. */
  readonly move: string
  readonly canAdd: boolean
  /** The line begins in the position on the board. */
  readonly canPlay: boolean
}

/** The menu of an engine's line. */
export const lineEntries = ({
  move,
  canAdd,
  canPlay,
}: LineFacts): readonly (readonly MenuEntry<LineChoice>[])[] => [
  [
    { choice: 'add', label: t('engines.line.add'), enabled: canAdd },
    ...(move === ''
      ? []
      : [{ choice: 'addUpTo' as const, label: t('engines.line.addUpTo', { move }), enabled: canAdd }]),
    { choice: 'play', label: t('engines.line.play'), enabled: canPlay && canAdd },
  ],
  [{ choice: 'force', label: t('engines.line.force'), enabled: canAdd }],
  [{ choice: 'copy', label: t('engines.line.copy'), enabled: true }],
]
