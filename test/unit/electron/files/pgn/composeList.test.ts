import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { composeList, textPiece } from '../../../../../electron/files/pgn/composeList'
import { indexBytes } from '../../../../../electron/files/pgn/readIndexed'

const bytes = Buffer.from('[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4 *\n')
const source = { bytes, indexed: indexBytes(bytes) }

const game = (name: string) => `[Event "${name}"]\n\n1. c4 *\n`

test('texts are requested one after the other, as they are written', () => {
  const asked: string[] = []
  const text = (name: string) => ({
    ...textPiece(game(name)),
    text: () => {
      asked.push(name)
      return game(name)
    },
  })
  const { content } = unwrap(composeList(source, [{ from: 0, count: 2 }, text('c'), text('d')]))
  const askedThen: number[] = []
  const written = Array.from(content, piece => {
    askedThen.push(asked.length)
    return piece.toString()
  }).join('')
  expect(written).toBe(`${bytes.toString()}\n${game('c')}\n${game('d')}`)
  expect(askedThen[0]).toBe(0)
  expect(askedThen).toContain(1)
  expect(asked).toEqual(['c', 'd'])
})

test('the fingerprints of the written games are known once all content has been read', () => {
  const composed = unwrap(
    composeList(source, [{ from: 1, count: 1 }, textPiece('1. c4 *'), { from: 0, count: 1 }]),
  )
  const written = Buffer.concat([...composed.content])
  expect(composed.fingerprints).toEqual(indexBytes(written).games.map(({ fingerprint }) => fingerprint))
  expect(composed.convertedToUtf8()).toBe(0)
})

test('games that the file does not have are refused before anything is written', () => {
  expect(composeList(source, [{ from: 1, count: 2 }])).toMatchObject({ error: { reason: 'noSuchGame' } })
  expect(composeList(source, [{ ...textPiece(game('c')), stored: 2 }])).toMatchObject({ ok: false })
  expect(composeList(source, [])).toMatchObject({ ok: false })
})
