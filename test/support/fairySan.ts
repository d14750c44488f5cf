import { spawnSync } from 'node:child_process'
import { programPath } from './programPath'

/* Moves in SAN as Fairy-Stockfish writes them, from the program's own output for each position. */

/** A position as the program shows it. */
interface Shown {
  readonly fen: string
  readonly isCheck: boolean
  /** In UCI. */
  readonly legal: readonly string[]
}

/**
 * The positions in its output: it counts moves while it shows the next position, so only lines of one kind are in
 * order.
 */
const shownIn = (text: string): readonly Shown[] => {
  const all = (line: RegExp) => [...text.matchAll(line)].map(([, found]) => found!)
  const checkers = all(/^Checkers: (.*)$/gm)
  const lists = text.split(/^Nodes searched: \d+$/m)
  return all(/^Fen: (.*)$/gm).map((fen, place) => ({
    fen,
    isCheck: checkers[place]!.trim() !== '',
    legal: [...lists[place]!.matchAll(/^(\S+): 1$/gm)].map(([, move]) => move!),
  }))
}

/** Every position of a game, including the first one. */
const shownPositions = (variant: string, fen: string, moves: readonly string[]): readonly Shown[] => {
  const asked = Array.from({ length: moves.length + 1 }, (_, ply) => [
    `position fen ${fen} moves ${moves.slice(0, ply).join(' ')}`,
    'd',
    'go perft 1',
  ])
  const settings = ['UCI_Chess960 value true', `UCI_Variant value ${variant}`]
  const input = [...settings.map(text => `setoption name ${text}`), ...asked.flat(), 'quit', ''].join('\n')
  const { stdout } = spawnSync(programPath('fairy-stockfish'), {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return shownIn(stdout)
}

/** Second letters of pieces, with which it writes moves. */
const SYNONYMS: Readonly<Record<string, Readonly<Record<string, string>>>> = { janggi: { N: 'H', B: 'E' } }

type Pieces = ReadonlyMap<string, string>

const piecesOf = (fen: string): Pieces => {
  const pieces = new Map<string, string>()
  const rows = fen.split(' ')[0]!.split('/')
  for (const [row, text] of rows.entries()) {
    let file = 0
    for (const [word] of text.matchAll(/\d+|./g)) {
      if (/\d/.test(word)) file += Number(word)
      else pieces.set(`${String.fromCharCode(97 + file++)}${rows.length - row}`, word)
    }
  }
  return pieces
}

const squaresOf = (uci: string): readonly [string, string] => {
  const [from = '', to = ''] = uci.match(/[a-j]\d+/g) ?? []
  return [from, to]
}

const isUpper = (letter: string): boolean => letter === letter.toUpperCase()

/** The file, rank or both, as needed to distinguish the piece from others of its kind. */
const originOf = (from: string, others: readonly string[]): string => {
  if (others.length === 0) return ''
  if (!others.some(other => other[0] === from[0])) return from[0]!
  return others.some(other => other.slice(1) === from.slice(1)) ? from : from.slice(1)
}

const stemOf = (variant: string, { fen, legal }: Shown, uci: string): string => {
  const pieces = piecesOf(fen)
  const [from, to] = squaresOf(uci)
  const piece = pieces.get(from)!
  const taken = pieces.get(to)
  const letter = piece.toUpperCase()
  if (letter === 'K' && from !== to && taken && isUpper(taken) === isUpper(piece))
    return to > from ? 'O-O' : 'O-O-O'
  const isTaking =
    from !== to && (taken !== undefined || (letter === 'P' && from[0] !== to[0] && variant !== 'janggi'))
  const target = `${isTaking ? 'x' : ''}${to}`
  if (letter === 'P' && variant !== 'janggi') {
    const promotion = /[a-z]$/.exec(uci)?.[0].toUpperCase()
    return `${isTaking ? from[0]! : ''}${target}${promotion ? `=${promotion}` : ''}`
  }
  const others = legal
    .map(squaresOf)
    .filter(([other, goal]) => goal === to && other !== from && pieces.get(other) === piece)
    .map(([other]) => other)
  return (SYNONYMS[variant]?.[letter] ?? letter) + originOf(from, others) + target
}

/** A game as Fairy-Stockfish replays it. */
export interface FollowedGame {
  readonly sans: readonly string[]
  readonly fen: string
}

/** Has Fairy-Stockfish replay a game in UCI. Throws if it finds a move illegal. */
export const followedByFairy = (variant: string, fen: string, moves: readonly string[]): FollowedGame => {
  const shown = shownPositions(variant, fen, moves)
  const sans = moves.map((uci, ply) => {
    const [before, after] = [shown[ply]!, shown[ply + 1]!]
    if (!before.legal.includes(uci)) throw new Error(`${uci} is not legal in ${before.fen}`)
    return stemOf(variant, before, uci) + (after.isCheck ? (after.legal.length > 0 ? '+' : '#') : '')
  })
  return { sans, fen: shown.at(-1)!.fen }
}
