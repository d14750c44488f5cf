import { describe, expect, test } from 'vitest'
import { readOneBox } from '@shared/notation/oneBox/oneBox'
import { variantById, type VariantId } from '@shared/variants'
import { describeImpossible } from '../../../../renderer/features/newAnalysis/describeImpossible'
import { describeReading } from '../../../../renderer/variants/describeReading'

const sentences = (id: VariantId, text: string): readonly string[] => {
  const variant = variantById(id)
  return readOneBox(text, variant).map(reading => {
    if (reading.kind === 'impossible') return describeImpossible(reading, variant)
    const { title, detail } = describeReading(variant, reading)
    return `${title}: ${detail}`
  })
}

const table: readonly [VariantId, string, readonly string[]][] = [
  [
    'fischer-benko',
    '4532',
    [
      'Throw 4,532 of 9,216: White 47, Black 20. Five each to place.',
      'Start 4,532 of 921,600: White 4, Black 692. Ready to play.',
      'Not a Chess960 number: these run from 0 to 959.',
    ],
  ],
  ['pre-chess', '', ['Empty back ranks: Eight each to place.']],
  ['chess', '', ['The array: Ready to play.']],
  ['chess', '7', ['Not a start of this system: the only one is 0.']],
  ['chess960', '518', ['Start 518 of 960: Ready to play.']],
  ['arrangement', '', ['Setup by relocation: Black relocates the king. 80 arrays in all.']],
  [
    'fischer-benko',
    'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2RRB2[QNNKqrnnk] b - - 0 1',
    ['Setup under way: Black places. White has 4 to place, Black 5.'],
  ],
  [
    'chess960',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
    ['Position: The array of start 518, but not its rights. White to move.'],
  ],
  ['chess', '1. e4 e5', ['1 game: Each with the system and start of its own tags.']],
  ['capablanca-random', '1/2', ['One number is enough here: Black’s rank follows from White’s.']],
  ['chess960', 'RNBQKBN', ['White’s rank has 7 squares; it needs 8.']],
  ['chess960', 'RNBXKBNR', ['“X” is not a piece of this system.']],
  ['chess960', 'KRNBBQNR', ['White’s king must stand between the rooks.']],
  ['chess960', 'RBBNKQNR/RNBQKBNR', ['Black’s rank follows from White’s here: it is RBBNKQNR.']],
  ['chess960', 'RNB.KBNR', ['White’s rank has empty squares, but this system has no placement.']],
  ['fischer-benko', '..B.R...', ['White’s rank lacks a bishop, which the dice place first.']],
  [
    'transcendental',
    '518 / 534',
    [
      'Start 7,190,956 of 8,294,400: Read as Chess960 numbers. White 2,496, Black 2,476. Ready to play.',
      'Start 1,492,374 of 8,294,400: White 518, Black 534. Ready to play.',
    ],
  ],
  [
    'fischer-benko',
    '1 2 2 3 3 5',
    ['Throw 4,532 of 9,216: As these throws give it. White 47, Black 20. Five each to place.'],
  ],
  ['chess960', '9 9 9 9', ['These look like throws, but they do not fit the dice of this system.']],
  ['chess', 'what?', ['This is not a number, rank, FEN or PGN.']],
  [
    'chess',
    'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w',
    ['The rank “9” does not fill the board exactly (board, character 19).'],
  ],
]

describe('the description of a reading', () => {
  test.each(table)('in %s, %j: %j', (id, text, expected) => {
    expect(sentences(id, text)).toEqual(expected)
  })
})
