import type { PgnFault, PgnLine, PgnMove } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'
import { addAnnotation, addReplayed, addComments, type Draft } from './draft'
import type { ReplayedMove, Replayer } from '../positions/replayer'
import { isVariation, keepRest, keepText, keepVariation, type Source } from './unread'

/**
 * In some games the last two placements of a side are written one at a time: `4. Q@b1 Q@g8 5. K@g1 K@b8`. Here they become one turn each,
 * `4. Q@b1+K@g1 Q@g8+K@b8`, with their comments and variations.
 */

/** A line whose first `given` moves repeat the line it branches from, so that its turns are complete. */
interface JoinedLine extends PgnLine {
  readonly given: number
}

/** How many of a line's first moves are also in the line it branches from. */
export const givenOf = (line: PgnLine): number => ('given' in line ? (line as JoinedLine).given : 0)

const SINGLE = /^[A-Z]@[a-l][1-9][0-9]?$/

const isSingle = (move: PgnMove | undefined): move is PgnMove => move !== undefined && SINGLE.test(move.text)

/** Whether a variation has no moves, so that it is a remark on the move it would replace. */
const isRemark = ({ moves, unread }: PgnLine): boolean => moves.length === 0 && unread === undefined

/** A move with its text only, without comments and variations. */
export const bareMove = ({ text, at, from }: Pick<PgnMove, 'text' | 'at' | 'from'>): PgnMove => ({
  text,
  at,
  from,
  early: [],
  nags: [],
  commentsBefore: [],
  comments: [],
  variations: [],
})

/** A variation on the single placement `moves[index]`, as a line from the beginning of the turn. */
const branch = (line: PgnLine, moves: readonly PgnMove[], index: number): JoinedLine => ({
  ...line,
  moves: [...moves.slice(0, index).map(bareMove), ...line.moves],
  given: index,
})

/** Joins the two halves of a turn; `isGiven` if the first only repeats the line that this one branches from. */
const join = (first: PgnMove, second: PgnMove, isGiven: boolean): Omit<PgnMove, 'variations'> => ({
  text: `${first.text}+${second.text}`,
  at: first.at,
  from: first.from,
  early: first.early,
  nags: [...first.nags, ...second.nags],
  commentsBefore: isGiven ? second.commentsBefore : first.commentsBefore,
  comments: isGiven ? second.comments : [...first.comments, ...second.commentsBefore, ...second.comments],
})

/** The place, within its line, of a turn that may have been written in halves. */
interface HalvedTurn {
  readonly from: number
  /** 2 if both sides have two pieces left to place and the halves alternate, 1 if only one side has. */
  readonly sides: 1 | 2
  /** How many of the line's first moves are also in the line it branches from. */
  readonly given: number
}

/** The moves with the single placements of a turn joined; undefined if they do not fill the turn. */
export const joinPlacements = (
  moves: readonly PgnMove[],
  { from, sides, given }: HalvedTurn,
): readonly PgnMove[] | undefined => {
  const halves = moves.slice(from, from + 2 * sides)
  if (halves.length < 2 * sides || !halves.every(isSingle)) return undefined
  const joined = Array.from({ length: sides }, (_, side) =>
    join(halves[side]!, halves[side + sides]!, from + side < given),
  )
  const variations = halves.flatMap((half, index) =>
    half.variations.map(line => (index === 0 || isRemark(line) ? line : branch(line, halves, index))),
  )
  const [first, ...others] = joined
  return [
    ...moves.slice(0, from),
    { ...first!, variations },
    ...others.map(move => ({ ...move, variations: [] })),
    ...moves.slice(from + 2 * sides),
  ]
}

/** A line being read: how much of it has been played, and the variations to read there. */
interface Frame {
  /** The node the line starts from, then a node for each of its moves that could be read. */
  readonly nodes: readonly Draft[]
  readonly moves: readonly PgnMove[]
  /** How many of the moves are on the board. */
  onBoard: number
  /** Alternatives to the move last taken back, and how many of them have been read. */
  alternatives: readonly PgnLine[]
  read: number
}

/** The first move of a line that does not just repeat the line it branches from. */
const ownFirst = (line: PgnLine): PgnMove | undefined => line.moves[givenOf(line)]

/** Whether the line is a variation of which nothing has been read when `move` is about to be played. */
const isAtBegin = (line: PgnLine, source: Source, move: PgnMove): boolean => {
  const own = ownFirst(line)
  return isVariation(source, line) && (own === undefined || own.from >= move.from)
}

/** Keeps the text of a line from a move that could not be played on, including the number of that move. */
const keepFrom = (node: Draft, move: PgnMove, line: PgnLine, source: Source, fault: PgnFault): void => {
  if (isAtBegin(line, source, move)) {
    keepVariation(node, source, line, fault)
    return
  }
  addComments(node, move.early)
  keepRest(node, source, line, move, fault)
}

/** The node of a move that was played: the existing one if the branch only repeats its line here, otherwise a new one. */
const nodeOf = (line: PgnLine, parent: Draft, played: ReplayedMove, move: PgnMove, first: boolean): Draft => {
  const there = first && givenOf(line) > 0 ? parent.children.find(({ uci }) => uci === played.uci) : undefined
  return there ? addAnnotation(there, move) : addReplayed(parent, played, move)
}

/** Plays the first of these moves if they can all be played, one after the other. */
const playTurn = (replayer: Replayer, moves: readonly PgnMove[]): Result<ReplayedMove, PgnFault> => {
  const [first, second] = moves
  const played = replayer.play(first!)
  if (!played.ok || !second) return played
  const next = replayer.play(second)
  replayer.undo()
  return next.ok ? played : next
}

/** Plays `moves[at]`, joined with the moves that follow if these are the last placements, written singly. */
const playOrJoin = (
  replayer: Replayer,
  line: PgnLine,
  moves: readonly PgnMove[],
  at: number,
): { readonly moves: readonly PgnMove[]; readonly played: Result<ReplayedMove, PgnFault> } => {
  const played = replayer.play(moves[at]!)
  if (played.ok) return { moves, played }
  const sides = replayer.sidesOwingTwo()
  const joined = sides === 0 ? undefined : joinPlacements(moves, { from: at, sides, given: givenOf(line) })
  if (!joined) return { moves, played }
  const both = playTurn(replayer, joined.slice(at, at + sides))
  return both.ok ? { moves: joined, played: both } : { moves, played }
}

/** Keeps the part of a line that the parser could not read, and the comments at its end. */
const endOfLine = (node: Draft, line: PgnLine, source: Source): void => {
  const { comments, unread } = line
  if (unread && isVariation(source, line) && ownFirst(line) === undefined) {
    keepVariation(node, source, line, unread.fault)
    return
  }
  addComments(node, comments)
  if (unread) keepText(node, source, line, unread)
}

/** Plays a line to its end or its first fault. */
const playLine = (replayer: Replayer, source: Source, line: PgnLine, parent: Draft): Frame => {
  const nodes = [parent]
  let moves = line.moves
  for (let at = 0; at < moves.length; at++) {
    const step = playOrJoin(replayer, line, moves, at)
    moves = step.moves
    if (!step.played.ok) {
      keepFrom(nodes[at]!, moves[at]!, line, source, step.played.error)
      break
    }
    nodes.push(nodeOf(line, nodes[at]!, step.played.value, moves[at]!, at === 0))
  }
  if (nodes.length > moves.length) endOfLine(nodes.at(-1)!, line, source)
  return { nodes, moves, onBoard: nodes.length - 1, alternatives: [], read: 0 }
}

/**
 * Reads a line with all its variations into the tree below `root`. Each move is played once and taken back once, at any depth: lines are
 * played to their end, then their variations are read from the last move to the first while the moves are taken back.
 */
export const readVariations = (replayer: Replayer, source: Source, line: PgnLine, root: Draft): void => {
  const stack = [playLine(replayer, source, line, root)]
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const alternative = frame.alternatives[frame.read++]
    if (alternative && isRemark(alternative)) {
      addComments(frame.nodes[frame.onBoard + 1]!, alternative.comments)
    } else if (alternative) {
      stack.push(playLine(replayer, source, alternative, frame.nodes[frame.onBoard]!))
    } else if (frame.onBoard > 0) {
      replayer.undo()
      frame.onBoard--
      frame.alternatives = frame.moves[frame.onBoard]!.variations
      frame.read = 0
    } else stack.pop()
  }
}
