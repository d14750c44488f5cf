import { describe, expect, test } from 'vitest'
import { ROLES } from '@shared/board/role'
import { CASTLING_SIDES } from '@shared/board/setup'
import { variantSummary } from '@shared/i18n/names/variantNames'
import { frameOf } from '@shared/setup/ranks/frame'
import {
  letterOfPiece,
  letterOfRole,
  pieceOfLetter,
  POCKET_ORDER,
  roleOfCapital,
  roleOfLetter,
} from '@shared/variants/army'
import { foldSpelling, isVariantId, variantById, variantBySpelling, VARIANTS } from '@shared/variants'
import { unknownOption, withOptions } from '@shared/variants/options'
import type { VariantDefinition } from '@shared/variants/variant'

const all: readonly VariantDefinition[] = VARIANTS
const cases = all.map(variant => [variant.id, variant] as const)

const filesOf = (row: string): number =>
  [...row.matchAll(/\d+|./g)].reduce((files, [cell]) => files + (/\d/.test(cell) ? Number(cell) : 1), 0)

const rolesUsed = (variant: VariantDefinition) => [
  ...variant.start.shuffles.flatMap(({ pieces }) => pieces),
  ...frameOf(variant).board.pieces.flatMap(piece => piece?.role ?? []),
]

describe('the list of systems', () => {
  test('has no id twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('has no spelling that two systems share', () => {
    const owners = new Map<string, string>()
    for (const { id, name, shortName, pgnVariant } of all) {
      for (const spelling of [id, name, shortName, ...pgnVariant].map(foldSpelling)) {
        expect(spelling).not.toBe('')
        expect(owners.get(spelling) ?? id, spelling).toBe(id)
        owners.set(spelling, id)
      }
    }
  })

  test('has no name, short name or tag twice', () => {
    for (const names of [all.map(v => v.name), all.map(v => v.shortName), all.map(v => v.pgnVariant[0])]) {
      expect(new Set(names).size).toBe(all.length)
    }
  })

  test.each([
    ['Chess', 'chess'],
    ['Standard', 'chess'],
    ['From Position', 'chess'],
    ['Chess960', 'chess960'],
    ['Chess 960', 'chess960'],
    ['Fischerandom', 'chess960'],
    ['fischer random', 'chess960'],
    ['FischerRandom', 'chess960'],
    ['Chess960 (Fischer Random)', 'chess960'],
    ['double-chess960', 'double-chess960'],
    ['DFRC', 'double-chess960'],
    ['Fischer-Benko Chess', 'fischer-benko'],
    ['Half-Random Chess', 'fischer-benko'],
    ['Half-Random Transcendental (Benko-Lawrence)', 'half-random-transcendental'],
    ['Placement', 'pre-chess'],
    ["Benko's Pre-Chess", 'pre-chess'],
    ['Prechess', 'pre-chess'],
    ['Chess100', 'arrangement-random'],
    ['CRC', 'contemporary-random'],
    ['Caparandom', 'capablanca-random'],
    ['Modern Random Chess 9x9', 'modern-random'],
  ])('reads %s as %s', (spelling, id) => {
    expect(variantBySpelling(spelling)?.id).toBe(id)
  })

  test.each(['', '???', 'Crazyhouse', 'constructor'])('does not know %j', spelling => {
    expect(variantBySpelling(spelling)).toBeUndefined()
    expect(isVariantId(spelling)).toBe(false)
  })
})

describe.each(cases)('%s', (id, variant) => {
  test('is found by its id and by all its names', () => {
    expect(isVariantId(id) && variantById(id)).toBe(variant)
    for (const spelling of [id, variant.name, variant.shortName, ...variant.pgnVariant]) {
      expect(variantBySpelling(spelling)).toBe(variant)
    }
  })

  test('is named and described', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(variant.shortName.length).toBeLessThanOrEqual(18)
    expect(variant.pgnVariant[0]).toBe(variant.name)
    expect(variantSummary(variant)).toMatch(/^[A-Z].{40,}\.$/)
    expect(variant.year ?? 1978).toBeGreaterThanOrEqual(1978)
  })

  test('has a different letter for each role of the army', () => {
    const letters = Object.values(variant.army.letters)
    expect(new Set(letters).size).toBe(letters.length)
    expect(letters.every(letter => /^[A-Z]$/.test(letter))).toBe(true)
    for (const role of [...rolesUsed(variant), ...variant.promotions]) {
      const letter = letterOfRole(variant.army, role)
      expect(pieceOfLetter(variant.army, letter)).toEqual({ color: 'white', role })
      expect(letterOfPiece(variant.army, { color: 'black', role })).toBe(letter.toLowerCase())
      expect(roleOfLetter(variant.army, letter.toLowerCase())).toBe(role)
      expect(roleOfCapital(variant.army, letter)).toBe(role)
      expect(roleOfCapital(variant.army, letter.toLowerCase())).toBeUndefined()
    }
    expect(Object.keys(variant.army.figures).every(role => role in variant.army.letters)).toBe(true)
  })

  test('has a frame of the size of its board, the same for both sides', () => {
    const rows = variant.start.frame.split('/')
    expect(rows).toHaveLength(variant.board.ranks)
    expect(rows.map(filesOf)).toEqual(rows.map(() => variant.board.files))
    expect(rows.map(row => row.toLowerCase())).toEqual(rows.map(row => row.toLowerCase()).reverse())
    expect(frameOf(variant).board.pieces).toHaveLength(variant.board.files * variant.board.ranks)
  })

  test('shuffles exactly the pieces that its frame leaves out, wing by wing from the left', () => {
    const { leftFile, width, homeRank } = frameOf(variant)
    const row = variant.start.frame.split('/').at(-1 - homeRank.white)!
    const cells = [...row.matchAll(/\d+|./g)].flatMap(([cell]) =>
      /\d/.test(cell) ? Array<string>(Number(cell)).fill('') : [cell],
    )
    const open = cells.flatMap((cell, file) => (cell === '?' ? [file - leftFile] : []))
    expect(variant.start.shuffles.flatMap(({ files }) => files)).toEqual(open)
    for (const { files, pieces } of variant.start.shuffles) expect(files).toHaveLength(pieces.length)
    expect(leftFile + width).toBeLessThanOrEqual(variant.board.files)
  })

  test('castles to squares of the board, with king and rook side by side', () => {
    const { castling, board } = variant
    if (castling === undefined) return
    for (const side of CASTLING_SIDES) {
      const { king, rook, san } = castling.targets[side]
      expect([king, rook].every(file => file >= 0 && file < board.files)).toBe(true)
      expect(rook - king).toBe(side === 'aSide' ? 1 : -1)
      expect(san).toMatch(/^O-O/)
    }
    expect(castling.targets.aSide.san).not.toBe(castling.targets.hSide.san)
    const homes = Object.values(castling.homes ?? {})
    expect(homes.every(file => file >= 0 && file < board.files)).toBe(true)
  })

  test('has a setup phase that its pieces can fill', () => {
    const { setupPhase, start } = variant
    const army = start.shuffles.flatMap(({ pieces }) => pieces)
    if (setupPhase?.kind === 'placement') {
      expect(start.shuffles).toHaveLength(1)
      expect(start.black).toBe('independent')
      const left = [...army]
      for (const role of setupPhase.random) left.splice(left.indexOf(role), 1)
      expect(left).toHaveLength(army.length - setupPhase.random.length)
    }
    if (setupPhase?.kind === 'relocation') expect(start.black).toBe('relocated')
  })

  test('has different options that change something', () => {
    const ids = variant.options.map(option => option.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const option of variant.options) {
      expect(withOptions(variant, [option.id])).not.toEqual(variant)
      expect(withOptions(variant, [option.id])).toMatchObject(option.rules)
      expect(option.tag.name).toMatch(/^[A-Z][A-Za-z]*$/)
    }
    expect(withOptions(variant, ['none of these'])).toBe(variant)
    expect(unknownOption(variant, [...ids, 'none of these'])).toBe('none of these')
    expect(unknownOption(variant, ids)).toBeUndefined()
  })

  test('leaps and steps only with files and roles that it has', () => {
    expect(variant.leap.every(file => file >= 0 && file < variant.board.files)).toBe(true)
    expect(Object.keys(variant.quietSteps).every(role => role in variant.army.letters)).toBe(true)
  })
})

test('pockets are written Q R B N K, then the rest', () => {
  expect(POCKET_ORDER.slice(0, 5)).toEqual(['queen', 'rook', 'bishop', 'knight', 'king'])
  expect([...POCKET_ORDER].sort()).toEqual([...ROLES].sort())
})
