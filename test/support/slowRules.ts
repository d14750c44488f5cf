/**
 * A second implementation of the rules of every system, as slow and plain as possible.
 *
 * It is a referee for the rules core: pieces are objects that know whether they have moved, a position is copied for
 * each move, and it shares only the variant record and the types with the core.
 */
import { opposite, type Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { NO_MEMORY, CASTLING_SIDES, type CastlingSide, type Setup } from '@shared/board/setup'
import { pocketOf, type Pocket } from '@shared/board/pocket'
import {
  fileOf,
  isDark,
  rankOf,
  squareAt,
  squareName,
  type BoardSize,
  type Square,
} from '@shared/board/square'
import type { CastlingRules, VariantDefinition } from '@shared/variants/variant'
import { janggiAttacks, janggiTargets } from './slowJanggi'

export interface Man {
  readonly color: Color
  readonly role: Role
  /** Whether it is still where it started: matters for castling, leap and adjustment. */
  readonly unmoved: boolean
}

export type Men = (Man | undefined)[]

/** A position of the slow rules. */
export interface SlowPosition {
  readonly variant: VariantDefinition
  readonly curtailed: boolean
  /** Whether bishops may share a color while the queens are still to be relocated. */
  readonly lenient: boolean
  readonly men: Men
  readonly pockets: Record<Color, Role[]>
  readonly turn: Color
  /** The squares of the rooks with which a side may castle; a rook that moves or is captured loses the right. */
  readonly castling: Record<Color, Partial<Record<CastlingSide, Square>>>
  readonly ep: Square | undefined
  readonly halfmoves: number
  readonly fullmoves: number
  readonly leap: Record<Color, boolean>
  readonly adjustment: Record<Color, boolean>
  readonly transposition: Record<Color, boolean>
  readonly relocation: 'king' | 'queen' | undefined
}

export interface SlowMove {
  readonly uci: string
  readonly after: SlowPosition
}

const LINES = { orthogonal: [[1, 0], [-1, 0], [0, 1], [0, -1]], diagonal: [[1, 1], [1, -1], [-1, 1], [-1, -1]] } // prettier-ignore
const ALL_LINES = [...LINES.orthogonal, ...LINES.diagonal]
const KNIGHT_JUMPS = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]] // prettier-ignore
const PAWN_TAKES = { white: [[-1, 1], [1, 1]], black: [[-1, -1], [1, -1]] } // prettier-ignore
const LETTER: Partial<Record<Role, string>> = {
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  king: 'K',
  archbishop: 'A',
  chancellor: 'C',
  primeMinister: 'M',
}
const PLACING_ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

const SIZES: ReadonlyMap<number, BoardSize> = new Map([
  [64, { files: 8, ranks: 8 }],
  [80, { files: 10, ranks: 8 }],
  [81, { files: 9, ranks: 9 }],
  [90, { files: 9, ranks: 10 }],
  [100, { files: 10, ranks: 10 }],
])

/** The size of the board with this many squares: no two of our boards have the same number. */
export const sizeOf = (men: Men): BoardSize => SIZES.get(men.length)!

/** Whether the game is Janggi: only Janggi is played on 90 squares. */
const isJanggi = (men: Men): boolean => men.length === 90

/** The rank where the pieces of a side begin: on ten by ten, one rank in from the edge. */
const backRank = (men: Men, color: Color): number => {
  const inset = men.length === 100 ? 1 : 0
  return color === 'white' ? inset : sizeOf(men).ranks - 1 - inset
}
export const forward = (color: Color) => (color === 'white' ? 1 : -1)

const shiftedOn = (size: BoardSize, square: Square, way: readonly number[]): Square | undefined => {
  const file = fileOf(square, size) + way[0]!
  const rank = rankOf(square, size) + way[1]!
  return file < 0 || file >= size.files || rank < 0 || rank >= size.ranks
    ? undefined
    : squareAt(file, rank, size)
}

export const shifted = (men: Men, square: Square, way: readonly number[]): Square | undefined =>
  shiftedOn(sizeOf(men), square, way)

/** The squares a slider sees from `square`, up to and including the first piece on each line. */
export const ray = (men: Men, square: Square, lines: readonly number[][]): Square[] => {
  const size = sizeOf(men)
  const seen: Square[] = []
  for (const line of lines) {
    let next = shiftedOn(size, square, line)
    while (next !== undefined) {
      seen.push(next)
      if (men[next]) break
      next = shiftedOn(size, next, line)
    }
  }
  return seen
}

export const steps = (men: Men, square: Square, ways: readonly number[][]): Square[] => {
  const size = sizeOf(men)
  const found: Square[] = []
  for (const way of ways) {
    const to = shiftedOn(size, square, way)
    if (to !== undefined) found.push(to)
  }
  return found
}

/** The squares that the piece on `square` attacks. */
const attacksFrom = (men: Men, square: Square): Square[] => {
  const { role, color } = men[square]!
  if (isJanggi(men)) return janggiAttacks(men, square)
  if (role === 'pawn') return steps(men, square, PAWN_TAKES[color])
  if (role === 'knight') return steps(men, square, KNIGHT_JUMPS)
  if (role === 'king') return steps(men, square, ALL_LINES)
  if (role === 'bishop') return ray(men, square, LINES.diagonal)
  if (role === 'rook') return ray(men, square, LINES.orthogonal)
  if (role === 'queen') return ray(men, square, ALL_LINES)
  const lines = role === 'chancellor' ? LINES.orthogonal : LINES.diagonal
  return [...ray(men, square, lines), ...steps(men, square, KNIGHT_JUMPS)]
}

const isAttacked = (men: Men, square: Square, by: Color): boolean =>
  men.some((man, from) => man?.color === by && attacksFrom(men, from).includes(square))

const kingOf = (men: Men, color: Color): Square =>
  men.findIndex(man => man?.role === 'king' && man.color === color)

const inCheck = (men: Men, color: Color): boolean => isAttacked(men, kingOf(men, color), opposite(color))

const between = (a: Square, b: Square): Square[] => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

const sameMen = (a: Men, b: Men): boolean =>
  a.every((man, square) => man?.role === b[square]?.role && man?.color === b[square]?.color)

const move = (men: Men, from: Square, to: Square, role?: Role): Men => {
  const next = [...men]
  next[to] = { ...men[from]!, unmoved: false, role: role ?? men[from]!.role }
  if (from !== to) next[from] = undefined
  return next
}

const swap = (men: Men, a: Square, b: Square, unmoved: boolean): Men => {
  const next = [...men]
  next[a] = { ...men[b]!, unmoved }
  next[b] = { ...men[a]!, unmoved }
  return next
}

const ownSquares = (men: Men, color: Color): Square[] =>
  men.flatMap((man, square) => (man?.color === color ? [square] : []))

const bishopsShareColor = (men: Men, color: Color): boolean => {
  const bishops = ownSquares(men, color).filter(square => men[square]!.role === 'bishop')
  return bishops.length > 1 && new Set(bishops.map(square => isDark(square, sizeOf(men)))).size === 1
}

/** The position after a ply of the game proper: updates counters, rights and turn. */
const passOn = (
  position: SlowPosition,
  men: Men,
  { zeroing = false, ep = undefined as Square | undefined },
): SlowPosition => {
  const { turn } = position
  const stands = (color: Color, square: Square | undefined) =>
    square !== undefined && men[square]?.color === color && men[square].role === 'rook' && men[square].unmoved
  const kings = { white: men[kingOf(men, 'white')], black: men[kingOf(men, 'black')] }
  const kingStands = (color: Color) => kings[color]?.unmoved === true
  const castling = (color: Color) => {
    const rights = position.castling[color]
    if (!kingStands(color)) return {}
    return Object.fromEntries(
      CASTLING_SIDES.filter(side => stands(color, rights[side])).map(side => [side, rights[side]]),
    )
  }
  return {
    ...position,
    men,
    turn: opposite(turn),
    ep,
    castling: { white: castling('white'), black: castling('black') },
    leap: {
      white: position.leap.white && kingStands('white'),
      black: position.leap.black && kingStands('black'),
    },
    transposition: { ...position.transposition, [turn]: false },
    halfmoves: zeroing ? 0 : position.halfmoves + 1,
    fullmoves: position.fullmoves + (turn === 'black' ? 1 : 0),
  }
}

type Candidate = SlowMove | undefined

const uciOf = (men: Men, from: Square, to: Square, promotion = '') =>
  squareName(from, sizeOf(men)) + squareName(to, sizeOf(men)) + promotion

const pawnMoves = (position: SlowPosition, from: Square): Candidate[] => {
  const { men, turn, ep, variant } = position
  const ahead = shifted(men, from, [0, forward(turn)])!
  const found: Candidate[] = []
  const arrive = (to: Square, next: Men, epAfter?: Square) => {
    if (rankOf(to, sizeOf(men)) !== (turn === 'white' ? sizeOf(men).ranks - 1 : 0)) {
      found.push({ uci: uciOf(men, from, to), after: passOn(position, next, { zeroing: true, ep: epAfter }) })
      return
    }
    for (const role of variant.promotions) {
      const promoted = [...next]
      promoted[to] = { color: turn, role, unmoved: false }
      const letter = LETTER[role]!.toLowerCase()
      found.push({ uci: uciOf(men, from, to, letter), after: passOn(position, promoted, { zeroing: true }) })
    }
  }
  if (!men[ahead]) {
    arrive(ahead, move(men, from, ahead))
    const two = shifted(men, ahead, [0, forward(turn)])
    if (rankOf(from, sizeOf(men)) === backRank(men, turn) + forward(turn) && two !== undefined && !men[two])
      arrive(two, move(men, from, two), ahead)
  }
  for (const to of attacksFrom(men, from)) {
    if (men[to] && men[to].color !== turn) arrive(to, move(men, from, to))
    if (to === ep) {
      const next = move(men, from, to)
      next[shifted(men, to, [0, -forward(turn)])!] = undefined
      arrive(to, next)
    }
  }
  return found
}

const quietTargets = ({ men, variant }: SlowPosition, from: Square): Square[] => {
  const kind = variant.quietSteps[men[from]!.role]
  if (!kind) return []
  return steps(men, from, kind === 'any' ? ALL_LINES : LINES[kind]).filter(to => !men[to])
}

const pieceMoves = (position: SlowPosition, from: Square): Candidate[] => {
  const { men, turn } = position
  const targets = new Set([
    ...(isJanggi(men) ? janggiTargets(men, from) : attacksFrom(men, from)).filter(
      to => men[to]?.color !== turn,
    ),
    ...quietTargets(position, from),
  ])
  return [...targets].map(to => ({
    uci: uciOf(men, from, to),
    after: passOn(position, move(men, from, to), {
      zeroing: men[to] !== undefined || men[from]!.role === 'pawn',
    }),
  }))
}

const castlingBoard = (men: Men, kf: Square, rf: Square, kt: Square, rt: Square): Men => {
  const next = [...men]
  next[kf] = undefined
  next[rf] = undefined
  next[kt] = { ...men[kf]!, unmoved: false }
  next[rt] = { ...men[rf]!, unmoved: false }
  return next
}

const castlingMove = (position: SlowPosition, side: CastlingSide, rules: CastlingRules): Candidate => {
  const { men, turn } = position
  const kf = kingOf(men, turn)
  const rf = position.castling[turn][side]
  if (rf === undefined) return undefined
  const kt = squareAt(rules.targets[side].king, backRank(men, turn), sizeOf(men))
  const rt = squareAt(rules.targets[side].rook, backRank(men, turn), sizeOf(men))
  const path = [...between(kf, kt), ...between(rf, rt)].filter(square => square !== kf && square !== rf)
  if (path.some(square => men[square])) return undefined
  if (between(kf, kt).some(square => isAttacked(men, square, opposite(turn)))) return undefined
  const next = castlingBoard(men, kf, rf, kt, rt)
  const ordinary = [...pieceMoves(position, kf), ...pieceMoves(position, rf)].map(other => other!.after.men)
  if ([men, ...ordinary].some(other => sameMen(other, next))) return undefined
  const uci = rules.uci === 'kingTarget' ? uciOf(men, kf, kt) : uciOf(men, kf, rf)
  return { uci, after: passOn(position, next, {}) }
}

const castlings = (position: SlowPosition): Candidate[] => {
  const rules = position.variant.castling
  return rules ? CASTLING_SIDES.map(side => castlingMove(position, side, rules)) : []
}

const leaps = (position: SlowPosition): Candidate[] => {
  const { men, turn, variant } = position
  if (!position.leap[turn]) return []
  const from = kingOf(men, turn)
  return variant.leap.map(file => {
    const to = squareAt(file, backRank(men, turn), sizeOf(men))
    const path = between(from, to)
    const barred =
      path.length < 3 ||
      men[to] ||
      path.some(square => men[square]?.color === opposite(turn) || isAttacked(men, square, opposite(turn)))
    return barred
      ? undefined
      : { uci: uciOf(men, from, to), after: passOn(position, move(men, from, to), {}) }
  })
}

const neighbors = (men: Men, square: Square): Square[] => steps(men, square, [[-1, 0], [1, 0]]) // prettier-ignore

const unmovedAt = ({ men }: SlowPosition, color: Color, square: Square): boolean =>
  rankOf(square, sizeOf(men)) === backRank(men, color) &&
  men[square]?.color === color &&
  men[square].role !== 'pawn' &&
  men[square].unmoved

const adjustmentPairs = (position: SlowPosition, color: Color): [Square, Square][] =>
  ownSquares(position.men, color)
    .filter(square => position.men[square]!.role === 'bishop' && unmovedAt(position, color, square))
    .flatMap(bishop =>
      neighbors(position.men, bishop)
        .filter(partner => unmovedAt(position, color, partner))
        .map((partner): [Square, Square] => [bishop, partner]),
    )

const adjustments = (position: SlowPosition): Candidate[] => {
  const { men, turn } = position
  if (!position.adjustment[turn] || inCheck(men, turn)) return []
  return adjustmentPairs(position, turn).map(([bishop, partner]) => {
    const after = passOn(position, swap(men, bishop, partner, false), {})
    return {
      uci: uciOf(men, bishop, partner),
      after: { ...after, adjustment: { ...after.adjustment, [turn]: false } },
    }
  })
}

const transpositions = (position: SlowPosition): Candidate[] => {
  const { men, turn } = position
  if (!position.transposition[turn]) return []
  const home = ownSquares(men, turn).filter(square => rankOf(square, sizeOf(men)) === backRank(men, turn))
  return home.flatMap(a =>
    home
      .filter(b => b > a && men[b]!.role !== men[a]!.role)
      .map(b => {
        const next = swap(men, a, b, false)
        if (bishopsShareColor(next, turn)) return undefined
        return { uci: uciOf(men, a, b), after: passOn(position, next, {}) }
      }),
  )
}

const relocatedCastling = (position: SlowPosition, men: Men, color: Color) => {
  const file = fileOf(kingOf(men, color))
  const rights = position.castling[color]
  if (!position.curtailed) return rights
  if (file === 1) return { aSide: rights.aSide! }
  return file === 6 ? { hSide: rights.hSide! } : rights
}

/** The relocations of the king or queen of the side to move, including staying. */
const relocations = (position: SlowPosition): SlowMove[] => {
  const { men, turn, relocation } = position
  const from = men.findIndex(man => man?.color === turn && man.role === relocation)
  const mirrored = fileOf(kingOf(men, 'black'))
  const barred: readonly Role[] = relocation === 'king' ? ['rook'] : ['rook', 'king']
  const targets = ownSquares(men, turn).filter(
    to =>
      rankOf(to, sizeOf(men)) === backRank(men, turn) &&
      !barred.includes(men[to]!.role) &&
      !(relocation === 'king' && turn === 'white' && fileOf(to) !== mirrored),
  )
  const stays = relocation !== 'king' || turn === 'black' || mirrored === fileOf(from)
  const whole = new Set(stays ? [...targets, from] : targets)
  return [...whole].flatMap(to => {
    const next = to === from ? [...men] : swap(men, from, to, true)
    const mayShare = position.lenient && relocation === 'king'
    if (!mayShare && bishopsShareColor(next, turn)) return []
    const last = relocation === 'queen' && turn === 'white'
    const after: SlowPosition = {
      ...position,
      men: next,
      turn: last ? 'white' : opposite(turn),
      fullmoves: position.fullmoves + (turn === 'black' ? 1 : 0),
      castling:
        relocation === 'king'
          ? { ...position.castling, [turn]: relocatedCastling(position, next, turn) }
          : position.castling,
      relocation: last ? undefined : relocation === 'king' && turn === 'white' ? 'queen' : relocation,
    }
    return [{ uci: uciOf(men, from, to), after }]
  })
}

const rankFits = (variant: VariantDefinition, rank: readonly (Role | undefined)[]): boolean => {
  const filesOf = (role: Role) => rank.flatMap((other, file) => (other === role ? [file] : []))
  const bishops = filesOf('bishop')
  if (bishops.length === 2 && bishops[0]! % 2 === bishops[1]! % 2) return false
  if (!variant.start.conditions.some(condition => condition.kind === 'kingBetweenRooks')) return true
  const [left, right] = filesOf('rook')
  const king = filesOf('king')[0]!
  return left! < king && king < right!
}

const canComplete = (
  variant: VariantDefinition,
  rank: (Role | undefined)[],
  pocket: readonly Role[],
): boolean => {
  if (pocket.length === 0) return rankFits(variant, rank)
  const [role, ...rest] = pocket
  return rank.some((held, file) => {
    if (held) return false
    const next = [...rank]
    next[file] = role
    return canComplete(variant, next, rest)
  })
}

const backRankOf = ({ men }: SlowPosition, color: Color): (Role | undefined)[] =>
  Array.from({ length: 8 }, (_, file) => men[squareAt(file, backRank(men, color))]?.role)

const without = (pocket: readonly Role[], role: Role): Role[] => {
  const rest = [...pocket]
  rest.splice(rest.indexOf(role), 1)
  return rest
}

const place = (position: SlowPosition, role: Role, to: Square): SlowPosition => {
  const { turn } = position
  const men = [...position.men]
  men[to] = { color: turn, role, unmoved: true }
  return { ...position, men, pockets: { ...position.pockets, [turn]: without(position.pockets[turn], role) } }
}

/** The castling rights of a side that has just completed its rank. */
const bornRights = (position: SlowPosition, color: Color): Partial<Record<CastlingSide, Square>> => {
  const rules = position.variant.castling
  if (!rules) return {}
  const rank = backRankOf(position, color)
  const king = rank.indexOf('king')
  const rights: Partial<Record<CastlingSide, Square>> = {}
  for (const [file, role] of rank.entries()) {
    if (role !== 'rook') continue
    const side = file < king ? 'aSide' : 'hSide'
    const atHome = !rules.homes || (king === rules.homes.king && file === rules.homes[side])
    if (atHome) rights[side] = squareAt(file, backRank(position.men, color))
  }
  return rights
}

const endSetupTurn = (position: SlowPosition): SlowPosition => {
  const { turn } = position
  const complete = position.pockets[turn].length === 0
  return {
    ...position,
    castling: complete ? { ...position.castling, [turn]: bornRights(position, turn) } : position.castling,
    turn: opposite(turn),
    fullmoves: position.fullmoves + (turn === 'black' ? 1 : 0),
  }
}

const singlePlacements = (
  position: SlowPosition,
): { text: string; role: Role; to: Square; after: SlowPosition }[] => {
  const { turn, pockets, variant } = position
  const rank = backRankOf(position, turn)
  return [...new Set(pockets[turn])].flatMap(role =>
    rank.flatMap((held, file) => {
      if (held) return []
      const to = squareAt(file, backRank(position.men, turn))
      const after = place(position, role, to)
      if (!canComplete(variant, backRankOf(after, turn), after.pockets[turn])) return []
      return [{ text: `${LETTER[role]!}@${squareName(to)}`, role, to, after }]
    }),
  )
}

const placements = (position: SlowPosition): SlowMove[] => {
  const phase = position.variant.setupPhase
  const singles = singlePlacements(position)
  const pair = phase?.kind === 'placement' && phase.pairLast && position.pockets[position.turn].length === 2
  if (!pair) return singles.map(({ text, after }) => ({ uci: text, after: endSetupTurn(after) }))
  const pairs = new Map<string, SlowMove>()
  for (const first of singles) {
    for (const second of singlePlacements(first.after)) {
      const order = [first, second].sort(
        (a, b) => PLACING_ORDER.indexOf(a.role) - PLACING_ORDER.indexOf(b.role) || a.to - b.to,
      )
      const uci = order.map(({ text }) => text).join('+')
      pairs.set(uci, { uci, after: endSetupTurn(second.after) })
    }
  }
  return [...pairs.values()]
}

const isPlacing = ({ pockets }: SlowPosition) => pockets.white.length + pockets.black.length > 0

/** The pass, which Janggi allows except in check; the filter of all moves excludes that case. */
const passes = (position: SlowPosition): Candidate[] => {
  const { men, turn } = position
  const general = kingOf(men, turn)
  return isJanggi(men) ? [{ uci: uciOf(men, general, general), after: passOn(position, [...men], {}) }] : []
}

/** Every legal move, in no particular order. */
export const slowMoves = (position: SlowPosition): SlowMove[] => {
  if (isPlacing(position)) return placements(position)
  if (position.relocation) return relocations(position)
  const { men, turn } = position
  const ordinary = ownSquares(men, turn).flatMap(from =>
    men[from]!.role === 'pawn' && !isJanggi(men) ? pawnMoves(position, from) : pieceMoves(position, from),
  )
  return [
    ...ordinary,
    ...castlings(position),
    ...leaps(position),
    ...adjustments(position),
    ...transpositions(position),
    ...passes(position),
  ].filter((found): found is SlowMove => found !== undefined && !inCheck(found.after.men, turn))
}

const rolesIn = (pocket: Pocket): Role[] =>
  Object.entries(pocket).flatMap(([role, count]) => Array.from({ length: count }, () => role as Role))

const adjustable = (position: SlowPosition, color: Color): number[] => {
  if (!position.adjustment[color] || adjustmentPairs(position, color).length === 0) return []
  const { men } = position
  return Array.from({ length: sizeOf(men).files }, (_, file) => file).filter(file =>
    unmovedAt(position, color, squareAt(file, backRank(men, color), sizeOf(men))),
  )
}

const takesInPassing = ({ men }: SlowPosition, uci: string, ep: Square): boolean => {
  const [, from = '', to = ''] = /^([a-j]\d+)([a-j]\d+)$/.exec(uci) ?? []
  const pawn = men.findIndex((_, square) => squareName(square, sizeOf(men)) === from)
  return to === squareName(ep, sizeOf(men)) && men[pawn]?.role === 'pawn' && from[0] !== to[0]
}

/**
 * The position as the six FEN fields and the seventh express it, with an en-passant square only if a capture is
 * legal.
 */
export const slowSetup = (position: SlowPosition): Setup => {
  const { ep } = position
  const takes = ep !== undefined && slowMoves(position).some(({ uci }) => takesInPassing(position, uci, ep))
  return {
    board: {
      size: position.variant.board,
      pieces: position.men.map(man => man && { color: man.color, role: man.role }),
    },
    pockets: { white: pocketOf(position.pockets.white), black: pocketOf(position.pockets.black) },
    turn: position.turn,
    castling: position.castling,
    halfmoves: position.halfmoves,
    fullmoves: position.fullmoves,
    ...(takes && { epSquare: ep }),
    memory: {
      ...NO_MEMORY,
      leap: position.leap,
      adjustable: { white: adjustable(position, 'white'), black: adjustable(position, 'black') },
      transposition: position.transposition,
      ...(position.relocation && { relocation: position.relocation }),
    },
  }
}

/** Reads a setup; the rights that it grants decide which pieces are unmoved. */
export const slowPosition = (
  variant: VariantDefinition,
  setup: Setup,
  options: readonly string[],
): SlowPosition => {
  const { castling, memory, pockets } = setup
  const unmoved = (color: Color, square: Square, role: Role): boolean => {
    const { size } = setup.board
    if (rankOf(square, size) !== backRank(setup.board.pieces as Men, color)) return false
    if (Object.keys(pockets[color]).length > 0) return true
    const rights = Object.values(castling[color])
    if (role === 'king' && (rights.length > 0 || memory.leap[color])) return true
    return rights.includes(square) || memory.adjustable[color].includes(fileOf(square, size))
  }
  return {
    variant,
    curtailed: options.includes('curtailed'),
    lenient: options.includes('lenient'),
    men: setup.board.pieces.map(
      (piece, square) => piece && { ...piece, unmoved: unmoved(piece.color, square, piece.role) },
    ),
    pockets: { white: rolesIn(pockets.white), black: rolesIn(pockets.black) },
    turn: setup.turn,
    castling: { white: castling.white, black: castling.black },
    ep: setup.epSquare,
    halfmoves: setup.halfmoves,
    fullmoves: setup.fullmoves,
    leap: { ...memory.leap },
    adjustment: { white: memory.adjustable.white.length > 0, black: memory.adjustable.black.length > 0 },
    transposition: { ...memory.transposition },
    relocation: memory.relocation,
  }
}
