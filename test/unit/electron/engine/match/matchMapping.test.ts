import { describe, expect, test } from 'vitest'
import type { EngineOption } from '@shared/analysis/engine'
import { unwrap } from '@shared/result'
import { randomStartSetup, startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { matchMapping } from '../../../../../electron/engine/match/matchMapping'

const MODE: EngineOption = { kind: 'check', name: 'UCI_Chess960', default: false }
const system = (...choices: readonly string[]): EngineOption => ({
  kind: 'combo',
  name: 'UCI_Variant',
  default: 'chess',
  choices,
})

const ground = (id: VariantId, number: number, inSetup = false) => {
  const variant = variantById(id)
  const setup = unwrap(inSetup ? randomStartSetup(variant, number) : startSetup(variant, number))
  return { variant, options: [], starts: [setup] }
}

describe('the mapping for an engine', () => {
  test.each<[string, Parameters<typeof ground>, readonly EngineOption[], readonly unknown[], string]>([
    [
      'as of Chess960, with the files of the rooks',
      ['double-chess960', 682_236],
      [MODE],
      [['UCI_Chess960', true]],
      'rbnkqrbn/pppppppp/8/8/8/8/PPPPPPPP/RKBQNBNR w HAfa - 0 1',
    ],
    [
      'as of Chess960 in its own words for chess',
      ['fischer-benko', 0],
      [system('atomic', 'chess'), MODE],
      [
        ['UCI_Variant', 'chess'],
        ['UCI_Chess960', true],
      ],
      'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1',
    ],
    [
      'as of chess where that is enough',
      ['chess', 0],
      [MODE],
      [['UCI_Chess960', false]],
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    ],
    [
      'by the name of the system, seventh field and all',
      ['transcendental', 0],
      [system('chess', 'transcendental'), MODE],
      [
        ['UCI_Variant', 'transcendental'],
        ['UCI_Chess960', true],
      ],
      'Tt',
    ],
  ])('describes a game %s', (_, start, declared, options, fen) => {
    const place = ground(...start)
    const mapping = unwrap(matchMapping(place, declared, {}))
    expect(mapping.options.map(({ name, value }) => [name, value])).toEqual(options)
    expect(mapping.fen(place.starts[0]!)).toContain(fen)
  })

  test('writes castling as K and Q if the user wants that', () => {
    const place = ground('chess960', 0)
    const mapping = unwrap(matchMapping(place, [MODE], { castling: 'outermost' }))
    expect(mapping.fen(place.starts[0]!)).toContain(' KQkq ')
  })

  test.each<[string, Parameters<typeof ground>, readonly EngineOption[]]>([
    ['whose castling is not for it', ['chess960', 0], []],
    ['whose setup it does not know', ['fischer-benko', 0, true], [MODE]],
    ['whose transpositions it does not know', ['transcendental', 0], [MODE, system('chess')]],
    ['whose leaps it does not know', ['contemporary-random', 0], [MODE]],
    ['of other pieces', ['ajax-random', 0], [MODE]],
  ])('is missing for a system %s', (_, start, declared) => {
    expect(matchMapping(ground(...start), declared, {}).ok).toBe(false)
  })
})
