import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import type { TreeNode } from '@shared/tree/node'
import type { Army } from '@shared/variants/variant'

const roleOf = (army: Army, letter: string): Role | undefined =>
  (Object.keys(army.letters) as Role[]).find(role => army.letters[role] === letter)

const nameOf = (army: Army, letter: string): string => {
  const role = roleOf(army, letter)
  return role === undefined ? letter : (army.names[role] ?? role)
}

const spokenPlacement = (army: Army, placement: string): string =>
  `${nameOf(army, placement.slice(0, 1))} placed on ${placement.slice(2)}`

const spokenEnd = (san: string): string => {
  if (san.endsWith('#')) return ', checkmate'
  return san.endsWith('+') ? ', check' : ''
}

/** `Nbxd7+` as "knight b takes d7, check"; castlings and special moves keep their own words. */
const spokenSan = (army: Army, san: string): string => {
  const bare = san.replace(/[+#]$/, '')
  if (bare.startsWith('O-O')) return bare.startsWith('O-O-O') ? 'castles a-side' : `castles, ${bare}`
  const [, letter = '', from = '', takes, to = '', promotion] =
    /^([A-Z]?)([a-l]?\d{0,2}?)(x?)([a-l]\d+)(?:=([A-Z]))?$/.exec(bare) ?? []
  if (to === '') return bare
  const piece = letter === '' ? nameOf(army, 'P') : nameOf(army, letter)
  const way = [piece, from, takes ? 'takes' : 'to', to].filter(word => word !== '').join(' ')
  return promotion === undefined ? way : `${way}, promotes to ${nameOf(army, promotion)}`
}

/** What a screen reader says of a move: "White: knight placed on a1". */
export const spokenMove = (army: Army, mover: Color, node: Pick<TreeNode, 'kind' | 'san'>): string => {
  const side = mover === 'white' ? 'White' : 'Black'
  if (node.kind === 'placement') {
    const placed = node.san.split('+').map(one => spokenPlacement(army, one))
    return `${side}: ${placed.join(', ')}`
  }
  return `${side}: ${spokenSan(army, node.san)}${spokenEnd(node.san)}`
}
