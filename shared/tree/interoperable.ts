import { facingKings } from '../board/facingKings'
import type { MoveKind } from '../board/move'
import { makeFen, parseFen } from '../notation/fen/fen'
import { makePlainBraceText } from '../notation/pgn/commentText'
import type { MovetextStyle } from '../notation/pgn/movetext'
import type { PgnComment, PgnTag } from '../notation/pgn/pgn'
import { withTag } from '../notation/pgn/tags'
import { joinGame } from '../notation/pgn/joinGame'
import { err, ok, unwrap, type Result } from '../result'
import { variantById } from '../variants'
import { asForeign, pgnObstacle, type ForeignRule } from '../variants/ordinary'
import type { VariantDefinition } from '../variants/variant'
import { completeTags } from './completeTags'
import { flattenTree, unflattenTree } from './flat'
import type { Game } from './game'
import { makeMovetext } from './movetext'
import type { TreeNode, TreePath } from './node'
import { makeSetupMoves, SETUP_TAGS } from './setupTags'
import { mainline } from './tree'
import { pathOf, walk, type WalkStep } from './walk'
import { isGeneralAttacked, janggiReach } from '../board/janggiReach'
import type { Board } from '../board/setup'
import { fileName, fileOf, parseSquare, type Square } from '../board/square'
import { roleOfCapital } from '../variants/army'

interface NotedMove {
  /** In canonical form. */
  readonly san: string
  readonly uci: string
}

/** The board after a soldier's capture. */
const afterTaking = (board: Board, from: Square, to: Square): Board => ({
  ...board,
  pieces: board.pieces.with(to, board.pieces[from]).with(from, undefined),
})

/** Whether another soldier of the mover can capture on `to`. */
const canAnotherTake = (board: Board, from: Square, to: Square): boolean => {
  const { role, color } = board.pieces[from]!
  return board.pieces.some(
    (piece, square) =>
      square !== from &&
      piece?.role === role &&
      piece.color === color &&
      janggiReach(board, square, to) === 'reached' &&
      !isGeneralAttacked(afterTaking(board, square, to), color),
  )
}

/** A soldier's move without its letter. Our `bxb6` always names the file; other tools name it only if they must. */
const soldierSan = (board: Board, { san, uci }: NotedMove): string => {
  const [from = '', to = ''] = uci.match(/[a-z]\d+/g) ?? []
  const [origin, target] = [parseSquare(from, board.size)!, parseSquare(to, board.size)!]
  const file = `${fileName(fileOf(origin, board.size))}x`
  return san.startsWith(file) && !canAnotherTake(board, origin, target) ? san.slice(1) : san
}

/**
 * A move in the SAN of Fairy-Stockfish and programs based on it: castling is `O-O` or `O-O-O` whatever the squares, a pass is a king move
 * to its own square, and some pieces have other letters (`foreign.pgn` of the system).
 *
 * @param board the position before the move
 */
const foreignSan = (variant: VariantDefinition, board: Board, move: NotedMove): string => {
  const { san, uci } = move
  const letters = variant.foreign.pgn?.letters ?? {}
  if (san.startsWith('O-O')) {
    const mark = /[+#]?$/.exec(san)![0]
    const aSide = variant.castling?.targets.aSide.san
    return (san.slice(0, san.length - mark.length) === aSide ? 'O-O-O' : 'O-O') + mark
  }
  if (san === '--' && variant.passing) return `${variant.army.letters.king ?? ''}${uci.slice(uci.length / 2)}`
  const role = roleOfCapital(variant.army, san.slice(0, 1))
  if (role !== undefined) return (letters[role] ?? san.slice(0, 1)) + san.slice(1)
  return letters.pawn === undefined ? san : letters.pawn + soldierSan(board, move)
}

/** A part of a game that the form for ordinary tools cannot contain. */
export interface Loss {
  /** Its place in the game. */
  readonly path: TreePath
  /**
   * `move`: other tools do not know the move in a variation, or the game is already over for them. The other kinds are parts of the setup.
   */
  readonly kind: 'comment' | 'nag' | 'variation' | 'unread' | 'move'
}

/** A game in the form for ordinary tools. */
export interface InteroperableGame {
  readonly pgn: string
  /** What was left out, in the order of the tree. If it is empty, the whole game can be restored. */
  readonly losses: readonly Loss[]
}

/** The error if no ordinary tool can follow the game proper of this system. */
export interface NotInteroperable {
  readonly kind: 'notInteroperable'
  readonly reason: ForeignRule
}

const OWN_KINDS: readonly (MoveKind | 'null' | 'root')[] = [
  'placement',
  'relocation',
  'transposition',
  'adjustment',
  'leap',
]

/** Whether a move is one that ordinary tools do not know. */
const isOwn = ({ kind }: TreeNode): boolean => OWN_KINDS.includes(kind)

/** The main line up to the last move that ordinary tools do not know; root first. */
const setupLine = (root: TreeNode): readonly TreeNode[] => {
  const line = mainline(root)
  return line.slice(0, Math.max(0, line.findLastIndex(isOwn)) + 1)
}

/** Comments before the first ply of the setup introduce the whole game. */
const introduction = ([root, first]: readonly TreeNode[]): readonly PgnComment[] => [
  ...root!.commentsBefore,
  ...root!.comments,
  ...(first?.commentsBefore ?? []),
]

/** What a node of the setup has besides its move. The introduction, and the comments of the last node, are kept with the game proper. */
const lossesAt = (node: TreeNode, path: TreePath, isLast: boolean): readonly Loss[] => {
  const lost: Loss[] = []
  const add = (kind: Loss['kind'], is: boolean) => is && lost.push({ path, kind })
  const isSaid =
    (path.length > 1 && node.commentsBefore.length > 0) ||
    (path.length > 0 && !isLast && node.comments.length > 0)
  add('comment', isSaid)
  add('nag', node.nags.length > 0)
  add('unread', !isLast && node.unread !== undefined)
  add('variation', !isLast && node.children.length > 1)
  return lost
}

const setupLosses = (setup: readonly TreeNode[]): readonly Loss[] => {
  const path = setup.slice(1).map(({ id }) => id)
  return setup.length === 1
    ? []
    : setup.flatMap((node, depth) => lossesAt(node, path.slice(0, depth), depth === setup.length - 1))
}

/** A position of ours, which is always readable. */
const setupOf = (variant: VariantDefinition, fen: string) => unwrap(parseFen(variant, fen)).setup

/**
 * Whether a game of Janggi has ended for other programs but goes on here: after two passes, and after generals that faced each other for
 * two plies. In other programs a side whose general is faced must separate them, or pass.
 */
const goesOn = (variant: VariantDefinition, { node, parent }: WalkStep): boolean => {
  if (!variant.facingKings || !parent) return false
  const isFaced = (step: WalkStep | undefined): boolean =>
    step !== undefined && facingKings(setupOf(variant, step.node.fen).board) !== undefined
  const isFacedTwice = isFaced(parent) && isFaced(parent.parent)
  const staysFaced = node.kind !== 'pass' && isFaced(parent) && isFaced({ node, depth: 0 })
  return isFacedTwice || staysFaced || (parent.node.kind === 'pass' && parent.parent?.node.kind === 'pass')
}

/** Moves of the game proper that ordinary tools do not accept. */
const ownMoves = (variant: VariantDefinition, start: TreeNode, before: TreePath): readonly Loss[] => {
  const lost: Loss[] = []
  for (const step of walk(start))
    if (step.parent && (isOwn(step.node) || goesOn(variant, step)))
      lost.push({ path: [...before, ...pathOf(step)], kind: 'move' })
  return lost
}

/** The six fields that every tool knows. */
const ordinaryFen = (fen: string): string => fen.split(' ').slice(0, 6).join(' ')

/** A position in the six fields that other tools know, with their letters for the pieces. */
const toldFen = (variant: VariantDefinition, fen: string): string =>
  variant.foreign.pgn ? ordinaryFen(makeFen(asForeign(variant), setupOf(variant, fen))) : ordinaryFen(fen)

const canCastle = (fen: string): boolean => fen.split(' ')[2] !== '-'

/** Whether the game proper is orthodox chess from its array. */
const isOrdinary = (variant: VariantDefinition): boolean => variant.castling?.uci === 'kingTarget'

type TagPair = readonly [name: string, value: string]

/** The tags for the setup. Without setup plies they are needed only for what other tools cannot read: a seventh field, or our letters. */
const setupTags = (game: Game, variant: VariantDefinition, setup: readonly TreeNode[]): readonly TagPair[] =>
  setup.length === 1 && game.root.fen === toldFen(variant, game.root.fen)
    ? []
    : [
        [SETUP_TAGS.fen, game.root.fen],
        [SETUP_TAGS.moves, makeSetupMoves(setup)],
      ]

const interoperableTags = (
  game: Game,
  variant: VariantDefinition,
  setup: readonly TreeNode[],
): readonly PgnTag[] => {
  const fen = toldFen(variant, setup.at(-1)!.fen)
  const spelling = variant.foreign.pgn?.variant ?? (canCastle(fen) ? 'Chess960' : 'From Position')
  const system = variant.pgnVariant[0]
  const pairs: readonly TagPair[] = [
    ['Variant', spelling],
    ['SetUp', '1'],
    ['FEN', fen],
    ...(system === spelling ? [] : [[SETUP_TAGS.variant, system] as const]),
    ...setupTags(game, variant, setup),
  ]
  return pairs.reduce((tags, [name, value]) => withTag(tags, name, value), game.tags)
}

/**
 * The position in which the game proper begins, as a root. The introduction of the game and the comments on the setup's last ply come
 * before the first move.
 */
const startOf = (setup: readonly TreeNode[]): TreeNode => {
  const last = setup.at(-1)!
  return setup.length === 1 ? last : { ...last, nags: [], commentsBefore: introduction(setup) }
}

/** Merges consecutive comments: some programs keep only one in a place, others run them together. */
const joined = (comments: readonly PgnComment[]): readonly PgnComment[] =>
  comments.reduce<readonly PgnComment[]>((all, comment) => {
    const last = all.at(-1)
    if (!last || last.style === 'escape' || comment.style === 'escape') return [...all, comment]
    return [...all.slice(0, -1), { style: 'brace', text: `${last.text.trim()} ${comment.text.trim()}` }]
  }, [])

/** Moves all comments before the first move to the root. */
const introduced = (root: TreeNode): TreeNode => {
  const [first, ...others] = root.children
  return {
    ...root,
    commentsBefore: introduction([root, ...(first ? [first] : [])]),
    comments: [],
    children: first ? [{ ...first, commentsBefore: [] }, ...others] : [],
  }
}

const withJoinedComments = (root: TreeNode): TreeNode =>
  unflattenTree(
    flattenTree(introduced(root)).map(node => ({
      ...node,
      commentsBefore: joined(node.commentsBefore),
      comments: joined(node.comments),
    })),
  )

/** The tree with its moves as other programs write them, if they know the system by a name of their own. */
const withForeignMoves = (variant: VariantDefinition, root: TreeNode): TreeNode => {
  if (!variant.foreign.pgn) return root
  const nodes = flattenTree(root)
  return unflattenTree(
    nodes.map(node => {
      const before = nodes[node.parent]
      return before ? { ...node, san: foreignSan(variant, setupOf(variant, before.fen).board, node) } : node
    }),
  )
}

const moves = (root: TreeNode, result: string, style: MovetextStyle | undefined): string => {
  const writer = makeMovetext(withJoinedComments(root), makePlainBraceText, style)
  writer.word(result)
  return writer.text()
}

/**
 * Writes a game so that ordinary tools can open it, with at most one comment in a place. Its variant is `Chess960`, or `From Position` if
 * neither side may castle, and it begins with the first position of the game proper; the setup is written in tags ({@link SETUP_TAGS}) from
 * which the whole game can be restored. For a system that Fairy-Stockfish knows, its name, letters and castling there are used. Returns an
 * error if special rules of the system apply in the game proper and no other program knows them.
 */
export const writeInteroperable = (
  game: Game,
  style?: MovetextStyle,
): Result<InteroperableGame, NotInteroperable> => {
  const variant = variantById(game.variant)
  const reason = pgnObstacle(variant)
  if (reason) return err({ kind: 'notInteroperable', reason })
  const setup = setupLine(game.root)
  const path = setup.slice(1).map(({ id }) => id)
  const start = startOf(setup)
  const tags = isOrdinary(variant) ? completeTags(game) : interoperableTags(game, variant, setup)
  const losses = [...setupLosses(setup), ...ownMoves(variant, start, path)]
  return ok({ pgn: joinGame(tags, moves(withForeignMoves(variant, start), game.result, style)), losses })
}
