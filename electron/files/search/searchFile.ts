import type { FileHandle } from 'node:fs/promises'
import type { FoundGame } from '@shared/ipc/search'
import { decodeGame } from '../pgn/gameEncoding'
import { rangeOf, withFile } from '../pgn/readBytes'
import type { LookInGame } from './lookInGame'

/** The source of the bytes of the games. */
export type SearchSource =
  { readonly kind: 'disk'; readonly path: string } | { readonly kind: 'memory'; readonly bytes: Uint8Array }

/** The begin and the end of each game in the bytes of its file, alternating. */
export type GameRanges = Float64Array

/** Bytes read at a time, unless a single game is longer. */
const PIECE = 4 * 1024 * 1024

const bytesFrom = (source: SearchSource, file: FileHandle | undefined, begin: number, end: number) =>
  source.kind === 'memory'
    ? Promise.resolve(Buffer.from(source.bytes.buffer, source.bytes.byteOffset + begin, end - begin))
    : rangeOf(file!, begin, end)

/** The index after the last game that is read together with game `from`. */
const pieceEnd = (ranges: GameRanges, from: number): number => {
  const begin = ranges[2 * from]!
  let to = from + 1
  while (2 * to < ranges.length && ranges[2 * to + 1]! - begin <= PIECE) to++
  return to
}

/** The callbacks of a running search. */
export interface SearchWatch {
  /** Called before each game. */
  readonly isCancelled: () => boolean
  /** Called after each game, with the number of games searched so far and the match, if any. */
  readonly looked: (games: number, found: FoundGame | undefined) => void
}

/** Searches all games of a file in order; returns false if it was canceled. */
export const searchFile = async (
  source: SearchSource,
  ranges: GameRanges,
  look: LookInGame,
  { isCancelled, looked }: SearchWatch,
): Promise<boolean> => {
  const games = ranges.length / 2
  const searchAll = async (file: FileHandle | undefined): Promise<boolean> => {
    for (let from = 0; from < games;) {
      const to = pieceEnd(ranges, from)
      const begin = ranges[2 * from]!
      const piece = await bytesFrom(source, file, begin, ranges[2 * to - 1]!)
      for (; from < to; from++) {
        if (isCancelled()) return false
        const game = piece.subarray(ranges[2 * from]! - begin, ranges[2 * from + 1]! - begin)
        const finding = look(decodeGame(game))
        looked(from + 1, finding && { index: from, ...finding })
      }
    }
    return true
  }
  return source.kind === 'memory' ? searchAll(undefined) : withFile(source.path, searchAll)
}
