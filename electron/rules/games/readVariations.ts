import type { PgnFault, PgnLine, PgnMove } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'
import { addAnnotation, addReplayed, addComments, type Draft } from './draft'
import { givenOf, isRemark, joinPlacements } from './joinPlacements'
import type { ReplayedMove, Replayer } from '../positions/replayer'
import { isVariation, keepRest, keepText, keepVariation, type Source } from './unread'

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

/** The first move of a line that is in no other. */
const ownFirst = (line: PgnLine): PgnMove | undefined => line.moves[givenOf(line)]

/** All of a variation is still unread where `move` is to be played. */
const isAtBegin = (line: PgnLine, source: Source, move: PgnMove): boolean => {
  const own = ownFirst(line)
  return isVariation(source, line) && (own === undefined || own.from >= move.from)
}

/** Keeps what follows the move that could not be played, from its number on. */
const keepFrom = (node: Draft, move: PgnMove, line: PgnLine, source: Source, fault: PgnFault): void => {
  if (isAtBegin(line, source, move)) {
    keepVariation(node, source, line, fault)
    return
  }
  addComments(node, move.early)
  keepRest(node, source, line, move, fault)
}

/** A branch that only repeats the line it comes from goes on at the node that is there. */
const nodeOf = (line: PgnLine, parent: Draft, played: ReplayedMove, move: PgnMove, first: boolean): Draft => {
  const there = first && givenOf(line) > 0 ? parent.children.find(({ uci }) => uci === played.uci) : undefined
  return there ? addAnnotation(there, move) : addReplayed(parent, played, move)
}

/** Plays the first of these moves if all of them can be played, one after the other. */
const playTurn = (replayer: Replayer, moves: readonly PgnMove[]): Result<ReplayedMove, PgnFault> => {
  const [first, second] = moves
  const played = replayer.play(first!)
  if (!played.ok || !second) return played
  const next = replayer.play(second)
  replayer.undo()
  return next.ok ? played : next
}

/** Plays `moves[at]`, joined with what follows where these are the last placements written singly. */
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

/** Keeps what the parser has not read of a line, and the comments at its end. */
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
 * Reads a line with all its variations into the tree below `root`. Each move is played once and taken back once, at any
 * nesting: lines are played to their end, then their variations are read from the last to the first move while the
 * board goes back.
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
