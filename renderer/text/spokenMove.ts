import type { Color } from '@shared/board/color'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { TreeNode } from '@shared/tree/node'
import { roleOfCapital } from '@shared/variants/army'
import { roleName } from '@shared/variants/pieceNames'
import type { Army } from '@shared/variants/variant'

const nameOf = (army: Army, letter: string): string => {
  const role = roleOfCapital(army, letter)
  return role === undefined ? letter : roleName(role, army)
}

const spokenPlacement = (army: Army, placement: string): string =>
  t('spokenMoves.placed', { piece: nameOf(army, placement.slice(0, 1)), square: placement.slice(2) })

const spokenCastling = (san: string): string =>
  san.startsWith('O-O-O') ? t('spokenMoves.castlesASide') : t('spokenMoves.castles', { san })

/** `Nbxd7` as "knight b takes d7"; castlings and special moves keep their own words. */
const spokenSan = (army: Army, san: string): string => {
  if (san.startsWith('O-O')) return spokenCastling(san)
  const [, letter = '', from = '', takes = '', to = '', promotion] =
    /^([A-Z]?)([a-l]?\d{0,2}?)(x?)([a-l]\d+)(?:=([A-Z]))?$/.exec(san) ?? []
  if (to === '') return san
  const values = { piece: nameOf(army, letter || 'P'), from: from || 'none', to }
  const move = takes === '' ? t('spokenMoves.goes', values) : t('spokenMoves.takes', values)
  return promotion === undefined ? move : t('spokenMoves.promotes', { move, piece: nameOf(army, promotion) })
}

const withEnd = (move: string, san: string): string => {
  if (san.endsWith('#')) return t('spokenMoves.checkmate', { move })
  return san.endsWith('+') ? t('spokenMoves.check', { move }) : move
}

const spokenBare = (army: Army, { kind, san }: Pick<TreeNode, 'kind' | 'san'>): string =>
  kind === 'placement'
    ? formatList(san.split('+').map(one => spokenPlacement(army, one)))
    : withEnd(spokenSan(army, san.replace(/[+#]$/, '')), san)

/** What a screen reader says of a move: "White: knight placed on a1". */
export const spokenMove = (army: Army, mover: Color, node: Pick<TreeNode, 'kind' | 'san'>): string =>
  t('spokenMoves.said', { color: mover, move: spokenBare(army, node) })
