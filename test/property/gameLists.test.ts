import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GamePiece } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import { listService } from '../../electron/files/listService'
import { decodeGame } from '../../electron/files/pgn/gameEncoding'
import { indexBytes } from '../../electron/files/pgn/readIndexed'
import {
  afterEdit,
  gameListOf,
  piecesOf,
  redoneList,
  undoneList,
  withInserted,
  withMoved,
  withoutPlaces,
  type GameList,
  type Slot,
} from '../../renderer/openFiles/gameList'
import { aHeader } from '../support/aHeader'
import { openGameFiles } from '../support/gameFiles'
import { gameOfText } from '../support/verbatimCodec'

const ENCODINGS = ['utf8', 'latin1'] as const

const name = fc.string({ unit: fc.constantFrom(...Array.from('abé–“Čя♔½ÿ€ ')), maxLength: 6 })

const ink = fc
  .tuple(name, fc.constantFrom(...ENCODINGS))
  .map(([text, encoding]) => Buffer.from(text, encoding))

const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map(part => Buffer.from(part)))

/** Games with tags, in either encoding, with either line ending, some with a comment to the end of the last line. */
const game = fc
  .tuple(ink, ink, fc.constantFrom('\n', '\r\n'), fc.constantFrom(' *', ' 1-0', ' * ; end', ' {} *'))
  .map(([white, comment, end, close]) =>
    join('[White "', white, `"]${end}${end}1. e4 {`, comment, `}${close}`),
  )

const gap = fc.constantFrom('\n\n', '\r\n\r\n', '\n \t\n\n', '\n', '\n\uFEFF\n\n')

const fileOfGames = fc
  .tuple(
    fc.constantFrom('', '\uFEFF', '\n\n'),
    fc.array(fc.tuple(game, gap), { minLength: 1, maxLength: 7 }),
    fc.boolean(),
  )
  .map(([mark, games, endsInk]) => {
    const all = games.flat()
    return join(mark, ...(endsInk ? all.slice(0, -1) : all))
  })

const operation = fc.oneof(
  fc.record({ kind: fc.constant('delete' as const), places: fc.array(fc.nat(20), { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    places: fc.array(fc.nat(20), { maxLength: 3 }),
    to: fc.nat(20),
  }),
  fc.record({ kind: fc.constant('duplicate' as const), places: fc.array(fc.nat(20), { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(20), text: name }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('redo' as const) }),
)

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

const textOf = (white: string) => `[White "${white}"]\n\n1. d4 {${white}} *`

/** Applies an operation of the window to the list alone. */
const carryOut = (list: GameList, what: Operation): GameList => {
  const { slots } = list
  const within = (places: readonly number[]) => [...new Set(places.map(place => place % slots.length))]
  switch (what.kind) {
    case 'undo':
      return undoneList(list)?.list ?? list
    case 'redo':
      return redoneList(list)?.list ?? list
    case 'move':
      return afterEdit(list, '', withMoved(slots, within(what.places), what.to))
    case 'delete': {
      const left = withoutPlaces(slots, within(what.places))
      return left.length === 0 ? list : afterEdit(list, '', left)
    }
    case 'duplicate': {
      const copies = within(what.places).map((place): Slot => ({ ...slots[place]! }))
      return afterEdit(list, '', withInserted(slots, slots.length, copies))
    }
    case 'add': {
      const added: Slot = { header: aHeader(0), pgn: textOf(what.text) }
      return afterEdit(list, '', withInserted(slots, what.at % (slots.length + 1), [added]))
    }
  }
}

const openFile = async (bytes: Buffer) => {
  const window = await openGameFiles(bytes)
  return { ...window, lists: listService(window.parts) }
}

const inked = (bytes: Buffer): readonly Buffer[] =>
  indexBytes(bytes).games.map(({ begin, end }) => bytes.subarray(begin, end))

test('after any edit of a list, the file that is saved holds exactly its games, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fileOfGames, fc.array(operation, { maxLength: 12 }), async (bytes, operations) => {
      const { files, lists, fileId, bytes: read, close } = await openFile(bytes)
      const base = files.opened()[0]!
      const list = operations.reduce(carryOut, gameListOf(base))
      const games = inked(bytes)
      const saved = unwrap(await lists.save({ fileId, hash: base.hash, pieces: piecesOf(list.slots) }))
      const after = inked(await read())
      expect(after).toHaveLength(list.slots.length)
      list.slots.forEach(({ stored, pgn }, place) => {
        if (stored !== undefined) expect(after[place]).toEqual(games[stored])
        else expect(decodeGame(after[place]!).replaceAll('\r\n', '\n')).toBe(pgn)
      })
      expect(saved.games.map(({ index }) => index)).toEqual(list.slots.map((_, place) => place))
      const again = unwrap(await files.reload(fileId))
      expect(again.games).toEqual(saved.games)
      expect(again.movedTo).toEqual(saved.games.map((_, place) => place))
      await close()
    }),
    { numRuns: 150 },
  )
})

test('an unchanged list is saved without changing a byte of the file', async () => {
  await fc.assert(
    fc.asyncProperty(fileOfGames, async bytes => {
      const { files, lists, fileId, bytes: read, close } = await openFile(bytes)
      const base = files.opened()[0]!
      const pieces = piecesOf(gameListOf(base).slots)
      unwrap(await lists.save({ fileId, hash: base.hash, pieces: [...pieces] }))
      expect(await read()).toEqual(bytes)
      await close()
    }),
    { numRuns: 50 },
  )
})

test('games that are edited are saved with the list, and all others keep their bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fileOfGames, fc.nat(), name, fc.nat(), async (bytes, at, white, to) => {
      const { files, lists, fileId, bytes: read, close } = await openFile(bytes)
      const base = files.opened()[0]!
      const games = inked(bytes)
      const edited = at % games.length
      const slots = withMoved(gameListOf(base).slots, [edited], to % games.length)
      const pieces = slots.map(({ stored }): GamePiece => {
        if (stored === edited) return { game: gameOfText(textOf(white)), stored: edited }
        return { from: stored!, count: 1 }
      })
      unwrap(await lists.save({ fileId, hash: base.hash, pieces }))
      const after = inked(await read())
      expect(after).toHaveLength(games.length)
      slots.forEach(({ stored }, place) => {
        if (stored !== edited) expect(after[place]).toEqual(games[stored!])
      })
      await close()
    }),
    { numRuns: 80 },
  )
})
