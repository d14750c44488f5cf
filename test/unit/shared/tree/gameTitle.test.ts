import { describe, expect, test } from 'vitest'
import { fileNameFor, titleOf, titlesOf } from '@shared/tree/gameTitle'
import type { VariantId } from '@shared/variants'
import { aGame, line } from '../../../support/aGame'

const named = (tags: Readonly<Record<string, string>>) =>
  aGame(
    line(''),
    Object.entries(tags).map(([name, value]) => ({ name, value })),
  )

describe('the title of a game', () => {
  test.each([
    ['its players', { White: 'Srecko Lukic', Black: 'Davor Vujacic' }, 'Lukic – Vujacic'],
    ['surnames that stand first', { White: 'Lukic, Srecko', Black: 'Vujacic, D.' }, 'Lukic – Vujacic'],
    ['one player', { White: 'Lukic', Black: '?' }, 'Lukic – ?'],
    ['its event', { White: '?', Black: '', Event: 'Fischer-Benko setup' }, 'Fischer-Benko setup'],
    ['its system', { Event: '?' }, 'Chess'],
  ])('comes from %s', (_, tags, title) => {
    expect(titleOf(named(tags))).toBe(title)
  })
})

test('absurdly long names are cut', () => {
  const long = 'x'.repeat(5_000_000)
  expect(titleOf(named({ White: long, Black: `Anna ${long}` }))).toBe(
    `${'x'.repeat(79)}… – ${'x'.repeat(79)}…`,
  )
  expect(titleOf(named({ Event: '\u{1f600}'.repeat(100) }))).toBe(`${'\u{1f600}'.repeat(39)}…`)
})

test.each([
  [{ White: 'Srecko Lukic', Black: 'Davor Vujacic' }, 'lukic-vujacic.pgn'],
  [{ Event: '../../etc/passwd: a "name"' }, '..-..-etc-passwd-a-name.pgn'],
  [{ White: 'Müller', Black: '?' }, 'müller.pgn'],
  [{ Event: '///' }, 'game.pgn'],
])('the file name offered for %j is %s', (tags, name) => {
  expect(fileNameFor(named(tags))).toBe(name)
})

const begun = (variant: VariantId, fen: string) => {
  const game = aGame(line(''), [])
  return { ...game, variant, root: { ...game.root, fen } }
}

describe('the title of a game without names', () => {
  const thrown = begun('fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1')
  const start = begun('chess960', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1')

  test.each([
    ['a throw', thrown, 'Throw 4,532, Fischer-Benko', 'throw-4532-fischer-benko.pgn'],
    ['a start', start, 'Start 0, Chess960', 'start-0-chess960.pgn'],
    ['a position of its own', begun('chess960', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'), 'Chess960', 'chess960.pgn'],
  ] as const)('comes from %s', (_, game, title, file) => {
    expect(titleOf(game)).toBe(title)
    expect(fileNameFor(game)).toBe(file)
  })

  test('is numbered if several games share it', () => {
    expect(titlesOf([start, thrown, start, start])).toEqual([
      'Start 0, Chess960',
      'Throw 4,532, Fischer-Benko',
      'Start 0, Chess960 (2)',
      'Start 0, Chess960 (3)',
    ])
  })
})
