import type { PgnComment, PgnFault, PgnLine, PgnMove } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'
import { addAnnotation, addChild, addComments, addUnread, type Draft } from './draft'
import { givenOf, joinPlacements } from './joinPlacements'
import type { ReplayedMove, Replayer } from './replayer'
import { restOfLine, startOfMove } from './unread'

/** The text that a game was parsed from. */
export interface Source {
  readonly text: string
  /** What the places in the parsed game count from: where `text` begins in its file. */
  readonly offset: number
}

/** A line being read: how much of it stands on the board, and the variations to read there. */
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

const makeComment = ({ style, text }: PgnComment): string => {
  if (style === 'brace') return `{${text}} `
  return style === 'line' ? `;${text}\n` : `\n%${text}\n`
}

const makeComments = (comments: readonly PgnComment[]): string => comments.map(makeComment).join('')

/** The first move of a line that stands in no other. */
const ownFirst = (line: PgnLine): PgnMove | undefined => line.moves[givenOf(line)]

/**
 * Keeps text that could not be read. Behind the last move of a line it is plain movetext; a variation
 * of which nothing could be read is kept, in its parentheses, with the node it branches from.
 */
const keepUnread = (node: Draft, text: string, fault: PgnFault): void =>
  addUnread(node, { text: node.children.length > 0 ? `(${text})` : text, fault })

/** Keeps what follows the move that could not be played, from its number on. */
const keepFrom = (node: Draft, move: PgnMove, line: PgnLine, source: Source, fault: PgnFault): void => {
  const own = ownFirst(line)
  const first = own && own.at.offset > move.at.offset ? own : move
  const start = startOfMove(source.text, first.at.offset - source.offset)
  keepUnread(node, makeComments(first.commentsBefore) + restOfLine(source.text, start), fault)
}

/** A branch that only repeats the line it comes from goes on at the node that is there. */
const nodeOf = (line: PgnLine, parent: Draft, played: ReplayedMove, move: PgnMove, first: boolean): Draft => {
  const there = first && givenOf(line) > 0 ? parent.children.find(({ uci }) => uci === played.uci) : undefined
  return there ? addAnnotation(there, move) : addChild(parent, played, move)
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
  return joined ? { moves: joined, played: replayer.play(joined[at]!) } : { moves, played }
}

const endOfLine = (node: Draft, line: PgnLine): void => {
  const { comments, unread } = line
  if (unread && node.children.length > 0) keepUnread(node, makeComments(comments) + unread.text, unread.fault)
  else addComments(node, comments)
  if (unread && node.children.length === 0) addUnread(node, unread)
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
  if (nodes.length > moves.length) endOfLine(nodes.at(-1)!, line)
  return { nodes, moves, onBoard: nodes.length - 1, alternatives: [], read: 0 }
}

/** A variation without moves is a remark on the move it would replace. */
const isRemark = (line: PgnLine): boolean => line.moves.length === 0 && line.unread === undefined

/**
 * Reads a line with all its variations into the tree below `root`. Each move is played once and taken
 * back once, whatever the nesting: lines are played to their end, then their variations are read from
 * the last to the first move while the board goes back.
 */
export const readLines = (replayer: Replayer, source: Source, line: PgnLine, root: Draft): void => {
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
