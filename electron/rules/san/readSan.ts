import type { Move } from '@shared/board/move'
import { CASTLING_SIDES } from '@shared/board/setup'
import { fileName } from '@shared/board/square'
import type { CastlingName, PgnFault } from '@shared/notation/pgn/pgn'
import { parseSan, type SanMove } from '@shared/notation/san/san'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'
import { castlingSideOf, matchSan } from './matchSan'
import { legalSans } from './san'
import { editDistance } from '@shared/editDistance'

/** Suggestions are read by people, who read no more than this many. */
const MAX_SUGGESTIONS = 8

/** Longer texts are not moves, and how far they are from one means nothing. */
const MAX_TEXT_LENGTH = 16

const bare = (san: string): string => san.replace(/[+#=!?x-]/g, '')

/** The texts of `legal` that `found` may be a misspelling of, the likeliest first, at most eight. */
export const likeliest = (found: string, legal: readonly string[]): readonly string[] => {
  const meant = bare(found).slice(0, MAX_TEXT_LENGTH)
  const target = /[a-l][1-9]0?(?=[qrbn]?$)/i.exec(meant)?.[0]
  const distance = (san: string): number => {
    const move = bare(san)
    if (meant !== '' && move.startsWith(meant)) return 0
    return editDistance(meant, move) + (target !== undefined && move.includes(target) ? 1 : 2)
  }
  return legal
    .map(san => ({ san, distance: distance(san) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ san }) => san)
}

/** Why a text is not a move of a position. */
export interface SanError extends Pick<PgnFault, 'found' | 'legal' | 'castlings'> {
  readonly kind: 'san'
  readonly reason: 'syntax' | 'illegal' | 'ambiguous' | 'noSuchCastling'
}

/** The castling of this system on the side that the orthodox notation means. */
const castlingMeant = ({ variant }: Position, san: string): string =>
  variant.castling?.targets[san.startsWith('O-O-O') ? 'aSide' : 'hSide'].san ?? san

const castlingsOf = ({ variant: { castling } }: Position): readonly CastlingName[] =>
  CASTLING_SIDES.flatMap(side => {
    const target = castling?.targets[side]
    return target ? [{ san: target.san, kingFile: fileName(target.king) }] : []
  })

/** The position in which a move is looked for, and whether to suggest alternatives, which costs more than everything else. */
export interface Looking {
  readonly position: Position
  readonly suggests: boolean
}

const refuse = ({ position, suggests }: Looking, text: string, reason: SanError['reason'], meant = text) =>
  err<SanError>({
    kind: 'san',
    reason,
    found: text.slice(0, 80),
    legal: suggests ? likeliest(meant, legalSans(position)) : [],
  })

const refuseMove = (looking: Looking, text: string, san: SanMove): Result<Move, SanError> => {
  const { position } = looking
  if (san.kind !== 'castling' || castlingSideOf(position.variant, san.san) !== undefined)
    return refuse(looking, text, 'illegal')
  const { error } = refuse(looking, text, 'noSuchCastling', castlingMeant(position, san.san))
  return err({ ...error, castlings: castlingsOf(position) })
}

/** The one legal move that a text in SAN means. Gives no reason if there is none, which is much cheaper. */
export const moveMeant = (position: Position, text: string): Move | undefined => {
  const plain = position.readSan(text)
  if (plain) return plain
  const san = parseSan(position.variant, text)
  const [move, other] = san.ok ? matchSan(position, san.value) : []
  return other ? undefined : move
}

/** Finds the legal move that a parsed text means. */
export const findSan = (looking: Looking, text: string, san: SanMove): Result<Move, SanError> => {
  const { position } = looking
  const [move, other] = matchSan(position, san)
  if (other) return refuse(looking, text, 'ambiguous')
  if (move) return ok(move)
  const uci = findByUci(position.variant, position.legalMoves(), text)
  return uci ? ok(uci) : refuseMove(looking, text, san)
}

/**
 * Finds the legal move that a text means: SAN with everything that {@link parseSan} tolerates; castling also as the king's move to its
 * target or onto its rook; a leap of one file as an ordinary king move; placements and transposed pieces in any order; and UCI.
 */
export const readSan = (position: Position, text: string, suggests = true): Result<Move, SanError> => {
  const plain = position.readSan(text)
  if (plain) return ok(plain)
  const looking = { position, suggests }
  const san = parseSan(position.variant, text)
  if (san.ok) return findSan(looking, text, san.value)
  const uci = findByUci(position.variant, position.legalMoves(), text)
  return uci ? ok(uci) : refuse(looking, text, 'syntax')
}
