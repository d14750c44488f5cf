import { unwrap } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import { completeTags } from '@shared/tree/completeTags'
import type { FlatGame } from '@shared/tree/game'
import { composeList, textPiece } from '../../electron/files/pgn/composeList'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { decodeGame } from '../../electron/files/pgn/gameEncoding'
import type { GameEntry } from '../../electron/files/pgn/indexedFile'
import { indexBytes } from '../../electron/files/pgn/readIndexed'
import { theCore } from './aPosition'

/**
 * A game of a file as bytes, as text and as a tree; the text takes the place of the tree if the game cannot be read.
 */
export interface FiledGame {
  readonly bytes: Buffer
  readonly text: string
  readonly read: FlatGame | string
}

const readGame = (text: string, { column, header }: GameEntry): FiledGame['read'] => {
  const read = coreCodec(theCore()).read(text, { line: header.line, column, offset: 0 })
  return read.ok ? read.value : text
}

/** The games of a file, read one by one as the window reads them. */
export const filedGames = (file: Buffer): readonly FiledGame[] =>
  indexBytes(file).games.map(game => {
    const bytes = file.subarray(game.begin, game.end)
    const text = decodeGame(bytes)
    return { bytes, text, read: readGame(text, game) }
  })

/**
 * The content of a game, without the places of its faults and with the tags that writing adds. A Result tag by
 * itself, or a result after unreadable tags, only marks where a game begins.
 */
export const contentOf = ({ read }: FiledGame): unknown => {
  if (typeof read === 'string') return read.replace(/\n\n\*$/, '')
  const { nodes, tags, ...game } = read
  const isTold = tags.length === 1 && tags[0]!.name === 'Result' && tags[0]!.value === game.result
  return {
    ...game,
    tags: isTold ? [] : completeTags(unflatten(read)),
    nodes: nodes.map(({ unread, ...node }) => ({
      ...node,
      ...(unread && { unread: { text: unread.text, variationsBefore: unread.variationsBefore } }),
    })),
  }
}

/** The file after one of its games was saved in its place. */
export const savedInPlace = (file: Buffer, place: number, game: FlatGame): Buffer => {
  const indexed = indexBytes(file)
  const run = (from: number, to: number) => (to > from ? [{ from, count: to - from }] : [])
  const pieces = [
    ...run(0, place),
    { ...textPiece(coreCodec(theCore()).write(game)), stored: place },
    ...run(place + 1, indexed.games.length),
  ]
  return Buffer.concat([...unwrap(composeList({ bytes: file, indexed }, pieces)).content])
}
