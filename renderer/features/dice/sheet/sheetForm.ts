import { COLORS, type Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { rolesName } from '@shared/i18n/names/pieceNames'
import { EMPTY, FREE, isCornerDark, placeName, rolesOf, type Ground } from '@shared/procedures/model/ground'
import type { Procedure } from '@shared/procedures/model/procedure'
import { sharedSteps } from '@shared/procedures/model/state'
import { tasksOf, type Task } from '@shared/procedures/model/tasks'
import { armyPieceName } from '@shared/procedures/words/names'
import { squaresPhrase } from '@shared/procedures/words/prompts'

/** The pieces of an army in words: `two bishops and one rook`. */
export const piecesPhrase = (ground: Ground, { pieces }: Pick<Procedure, 'pieces'>): string =>
  formatList(
    rolesOf(ground).flatMap(role => {
      const count = pieces[role] ?? 0
      if (count === 0) return []
      const names = { piece: armyPieceName(ground, role), pieces: rolesName(role, ground.army) }
      return [t('diceSheet.pieces', { count, ...names })]
    }),
  )

/** A square of a rank on the sheet, to be written in. */
export interface SheetSquare {
  readonly name: string
  /** From White's left, from 1; undefined if nothing is placed there. */
  readonly number: number | undefined
  /** The piece that is already there. */
  readonly letter: string
  readonly isDark: boolean
}

/** The ranks on the sheet, Black's above White's; only White's if Black's follows from it. */
export const sheetRanks = (
  ground: Ground,
  { rank, second }: Procedure,
): readonly { readonly color: Color; readonly squares: readonly SheetSquare[] }[] => {
  const shown: readonly Color[] = second.kind === 'own' ? ['black', 'white'] : ['white']
  return shown.map(color => ({
    color,
    squares: Array.from(rank, (letter, place) => ({
      name: placeName(ground, color, place),
      number: letter === EMPTY ? undefined : place + 1,
      letter: letter === FREE || letter === EMPTY ? '' : letter,
      isDark: (place % 2 === 0) === isCornerDark(ground, color),
    })),
  }))
}

/** A line of the form for one throw. */
export interface ThrownLine {
  readonly piece: string
  readonly squares: string
  /** The players who have room to write. */
  readonly players: readonly Color[] | 'both'
}

const pieceOf = (ground: Ground, { action }: Task): string => {
  switch (action.kind) {
    case 'place':
      return action.partner === undefined
        ? armyPieceName(ground, action.piece)
        : t('diceSheet.form.pair', {
            piece: armyPieceName(ground, action.piece),
            partner: armyPieceName(ground, action.partner),
          })
    case 'swap':
      return t('diceSheet.form.swap', { piece: armyPieceName(ground, action.piece) })
    case 'color':
    case 'fill':
    case 'check':
      return t('diceSheet.form.color')
  }
}

const squaresOf = (ground: Ground, { action }: Task): string => {
  if (action.kind !== 'place') return ''
  if (action.chosen) return t('diceSheet.form.chosen')
  return squaresPhrase(ground, { where: action.where, chosen: undefined })
}

/** Everything that is thrown, in order, with room for each result. */
export const thrownLines = (ground: Ground, procedure: Procedure): readonly ThrownLine[] => {
  const shared = sharedSteps(procedure)
  const own: readonly Color[] = procedure.second.kind === 'own' ? COLORS : ['white']
  return tasksOf(procedure)
    .filter(({ action }) => action.kind !== 'fill' && action.kind !== 'check')
    .map(task => ({
      piece: pieceOf(ground, task),
      squares: squaresOf(ground, task),
      players: task.step < shared ? ('both' as const) : own,
    }))
}

/**
 * The number of turns in which both players place the rest, and whether two pieces are placed at once in the last
 * turn.
 */
export const placingLines = (
  { variant }: Ground,
  { rank, pieces }: Procedure,
): { readonly turns: number; readonly pairLast: boolean } | undefined => {
  const phase = variant?.setupPhase
  if (phase?.kind !== 'placement') return undefined
  const left = rank.split(FREE).length - 1 - pocketSize(pieces)
  if (left <= 0) return undefined
  return { turns: phase.pairLast ? left - 1 : left, pairLast: phase.pairLast }
}
