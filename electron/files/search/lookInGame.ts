import type { FoundGame, GameQuery } from '@shared/ipc/search'
import { plainSan } from '@shared/notation/san/sanText'
import { beginGames, type BegunGame } from '@shared/notation/pgn/parser'
import type { FlatGame } from '@shared/tree/game'
import { isSetupPly } from '@shared/tree/moveNumber'
import type { Core } from '../../core/load'
import { placementOf, type ReplayedLine, soughtPosition } from '../../core/replayedLine'
import { readPlainLine } from '../../rules/games/checkGame'
import { coreCodec } from '../pgn/coreCodec'
import { faultsIn, mainLine } from '../pgn/readPart'

/** What was found in one game. */
export type GameMatch = Omit<FoundGame, 'index'>

/** Searches the text of one game; undefined if nothing is found. */
export type LookInGame = (text: string) => GameMatch | undefined

const firstGame = (text: string): BegunGame | undefined => beginGames(text).next().value ?? undefined

/** A move in the usual spelling: older files have zeros for castling, and promotions without `=`. */
const spelled = (san: string): string => {
  const plain = plainSan(san)
  return /^0-0/.test(plain) ? plain.replaceAll('0', 'O') : plain.replace(/(\d)([A-Z])$/, '$1=$2')
}

/** The index after the first occurrence of `sans` as consecutive moves; undefined if there is none. */
const placeBehind = (moves: readonly string[], sans: readonly string[]): number | undefined => {
  for (let at = 0; at + sans.length <= moves.length; at++)
    if (sans.every((san, i) => moves[at + i] === san)) return at + sans.length
  return undefined
}

/** Moves that have only one spelling: a text that lacks one of them need not be parsed. */
const literalsOf = (sans: readonly string[]): readonly string[] =>
  [...new Set(sans)].filter(san => /^[A-Z]?[a-l]?[1-9]?x?[a-l][1-9]0?$/.test(san))

const lookForMoves = (sans: readonly string[]): LookInGame => {
  const wanted = sans.map(spelled)
  const literals = literalsOf(wanted)
  return text => {
    if (!literals.every(literal => text.includes(literal))) return undefined
    const begun = firstGame(text)
    if (!begun) return undefined
    const ply = placeBehind(
      begun.finish().line.moves.map(move => spelled(move.text)),
      wanted,
    )
    return ply === undefined ? undefined : { ply }
  }
}

const boardField = (fen: string): string => fen.split(' ')[0] ?? ''

/** The two ways to search a game: the short one by the positions of its moves, and the long one as a tree. */
interface TwoWays {
  readonly plain: (line: ReplayedLine) => GameMatch | undefined
  readonly whole: (game: FlatGame) => GameMatch | undefined
  /** The match for a game that cannot be read at all. */
  readonly unreadable: GameMatch | undefined
}

const forPosition = (fen: string): TwoWays => {
  const sought = soughtPosition(fen)
  const wanted = placementOf(fen)
  const at = (ply: number | undefined) => (ply === undefined || ply < 0 ? undefined : { ply })
  return {
    plain: line => at(sought && line.plyOf(sought)),
    whole: game => at(mainLine(game).findIndex(node => placementOf(node.fen) === wanted)),
    unreadable: undefined,
  }
}

const arrayIn = (game: FlatGame): string | undefined => {
  const line = mainLine(game)
  const last = line.findLastIndex(isSetupPly)
  return last < 0 ? undefined : boardField(line[last]!.fen)
}

const surveyed = (faults: number, array: string | undefined): GameMatch | undefined =>
  faults > 0 || array !== undefined
    ? { ...(faults > 0 && { faults }), ...(array !== undefined && { array }) }
    : undefined

const FOR_SURVEY: TwoWays = {
  plain: line => {
    const plies = line.setupPlies()
    return surveyed(0, plies === 0 ? undefined : boardField(line.fenAfter(plies)))
  },
  whole: game => surveyed(faultsIn(game), arrayIn(game)),
  unreadable: { faults: 1 },
}

const BEGINNING = { line: 1, column: 1, offset: 0 }

/** Searches nearly all games by the short way; anything unusual is read into a tree. */
const lookBothWays = (core: Core, { plain, whole, unreadable }: TwoWays): LookInGame => {
  const codec = coreCodec(core)
  return text => {
    const begun = firstGame(text)
    const short = begun && readPlainLine(core, begun, plain)
    if (short) return short.seen
    const read = codec.read(text, BEGINNING)
    return read.ok ? whole(read.value) : unreadable
  }
}

/** Returns the function that searches each game. */
export const lookFor = (core: Core, query: GameQuery): LookInGame => {
  switch (query.kind) {
    case 'moves':
      return lookForMoves(query.sans)
    case 'position':
      return lookBothWays(core, forPosition(query.fen))
    case 'survey':
      return lookBothWays(core, FOR_SURVEY)
  }
}
