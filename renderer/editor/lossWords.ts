import type { Color } from '@shared/board/color'
import { assertNever } from '@shared/exhaustive'
import type { AdaptLoss } from '@shared/setup/adaptPosition'
import type { Army, VariantIdentity } from '@shared/variants/variant'
import { roleName } from '../boards/pieceNames'
import { colorName } from '../boards/progress'
import { listed } from '../errors/errorText'

/** `White’s leap`, or `the leaps of both sides`. */
const owned = (colors: readonly Color[], one: string, many: string): string =>
  colors.length === 1 ? `${colorName(colors[0]!)}’s ${one}` : `${many} of both sides`

const pieceCounts = (loss: Extract<AdaptLoss, { kind: 'pieces' }>, army: Army): string => {
  const names = loss.pieces.map(({ role }) => roleName(role, army))
  const kinds = [...new Set(names)]
  return listed(
    kinds.map(kind => {
      const count = names.filter(name => name === kind).length
      return count === 1 ? `a ${kind}` : `${count} ${kind}s`
    }),
    'and',
  )
}

/** What a change of system could not keep: `White’s castling rights`. `army` is that of the old system. */
export const lossWords = (loss: AdaptLoss, army: Army): string => {
  switch (loss.kind) {
    case 'pieces':
      return pieceCounts(loss, army)
    case 'castling':
      return owned(loss.colors, 'castling rights', 'castling rights')
    case 'leap':
      return owned(loss.colors, 'leap', 'the leaps')
    case 'adjustment':
      return owned(loss.colors, 'bishop adjustment', 'the bishop adjustments')
    case 'transposition':
      return owned(loss.colors, 'transposition', 'the transpositions')
    case 'placing':
      return 'the pieces still to be placed'
    case 'relocation':
      return 'the relocation'
    case 'enPassant':
      return 'the en-passant square'
    default:
      return assertNever(loss)
  }
}

/** One sentence on all that was not kept. */
export const lossSentence = (losses: readonly AdaptLoss[], { name }: VariantIdentity, army: Army): string =>
  `${name} has no place for ${listed(
    losses.map(loss => lossWords(loss, army)),
    'and',
  )}.`
