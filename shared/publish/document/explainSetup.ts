import { COLORS, type Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import { formatList } from '../../i18n/numbers'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import { t } from '../../i18n/t'
import { roleOfCapital, POCKET_ORDER } from '../../variants/army'
import type { VariantDefinition } from '../../variants/variant'
import type { ToldTurn } from './tellMoves'

/** The pieces on the board without pawns: `a rook and two bishops`. */
const piecesWords = ({ board }: Setup, color: Color, { army }: VariantDefinition): string =>
  formatList(
    POCKET_ORDER.flatMap(role => {
      const count = board.pieces.filter(piece => piece?.color === color && piece.role === role).length
      if (role === 'pawn' || count === 0) return []
      return [
        t('publish.page.pieceCount', { count, one: roleName(role, army), several: rolesName(role, army) }),
      ]
    }),
  )

const PLACEMENT = /^([A-Z])@([a-l]\d{1,2})/

const isPair = ({ san }: ToldTurn): boolean => san.includes('+')

/** How a turn is written and what the number after it means, shown for the first turn that places a piece. */
const readingOf = (turns: readonly ToldTurn[], { army }: VariantDefinition, isTable: boolean): string => {
  const found = turns.find(({ san }) => PLACEMENT.test(san))
  const [, letter = '', square = ''] = PLACEMENT.exec(found?.san ?? '') ?? []
  const role = roleOfCapital(army, letter)
  if (!found || !role) return ''
  const hasValue = isTable && turns.some(({ turn }) => turn.value !== '')
  const named = { move: found.turn.text.split('+')[0]!, piece: roleName(role, army), square }
  return t(hasValue ? 'publish.page.readValues' : 'publish.page.readMoves', named)
}

/**
 * How the players made the start, in two sentences: what was there before, and how to read the turns.
 *
 * @param isTable whether the turns are in a table with their values, not among the moves
 */
export const explainSetup = (
  variant: VariantDefinition,
  first: Setup,
  turns: readonly ToldTurn[],
  isTable: boolean,
): string => {
  const [white, black] = COLORS.map(color => piecesWords(first, color, variant))
  const reading = readingOf(turns, variant, isTable)
  if (reading === '') return t('publish.page.changedStart')
  const pair = turns.some(isPair) ? 'pair' : 'turns'
  const began =
    white === '' && black === ''
      ? t('publish.page.emptyRanks', { pair })
      : t('publish.page.thrownPieces', { white: white!, black: black!, pair })
  return `${began} ${reading}`
}
