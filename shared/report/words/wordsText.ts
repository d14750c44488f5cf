import { fileName, fileOf, squareName } from '../../board/square'
import { t } from '../../i18n/t'
import { roleName, rolesName } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import type { NamedMove, Remark, Winning } from './remark'

type Names = Pick<VariantDefinition, 'army' | 'board'>

/** `24. Qxd7`, `24... Nc2+`. */
const moveText = ({ number, color, san }: NamedMove): string =>
  `${number}${color === 'white' ? '.' : '...'} ${san}`

type By = 'allowed' | 'missed'

const winningText = (by: By, move: string, how: Winning, { army, board }: Names): string => {
  switch (how.kind) {
    case 'fork':
    case 'skewer': {
      const [one, other] = [roleName(how.one, army), roleName(how.other, army)]
      return how.one === how.other
        ? t(`words.${by}.${how.kind}Two`, { move, pieces: rolesName(how.one, army) })
        : t(`words.${by}.${how.kind}`, { move, one, other })
    }
    case 'promotes':
      return t(`words.${by}.promotes`, { move, piece: roleName(how.role, army) })
    case 'discoveredCheck':
      return t(`words.${by}.${how.kind}`, { move })
    case 'gain':
      return t(`words.${by}.gain`, { move, gain: how.gain })
    case 'queens':
      return t(`words.${by}.queens`, { move, file: fileName(fileOf(how.square, board)) })
    case 'discoveredAttack':
    case 'pin':
    case 'pinnedPiece':
    case 'trap':
      return t(`words.${by}.${how.kind}`, {
        move,
        piece: roleName(how.role, army),
        square: squareName(how.square, board),
      })
  }
}

/** A remark as a sentence, in the language that is spoken. */
export const remarkText = (remark: Remark, names: Names): string => {
  const square = 'square' in remark ? squareName(remark.square, names.board) : ''
  const move = 'move' in remark ? moveText(remark.move) : ''
  switch (remark.kind) {
    case 'mateAllowed':
    case 'mateMissed':
      return t(`words.${remark.kind}`, { count: remark.moves, move })
    case 'canBeTaken':
      return t('words.canBeTaken', { piece: roleName(remark.role, names.army), square })
    case 'allowed':
    case 'missed':
      return winningText(remark.kind, move, remark.how, names)
    case 'loses':
      return t('words.loses', { gain: remark.gain })
    case 'onlyMove':
      return t(`words.onlyMove.${remark.aim}`)
    case 'onlyOther':
      return t(`words.onlyOther.${remark.aim}`, { move })
    case 'passedPawnAllowed':
      return t(`words.passedPawnAllowed.${remark.color}`, { square })
    case 'passedPawnMissed':
      return t('words.passedPawnMissed', { move, square })
    case 'rightGivenUp':
      return t(`words.rightGivenUp.${remark.right}`)
    case 'stalemate':
    case 'repetitionAllowed':
    case 'perpetualAllowed':
    case 'fiftyMovesAllowed':
      return t(`words.${remark.kind}`)
    case 'takeBackMissed':
    case 'repetitionMissed':
    case 'perpetualMissed':
    case 'fiftyMovesMissed':
      return t(`words.${remark.kind}`, { move })
  }
}

/** All that is said of a move, sentence by sentence. */
export const wordsText = (remarks: readonly Remark[], names: Names): string =>
  remarks.map(remark => remarkText(remark, names)).join(' ')
