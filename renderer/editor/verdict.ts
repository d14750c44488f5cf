import { COLORS, opposite, type Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Outcome, PositionError } from '@shared/board/positionError'
import type { Setup } from '@shared/board/setup'
import { rankOf, squareName, type Square } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import type { LegalPosition, RulesError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import type { PositionEdit } from '@shared/setup/positionEdit'
import type { VariantRules } from '@shared/variants/variant'
import { colorName } from '../boards/progress'
import { describeError } from '../errors/describeError'

/** What can be said of a position that is being set up. */
export interface Verdict {
  /** `still`: of a system without play; `waiting`: the rules have not answered yet. */
  readonly kind: 'legal' | 'illegal' | 'waiting' | 'still'
  readonly title: string
  readonly detail: string
  /** Names of the squares on which the trouble stands. */
  readonly squares: readonly string[]
  /** An edit that would help. */
  readonly remedy?: { readonly label: string; readonly edit: PositionEdit }
}

const MOST_PIECES = 16
const MOST_PAWNS = 8

const squaresWith = (setup: Setup, color: Color | undefined, role: string): readonly Square[] =>
  setup.board.pieces.flatMap((piece, square) =>
    piece?.role === role && (color === undefined || piece.color === color) ? [square] : [],
  )

const named = ({ board }: Setup, squares: readonly Square[]): readonly string[] =>
  squares.map(square => squareName(square, board.size))

type Trouble = Pick<Verdict, 'detail' | 'squares' | 'remedy'>

const kingTrouble = (setup: Setup): Trouble => {
  const sides = COLORS.map(color => {
    const squares = named(setup, squaresWith(setup, color, 'king'))
    return { color, squares, count: squares.length + (setup.pockets[color].king ?? 0) }
  })
  const wrong = sides.filter(({ count }) => count !== 1)
  const said = wrong.map(({ color, count, squares }) =>
    count === 0
      ? `${colorName(color)} has no king.`
      : `${colorName(color)} has ${count} kings${squares.length > 0 ? `: ${squares.join(', ')}` : ''}.`,
  )
  return { detail: said.join(' '), squares: wrong.flatMap(({ squares }) => squares) }
}

const pawnTrouble = (setup: Setup): Trouble => {
  const { size } = setup.board
  const squares = named(
    setup,
    squaresWith(setup, undefined, 'pawn').filter(square =>
      [0, size.ranks - 1].includes(rankOf(square, size)),
    ),
  )
  return { detail: `On ${squares.join(', ')}.`, squares }
}

const pieceCount = (setup: Setup, color: Color): number =>
  setup.board.pieces.filter(piece => piece?.color === color).length + pocketSize(setup.pockets[color])

const crowdTrouble = (setup: Setup): Trouble => {
  const said = COLORS.filter(color => pieceCount(setup, color) > MOST_PIECES).map(
    color => `${colorName(color)} has ${pieceCount(setup, color)}; ${MOST_PIECES} are possible.`,
  )
  return { detail: said.join(' '), squares: [] }
}

const checkTrouble = (setup: Setup): Trouble => {
  const waiting = opposite(setup.turn)
  const [king] = named(setup, squaresWith(setup, waiting, 'king'))
  return {
    detail: `${colorName(setup.turn)} could take the king${king === undefined ? '' : ` on ${king}`}.`,
    squares: king === undefined ? [] : [king],
    remedy: { label: `Let ${colorName(waiting)} move`, edit: { kind: 'turn', turn: waiting } },
  }
}

/** White places first: hands are equal when it is his turn, and one turn's pieces apart when it is Black's. */
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
    detail: `White has ${white} in hand, Black ${black}, and ${colorName(setup.turn)} is to place. White places first, then each in turn.`,
    squares: [],
    ...(isInTurn(rules, setup, other) && {
      remedy: { label: `Let ${colorName(other)} place`, edit: { kind: 'turn', turn: other } },
    }),
  }
}

const NO_DETAIL: Trouble = { detail: '', squares: [] }

const troubleOf = ({ fault }: PositionError, rules: VariantRules, setup: Setup): Trouble => {
  switch (fault) {
    case 'kings':
      return kingTrouble(setup)
    case 'pawnsOnBackRank':
      return pawnTrouble(setup)
    case 'tooManyPieces':
      return crowdTrouble(setup)
    case 'oppositeCheck':
      return checkTrouble(setup)
    case 'pocketDoesNotFit':
      return pocketTrouble(rules, setup)
    case 'noCompletion':
    case 'nothingToRelocate':
    case 'notPlayable':
      return NO_DETAIL
    default:
      return assertNever(fault)
  }
}

const OUTCOMES: Readonly<Record<Outcome['kind'], string>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  insufficientMaterial: 'too little material to mate',
  fiftyMoves: 'drawn by the fifty-move rule',
  threefold: 'drawn by repetition',
}

/** What the legal moves of a position are called. */
const movesName = ([first]: LegalPosition['moves']): readonly [one: string, many: string] => {
  if (first?.kind === 'placement') return ['one placement', 'placements']
  return first?.kind === 'relocation' ? ['one relocation', 'relocations'] : ['one move', 'moves']
}

const movesText = ({ moves, outcome, check }: LegalPosition, setup: Setup): string => {
  const side = colorName(setup.turn)
  if (outcome) return `The game would be over: ${OUTCOMES[outcome.kind]}.`
  const [one, many] = movesName(moves)
  const count = moves.length === 1 ? one : `${moves.length.toLocaleString('en')} ${many}`
  return `${side} has ${count}${check ? ' and is in check' : ''}.`
}

/** Nothing in the rules forbids it, but no game leads there, and engines may refuse it. */
const oddity = (setup: Setup): string => {
  const crowded = COLORS.filter(color => squaresWith(setup, color, 'pawn').length > MOST_PAWNS)
  return crowded.map(color => ` ${colorName(color)} has more than eight pawns.`).join('')
}

const illegal = (error: RulesError, rules: VariantRules, setup: Setup): Verdict => {
  const { title, remedy } = describeError(error)
  const trouble = error.kind === 'position' ? troubleOf(error, rules, setup) : NO_DETAIL
  const detail = [trouble.detail, trouble.remedy ? '' : (remedy ?? '')].filter(part => part !== '').join(' ')
  return { kind: 'illegal', title, ...trouble, detail }
}

/** What the rules say of the position, and what would help where it is not legal. */
export const verdictOf = (
  rules: VariantRules,
  setup: Setup,
  answer: Result<LegalPosition, RulesError> | undefined,
): Verdict => {
  if (!rules.playable)
    return { kind: 'still', title: 'Set up only', detail: 'Its moves are not played here.', squares: [] }
  if (!answer) return { kind: 'waiting', title: 'Checking…', detail: '', squares: [] }
  if (!answer.ok) return illegal(answer.error, rules, setup)
  return {
    kind: 'legal',
    title: 'Legal position',
    detail: movesText(answer.value, setup) + oddity(setup),
    squares: [],
  }
}
