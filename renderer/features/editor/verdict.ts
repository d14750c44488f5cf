import { COLORS, opposite, type Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Piece } from '@shared/board/piece'
import type { PositionError } from '@shared/board/positionError'
import type { Setup } from '@shared/board/setup'
import { rankOf, squareName, type Square } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import { roleName, rolesName } from '@shared/i18n/names/pieceNames'
import { t } from '@shared/i18n/t'
import type { LegalPosition, RulesError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { armySize, frameOf } from '@shared/setup/ranks/frame'
import type { Army, VariantRules } from '@shared/variants/variant'
import { describeError } from '../../errors/describeError'

/** The verdict on a position that is being set up. */
export interface PositionVerdict {
  /** `waiting`: the rules have not answered yet. */
  readonly kind: 'legal' | 'illegal' | 'waiting'
  readonly title: string
  readonly detail: string
  /** Names of the faulty squares. */
  readonly squares: readonly string[]
  /** An edit that helps. */
  readonly remedy?: { readonly label: string; readonly edit: PositionEdit }
}

const squaresWith = (setup: Setup, color: Color | undefined, role: string): readonly Square[] =>
  setup.board.pieces.flatMap((piece, square) =>
    piece?.role === role && (color === undefined || piece.color === color) ? [square] : [],
  )

const named = ({ board }: Setup, squares: readonly Square[]): readonly string[] =>
  squares.map(square => squareName(square, board.size))

type Trouble = Pick<PositionVerdict, 'detail' | 'squares' | 'remedy'>

interface Kings {
  readonly color: Color
  /** Names of the squares of the kings on the board. */
  readonly squares: readonly string[]
  /** The number of kings, including those in hand. */
  readonly count: number
}

const kingsText = ({ color, count, squares }: Kings, army: Army): string => {
  const [piece, pieces] = [roleName('king', army), rolesName('king', army)]
  if (count === 0) return t('editor.verdict.noKing', { color, piece })
  return squares.length === 0
    ? t('editor.verdict.kings', { color, count, piece, pieces })
    : t('editor.verdict.kingsOn', { color, count, piece, pieces, squares: squares.join(', ') })
}

const kingTrouble = (setup: Setup, army: Army): Trouble => {
  const sides = COLORS.map(color => {
    const squares = named(setup, squaresWith(setup, color, 'king'))
    return { color, squares, count: squares.length + (setup.pockets[color].king ?? 0) }
  })
  const wrong = sides.filter(({ count }) => count !== 1)
  return {
    detail: wrong.map(kings => kingsText(kings, army)).join(' '),
    squares: wrong.flatMap(({ squares }) => squares),
  }
}

const pawnTrouble = (setup: Setup): Trouble => {
  const { size } = setup.board
  const squares = named(
    setup,
    squaresWith(setup, undefined, 'pawn').filter(square =>
      [0, size.ranks - 1].includes(rankOf(square, size)),
    ),
  )
  return { detail: t('editor.verdict.pawnsOn', { squares: squares.join(', ') }), squares }
}

const pieceCount = (setup: Setup, color: Color): number =>
  setup.board.pieces.filter(piece => piece?.color === color).length + pocketSize(setup.pockets[color])

const crowdTrouble = (setup: Setup, rules: VariantRules): Trouble => {
  const most = armySize(rules)
  const said = COLORS.filter(color => pieceCount(setup, color) > most).map(color =>
    t('editor.verdict.crowd', { color, count: pieceCount(setup, color), most }),
  )
  return { detail: said.join(' '), squares: [] }
}

const checkTrouble = (setup: Setup, army: Army): Trouble => {
  const piece = roleName('king', army)
  const waiting = opposite(setup.turn)
  const [king] = named(setup, squaresWith(setup, waiting, 'king'))
  return {
    detail:
      king === undefined
        ? t('editor.verdict.couldTakeKing', { color: setup.turn, piece })
        : t('editor.verdict.couldTakeKingOn', { color: setup.turn, piece, square: king }),
    squares: king === undefined ? [] : [king],
    remedy: {
      label: t('editor.verdict.letMove', { color: waiting }),
      edit: { kind: 'turn', turn: waiting },
    },
  }
}

/**
 * Whether the pieces in hand fit the turn. White places first: hands are equal on White's turn, and one turn's pieces
 * apart on Black's.
 */
const isInTurn = ({ setupPhase }: VariantRules, setup: Setup, turn: Color): boolean => {
  const [white = 0, black = 0] = COLORS.map(color => pocketSize(setup.pockets[color]))
  if (turn === 'white') return white === black
  const isPair = setupPhase?.kind === 'placement' && setupPhase.pairLast && white === 0 && black === 2
  return black === white + 1 || isPair
}

const pocketTrouble = (rules: VariantRules, setup: Setup): Trouble => {
  const [white = 0, black = 0] = COLORS.map(color => pocketSize(setup.pockets[color]))
  const other = opposite(setup.turn)
  return {
    detail: t('editor.verdict.hands', { white, black, color: setup.turn }),
    squares: [],
    ...(isInTurn(rules, setup, other) && {
      remedy: {
        label: t('editor.verdict.letPlace', { color: other }),
        edit: { kind: 'turn', turn: other },
      },
    }),
  }
}

const NO_DETAIL: Trouble = { detail: '', squares: [] }

const troubleOf = ({ fault }: PositionError, rules: VariantRules, setup: Setup): Trouble => {
  switch (fault) {
    case 'kings':
      return kingTrouble(setup, rules.army)
    case 'pawnsOnBackRank':
      return pawnTrouble(setup)
    case 'tooManyPieces':
      return crowdTrouble(setup, rules)
    case 'oppositeCheck':
      return checkTrouble(setup, rules.army)
    case 'pocketDoesNotFit':
      return pocketTrouble(rules, setup)
    case 'noCompletion':
    case 'nothingToRelocate':
    case 'outsidePalace':
      return NO_DETAIL
    default:
      return assertNever(fault)
  }
}

const movesText = ({ moves, outcome, check }: LegalPosition, { turn: color }: Setup): string => {
  if (outcome) return t(`editor.verdict.over.${outcome.kind}`)
  const count = moves.length
  const kind = moves[0]?.kind
  if (kind === 'placement' || kind === 'relocation') return t(`editor.verdict.${kind}s`, { color, count })
  return t(check ? 'editor.verdict.movesInCheck' : 'editor.verdict.moves', { color, count })
}

/** A warning about a position that the rules allow although no game leads to it; engines may refuse it. */
const oddity = (setup: Setup, rules: VariantRules): string => {
  const isWhitePawn = (piece: Piece | undefined) => piece?.role === 'pawn' && piece.color === 'white'
  const most = frameOf(rules).board.pieces.filter(isWhitePawn).length
  const pieces = rolesName('pawn', rules.army)
  const crowded = COLORS.filter(color => squaresWith(setup, color, 'pawn').length > most)
  return crowded.map(color => t('editor.verdict.manyPawns', { color, most, pieces })).join(' ')
}

const sentences = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

const illegal = (error: RulesError, rules: VariantRules, setup: Setup): PositionVerdict => {
  const { title, remedy } = describeError(error, rules.army)
  const trouble = error.kind === 'position' ? troubleOf(error, rules, setup) : NO_DETAIL
  const detail = sentences(trouble.detail, trouble.remedy ? '' : (remedy ?? ''))
  return { kind: 'illegal', title, ...trouble, detail }
}

/** The verdict on the position: what the rules answer, and what helps if it is not legal. */
export const verdictOf = (
  rules: VariantRules,
  setup: Setup,
  answer: Result<LegalPosition, RulesError> | undefined,
): PositionVerdict => {
  if (!answer) return { kind: 'waiting', title: t('editor.verdict.waiting'), detail: '', squares: [] }
  if (!answer.ok) return illegal(answer.error, rules, setup)
  return {
    kind: 'legal',
    title: t('editor.verdict.legal'),
    detail: sentences(movesText(answer.value, setup), oddity(setup, rules)),
    squares: [],
  }
}
