import type { Role } from '@shared/board/role'
import { roleName } from '@shared/i18n/names/pieceNames'
import { t } from '@shared/i18n/t'
import { roleOfCapital } from '@shared/variants/army'
import type { Army } from '@shared/variants/variant'
import { splitPlacement } from '../../board/setup/placements'

/** One of the two placements of a last pair. */
export interface PairPart {
  /** The letter of its piece, a capital. */
  readonly letter: string
  readonly role: Role
  /** The name of its square. */
  readonly square: string
}

/** The two placements of a pair in UCI, by the files of their squares. */
export const pairParts = (uci: string, army: Army): readonly PairPart[] =>
  uci
    .split('+')
    .map(splitPlacement)
    .map(({ letter, square }) => ({ letter, square, role: roleOfCapital(army, letter)! }))
    .toSorted((one, other) => one.square.localeCompare(other.square))

/** A pair in words: `queen on b1, king on g1`. */
export const pairWords = (uci: string, army: Army): string => {
  const [first, second] = pairParts(uci, army)
  return t('setup.hidden.pair', {
    first: roleName(first!.role, army),
    firstSquare: first!.square,
    second: roleName(second!.role, army),
    secondSquare: second!.square,
  })
}
