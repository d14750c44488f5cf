import { formatNumber } from '@shared/i18n/numbers'
import type { PositionError } from '@shared/board/positionError'
import type { StartError } from '@shared/setup/starts/starts'
import { assertNever } from '@shared/exhaustive'
import type { RulesError } from '@shared/ipc/contract'
import type { FenError, FenField } from '@shared/notation/fen/fenError'
import type { CastlingName, PgnFault } from '@shared/notation/pgn/pgn'
import { suggestion } from '@shared/nearestNames'
import type { Loss, NotInteroperable } from '@shared/tree/interoperable'
import { VARIANTS } from '@shared/variants'
import type { SetupRefusal } from './setup/setupGraphOf'

const VARIANT_IDS = VARIANTS.map(({ id }) => id)

/** The castlings of a system as text, `O-Ob castles toward the b-file, O-Og toward the g-file`, or that it has no castling. */
export const castlingNames = (castlings: readonly CastlingName[]): string =>
  castlings.length === 0
    ? 'this system has no castling'
    : castlings
        .map(({ san, kingFile }, i) => `${san} ${i === 0 ? 'castles ' : ''}toward the ${kingFile}-file`)
        .join(', ')

/** Says that a system does not have a castling, which is named as it was written. */
export const missingCastling = (found: string): string =>
  /^[O0o]-?[O0o]-?[O0o]/.test(found) ? 'there is no long castling here' : `there is no ${found} here`

const FIELD: Readonly<Record<FenField, string>> = {
  board: 'the board',
  pockets: 'the pockets',
  turn: 'the side to move',
  castling: 'the castling rights',
  epSquare: 'the en-passant square',
  halfmoves: 'the halfmove clock',
  fullmoves: 'the move counter',
  memory: 'the seventh field',
  extra: 'what follows the last field',
}

const FEN_REASON: Readonly<Record<FenError['reason'], string>> = {
  missing: 'is missing',
  rankLength: 'has a rank that does not fill it exactly',
  rankCount: 'has another number of ranks than the board',
  unknownPiece: 'names a piece that this system does not have',
  notAColor: 'is neither w nor b',
  notASquare: 'is no square',
  notARight: 'is no castling right',
  notANumber: 'is no number',
  tooLong: 'is too long',
  notForThisVariant: 'does not belong to this system',
  unterminatedPocket: 'has no closing bracket',
}

const POSITION_FAULT: Readonly<Record<PositionError['fault'], string>> = {
  kings: 'there must be one king a side, in Janggi one general, on the board or in the pocket',
  oppositeCheck: 'the side that is not to move stands in check',
  pawnsOnBackRank: 'there are pawns on a back rank',
  tooManyPieces: 'there are too many pieces',
  pocketDoesNotFit: 'the pieces in the pockets do not fit the empty squares of the back rank',
  noCompletion: 'the back rank cannot be completed by the rules',
  nothingToRelocate: 'king and queen do not stand where they can be relocated',
  outsidePalace: 'each general must stand in his own palace',
}

/** Describes a fault of a FEN, with the rank if it is known: `rank 1 has 7 squares instead of 8: RNBQKBN`. */
const describeFen = ({ field, reason, at, found, rank }: FenError): string =>
  rank
    ? `FEN: rank ${rank.number} has ${rank.squares} squares instead of ${rank.wanted}: ${rank.text}`
    : `FEN: ${FIELD[field]} ${FEN_REASON[reason]} (character ${at + 1}${found === '' ? '' : `, ${found}`})`

/** Why a position or move was refused, as a sentence. */
export const describeError = (error: RulesError): string => {
  switch (error.kind) {
    case 'fen':
      return describeFen(error)
    case 'position':
      return POSITION_FAULT[error.fault]
    case 'illegalMove':
      return `${error.uci} is not legal in ${error.fen}`
    case 'unknownVariant':
      return `there is no variant ${error.found}${suggestion(error.found, VARIANT_IDS) || '; backrank variants lists them'}`
    default:
      return assertNever(error)
  }
}

const PGN_REASON: Readonly<Record<PgnFault['reason'], string>> = {
  illegalMove: 'is not legal',
  ambiguousMove: 'can be more than one move',
  noSuchCastling: 'is no castling of this system',
  notAMove: 'is no move',
  unterminatedComment: 'begins a comment that does not end',
  unterminatedVariation: 'is in a variation that does not end',
  unterminatedTag: 'begins a tag that does not end',
  strayParenthesis: 'closes no variation',
  tooDeep: 'is nested too deep',
  tooLong: 'is too long',
  unknownVariant: 'is no variant known here',
  missingFen: 'has no fixed first position, so its games need a FEN tag',
  brokenFen: 'is no position of this system',
  illegalPosition: 'is a position that cannot be played',
}

/** Why reading a game stopped, as a sentence that says where. */
export const describePgnFault = ({ reason, at, found, legal, castlings }: PgnFault): string => {
  const place = `line ${at.line}, column ${at.column}`
  const instead = legal.length === 0 ? '' : `; legal: ${legal.join(', ')}`
  if (castlings) return `${place}: ${missingCastling(found)}; ${castlingNames(castlings)}${instead}`
  return `${place}: ${found === '' ? 'this' : found} ${PGN_REASON[reason]}${instead}`
}

/** Why there is no start with a number, as a sentence. */
export const describeStart = (error: StartError): string => {
  if (error.reason === 'unknownOption') return `there is no option ${error.found}`
  if (error.count === 0) return 'this system has no random starts'
  return `there is no start ${error.found}: the numbers run from 0 to ${error.count - 1}`
}

/** Why a setup phase cannot be solved, as a sentence. */
export const describeSetupRefusal = (refusal: SetupRefusal): string => {
  switch (refusal.kind) {
    case 'noSetupPhase':
      return 'this system has no setup phase'
    case 'setupOver':
      return 'the setup is over here: nothing is left to be placed or relocated'
    case 'tooManyArrays':
      return `${formatNumber(refusal.arrays)} arrays can arise from here; more than ${formatNumber(refusal.most)} cannot be solved`
    default:
      return assertNever(refusal)
  }
}

const OBSTACLE: Readonly<Record<NotInteroperable['reason'], string>> = {
  board: 'its board or army is not the orthodox one',
  castling: 'its castling is not that of Chess960',
  moves: 'its pieces have moves of their own',
}

/** Why ordinary tools cannot read a system's games, as a sentence. */
export const describeNotInteroperable = ({ reason }: NotInteroperable): string =>
  `written in its own form: ordinary tools cannot follow this system, for ${OBSTACLE[reason]}`

/** What a form for ordinary tools leaves out, as a sentence. */
export const describeLosses = (losses: readonly Loss[]): string => {
  const kinds = [...new Set(losses.map(({ kind }) => kind))]
  return `ordinary tools have no place for ${losses.length} of its parts (${kinds.join(', ')})`
}
