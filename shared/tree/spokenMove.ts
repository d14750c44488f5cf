import type { Color } from '../board/color'
import { formatList } from '../i18n/numbers'
import { t } from '../i18n/t'
import type { TreeNode } from './node'
import { roleOfCapital } from '../variants/army'
import { roleName } from '../i18n/names/pieceNames'
import type { Army } from '../variants/variant'

const nameOf = (army: Army, letter: string): string => {
  const role = roleOfCapital(army, letter)
  return role === undefined ? letter : roleName(role, army)
}

const spokenPlacement = (army: Army, placement: string): string =>
  t('spokenMoves.placed', { piece: nameOf(army, placement.slice(0, 1)), square: placement.slice(2) })

const spokenCastling = (san: string): string => {
  if (san.startsWith('O-O-O')) return t('spokenMoves.castlesASide')
  const file = san.slice('O-O'.length)
  return file === '' ? t('spokenMoves.castlesHSide') : t('spokenMoves.castlesTo', { file })
}

/** Says `Bf` as "bishop f". */
const spokenPiece = (army: Army, text: string): string =>
  [nameOf(army, text.slice(0, 1)), text.slice(1)].filter(Boolean).join(' ')

/** Says leaps, swaps and pieces that stay; undefined for every other move. */
const spokenSpecial = (army: Army, kind: TreeNode['kind'], san: string): string | undefined => {
  if (kind === 'leap') {
    const [, to = ''] = san.split('>>', 2)
    return t('spokenMoves.leaps', { piece: nameOf(army, san.slice(0, 1)), to })
  }
  if (kind === 'relocation' && san.endsWith('='))
    return t('spokenMoves.stays', { piece: nameOf(army, san.slice(0, 1)) })
  const [first, second] = san.split('<=>', 2)
  if (!first || !second) return undefined
  return kind === 'relocation'
    ? t('spokenMoves.relocates', { piece: nameOf(army, first), to: second })
    : t('spokenMoves.exchanged', { one: spokenPiece(army, first), other: spokenPiece(army, second) })
}

/** Says `Nbxd7` as "knight b takes d7"; castling moves have their own words. */
const spokenPlain = (army: Army, san: string): string => {
  if (san === '--') return t('spokenMoves.passes')
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

const spokenBare = (army: Army, { kind, san }: Pick<TreeNode, 'kind' | 'san'>): string => {
  if (kind === 'placement') return formatList(san.split('+').map(one => spokenPlacement(army, one)))
  const plain = san.replace(/[+#]$/, '')
  return withEnd(spokenSpecial(army, kind, plain) ?? spokenPlain(army, plain), san)
}

/** The kind of a move according to the characters in its SAN, as far as it matters for its words. */
const kindOf = (san: string): TreeNode['kind'] => {
  if (san.includes('@')) return 'placement'
  if (san.includes('>>')) return 'leap'
  return san.endsWith('=') ? 'relocation' : 'normal'
}

/** A move in words, from its SAN alone: "knight b takes d7". */
export const spokenSan = (army: Army, san: string): string => spokenBare(army, { kind: kindOf(san), san })

/** A move as a screen reader announces it: "White: knight placed on a1". */
export const spokenMove = (army: Army, mover: Color, node: Pick<TreeNode, 'kind' | 'san'>): string =>
  t('spokenMoves.said', { color: mover, move: spokenBare(army, node) })
