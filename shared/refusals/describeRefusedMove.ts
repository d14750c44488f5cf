import type { Color } from '../board/color'
import type { Role } from '../board/role'
import { formatList } from '../i18n/numbers'
import { t } from '../i18n/t'
import type { MoveRefusal } from '../ipc/contract'
import { roleName } from '../i18n/names/pieceNames'
import type { Army } from '../variants/variant'
import { capitalized } from '../i18n/capitalized'

/** What a placement would do to the rank, and where the piece can go instead: one sentence or two. */
export const describeClosed = (
  { role, square, because, open }: Omit<Extract<MoveRefusal, { kind: 'closed' }>, 'kind'>,
  army: Army,
): string => {
  const why = capitalized(t(`setup.closed.${because}`, { piece: roleName(role, army), square }))
  return t('setup.closed.instead', { why, count: open.length, squares: formatList(open, 'or') })
}

type Of<Kind extends MoveRefusal['kind']> = MoveRefusal & { readonly kind: Kind }

/** Puts a refusal into a sentence. */
type Sentence<Refusal> = (refusal: Refusal, army: Army) => string

const relocationText: Sentence<Of<'relocation'>> = (refusal, army) => {
  const piece = roleName(refusal.role, army)
  return refusal.because === 'never'
    ? t('errors.refusedMove.relocation.never', { piece, partner: roleName(refusal.partner, army) })
    : t(`errors.refusedMove.relocation.${refusal.because}`, { piece })
}

/** Refusals whose sentence follows from more than their kind. */
const CHOSEN = {
  closed: describeClosed,
  occupied: ({ square }) => t('setup.shelf.occupied', { square }),
  mirror: ({ color, role, move }) => t('errors.refusedMove.mirror', { color, role, move }),
  relocation: relocationText,
  transposition: ({ because }) => t(`errors.refusedMove.transposition.${because}`),
  adjustment: ({ because }) => t(`errors.refusedMove.adjustment.${because}`),
  leap: ({ because }) => t(`errors.refusedMove.leap.${because}`),
  castling: ({ because }) => t(`errors.refusedMove.castling.${because}`),
  cannon: ({ because }) => t(`errors.refusedMove.cannon.${because}`),
  ambiguous: ({ moves }) => t('errors.refusedMove.ambiguous', { moves: formatList(moves, 'or') }),
} satisfies { readonly [Kind in MoveRefusal['kind']]?: Sentence<Of<Kind>> }

type Plain = Exclude<MoveRefusal['kind'], keyof typeof CHOSEN>

/** What the other sentences name; one that names what its refusal does not have throws. */
interface Refused {
  readonly color?: Color
  readonly turn?: Color
  readonly role?: Role
  readonly square?: string
  readonly from?: string
  readonly to?: string
}

const plainText = (refusal: Of<Plain>, army: Army): string => {
  const { role = 'king', ...said } = refusal as Refused
  const values = { ...(said as Required<typeof said>), piece: roleName(role, army) }
  return t(`errors.refusedMove.${refusal.kind}`, values)
}

const isPlain = (refusal: MoveRefusal): refusal is Of<Plain> => !(refusal.kind in CHOSEN)

/** Why a move cannot be played, as one sentence without a full stop. */
export const describeRefusedMove = (refusal: MoveRefusal, army: Army): string => {
  if (isPlain(refusal)) return plainText(refusal, army)
  const sentence = CHOSEN[refusal.kind] as Sentence<MoveRefusal>
  return sentence(refusal, army)
}
