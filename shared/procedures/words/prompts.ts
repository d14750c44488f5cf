import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import { formatList } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { placeName, type Ground } from '../model/ground'
import type { Region } from '../model/procedure'
import type { Prompt } from '../throwing/prompt'
import { armyPieceName, throwPhrase } from './names'

const regionText = (ground: Ground, region: Region, kind: 'squares' | 'qualities'): string => {
  switch (region.kind) {
    case 'color':
      return t(`procedures.${kind}.${region.color}`)
    case 'inner':
      return t(`procedures.${kind}.inner`)
    case 'otherColor':
    case 'leftOf':
    case 'rightOf':
      return t(`procedures.${kind}.${region.kind}`, { piece: armyPieceName(ground, region.piece) })
    case 'wing':
      return region.side === 'left' ? t(`procedures.${kind}.leftWing`) : t(`procedures.${kind}.rightWing`)
  }
}

/** For example `free light squares`, `free squares left of the king`. */
export const squaresPhrase = (
  ground: Ground,
  { where, chosen }: Pick<Prompt, 'where' | 'chosen'>,
): string => {
  const regions: readonly Region[] =
    chosen === undefined ? where : [...where, { kind: 'color', color: chosen }]
  const [first, ...others] = regions
  if (!first) return t('procedures.squares.all')
  if (others.length === 0) return regionText(ground, first, 'squares')
  const qualities = formatList(regions.map(region => regionText(ground, region, 'qualities')))
  return t('procedures.squares.several', { qualities })
}

/** For example `light bishop`, if the step fixes the color; this distinguishes two pieces of a kind. */
const coloredPiece = (ground: Ground, role: Role, where: readonly Region[]): string => {
  const piece = armyPieceName(ground, role)
  const color = where.find(region => region.kind === 'color')?.color
  return color === 'light' || color === 'dark' ? t(`procedures.prompt.${color}`, { piece }) : piece
}

/** Whose piece is thrown for: `White’s rook`; `Both players’ king` if one throw is for both. */
export const promptTitle = (
  ground: Ground,
  { player, piece: role, partner, asks, shared, where }: Prompt,
): string => {
  const owner: Color | 'both' = shared ? 'both' : player
  const piece = coloredPiece(ground, role, where)
  if (asks === 'color') return t('procedures.prompt.color', { owner, piece })
  return partner === undefined
    ? t('procedures.prompt.piece', { owner, piece })
    : t('procedures.prompt.pair', { owner, piece, partner: armyPieceName(ground, partner) })
}

const halfSentence = ({ thing, squares, restSquares }: Prompt): string =>
  t('procedures.prompt.halfChoice', {
    thing: thing.kind,
    ahead: squares.length - restSquares,
    squares: squares.length,
  })

const squareNames = (ground: Ground, { squares, player }: Prompt): readonly string[] =>
  squares.map(({ place }) => placeName(ground, player, place))

const pairSentence = (ground: Ground, prompt: Prompt): string => {
  const [one = '', other = ''] = squareNames(ground, prompt)
  const piece = armyPieceName(ground, prompt.piece)
  return t('procedures.prompt.pairChoice', { thing: prompt.thing.kind, piece, one, other })
}

const numberSentence = (ground: Ground, prompt: Prompt): string => {
  const thing = prompt.thing.kind
  const piece = armyPieceName(ground, prompt.piece)
  if (prompt.throw === 'second') {
    const from = placeName(ground, prompt.player, prompt.results[0]!.place!)
    return t('procedures.prompt.second', { thing, piece, from })
  }
  return prompt.asks === 'partner'
    ? t('procedures.prompt.partner', {
        thing,
        piece,
        squares: formatList(squareNames(ground, prompt), 'or'),
      })
    : t('procedures.prompt.square', { thing, piece, squares: squaresPhrase(ground, prompt) })
}

const mirrorSentence = (ground: Ground, { piece, partner, throw: which }: Prompt): readonly string[] => {
  if (partner === undefined || which === 'first') return []
  const key = piece === partner ? 'mirrorOther' : 'mirror'
  return [t(`procedures.prompt.${key}`, { piece: armyPieceName(ground, partner) })]
}

const choiceSentence = (ground: Ground, prompt: Prompt): string => {
  if (prompt.asks === 'color') return t('procedures.prompt.colorChoice', { thing: prompt.thing.kind })
  if (prompt.throw === 'first') return halfSentence(prompt)
  return prompt.squares.length === 2 ? pairSentence(ground, prompt) : numberSentence(ground, prompt)
}

const tooHighSentence = ({ tooHigh, results, squares, throw: which }: Prompt): string => {
  switch (tooHigh) {
    case 'never':
      return t('procedures.prompt.everyResult')
    case 'again': {
      const again = formatList(results.filter(result => result.again).map(({ text }) => text))
      return t(`procedures.prompt.${which === 'second' ? 'bothAgain' : 'again'}`, { results: again })
    }
    case 'subtract':
      return t('procedures.prompt.subtract', { count: squares.length })
  }
}

/** What to throw and what it decides, in plain sentences. */
export const promptText = (ground: Ground, prompt: Prompt): string =>
  [
    t('procedures.prompt.toThrow', { what: throwPhrase(prompt.thing) }),
    choiceSentence(ground, prompt),
    ...mirrorSentence(ground, prompt),
    tooHighSentence(prompt),
  ].join(' ')

/** Why these squares are counted; empty if all free squares are. */
export const reasonText = (ground: Ground, prompt: Prompt): string =>
  [techniqueText(ground, prompt), ...(prompt.shared ? [t('procedures.prompt.shared')] : [])]
    .filter(Boolean)
    .join(' ')

const techniqueText = (ground: Ground, { technique, piece }: Prompt): string => {
  switch (technique) {
    case 'bishopsOpposite':
    case 'bishopsFree':
    case 'kingInside':
    case 'rooksAroundKing':
    case 'mirrored':
      return t(`procedures.prompt.${technique}`)
    case 'swap':
      return t('procedures.prompt.swap', { piece: armyPieceName(ground, piece) })
    case 'place':
    case 'kingAndRooksLast':
    case 'fill':
    case 'check':
      return ''
  }
}
