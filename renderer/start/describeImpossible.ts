import { assertNever } from '@shared/exhaustive'
import type { ImpossibleReading, NumberError } from '@shared/notation/oneBoxReading'
import type { RanksError } from '@shared/setup/ranksError'
import type { RankCondition, VariantDefinition } from '@shared/variants/variant'
import { roleName } from '../boards/pieceNames'
import { describeFenError } from '../errors/describeFen'
import { quoted } from '../errors/errorText'
import { counted } from './numbers'

const NUMBER_NAMES = {
  throw: 'throw',
  start: 'start of this system',
  scharnagl: 'Chess960 number',
  throwRank: 'thrown rank',
  rank: 'rank of this system',
} as const

const describeNumber = (error: NumberError): string => {
  if (error.reason === 'oneIsEnough') return 'One number is enough here: Black’s rank follows from White’s.'
  const range = error.count === 1 ? 'the only one is 0' : `those run from 0 to ${counted(error.count - 1)}`
  return `Not a ${NUMBER_NAMES[error.as]}: ${range}.`
}

/** What a rank must be like. */
const describeCondition = (condition: RankCondition): string => {
  switch (condition.kind) {
    case 'oppositeColors': {
      const [one, other] = condition.roles
      return one === other
        ? `the ${one}s stand on opposite colors`
        : `${one} and ${other} stand on opposite colors`
    }
    case 'kingBetweenRooks':
      return 'the king stands between the rooks'
    case 'mirroredPairs':
      return 'rooks, knights and bishops mirror each other, and the king his queen'
    case 'pawnsGuarded':
      return 'every pawn is guarded'
    case 'bishopsApart':
      return 'the bishops do not stand side by side'
    case 'differsFrom':
      return `at least ${condition.files} files differ from ${condition.rank}`
    default:
      return assertNever(condition)
  }
}

const sideOf = (error: RanksError): string => {
  if (!('color' in error)) return 'The rank'
  return error.color === 'white' ? 'White’s rank' : 'Black’s rank'
}

const describeRanks = (error: RanksError, { army }: VariantDefinition): string => {
  switch (error.reason) {
    case 'empty':
      return 'There is no rank yet.'
    case 'tooLong':
      return 'This is more text than two ranks need.'
    case 'unknownLetter':
      return `${quoted(error.found, 4)} is no piece of this system.`
    case 'symmetry':
      return `Black’s rank follows from White’s here: it is ${error.expected}.`
    case 'notRelocated':
      return 'No relocation leads to these two ranks.'
    case 'turns':
      return `White has ${error.white} pieces and Black ${error.black}: they cannot have placed so when they take turns.`
    case 'length':
      return `${sideOf(error)} has ${error.found} squares; here it has ${error.expected}.`
    case 'fixedPiece':
      return `${sideOf(error)} has another piece where this system always has the same one.`
    case 'pieceCount':
      return `${sideOf(error)} has ${error.found} times ${roleName(error.role, army)}; the army has ${error.expected}.`
    case 'condition':
      return `${sideOf(error)} breaks a condition: ${describeCondition(error.condition)}.`
    case 'incomplete':
      return `${sideOf(error)} has empty squares, but nobody places pieces in this system.`
    case 'notThrown':
      return `${sideOf(error)} lacks a ${roleName(error.role, army)}, which the dice place first.`
    case 'noCompletion':
      return `${sideOf(error)} can no longer be completed.`
    default:
      return assertNever(error)
  }
}

/** The sentence of a reading that comes to nothing. */
export const describeImpossible = ({ error }: ImpossibleReading, variant: VariantDefinition): string => {
  switch (error.kind) {
    case 'number':
      return describeNumber(error)
    case 'ranks':
      return describeRanks(error, variant)
    case 'fen': {
      const { title, where } = describeFenError(error)
      return `${title} (${where ?? ''}).`
    }
    case 'unreadable':
      return 'This is no number, rank, FEN or PGN.'
    default:
      return assertNever(error)
  }
}
