import { beforeEach, describe, expect, test } from 'vitest'
import type { Figure } from '@shared/board/role'
import { formatDate } from '@shared/i18n/dates'
import { en } from '@shared/i18n/en'
import { formatList, formatNumber } from '@shared/i18n/numbers'
import { speak } from '@shared/i18n/spoken'
import { t } from '@shared/i18n/t'
import { writtenMove } from '@shared/publish/document/figurines'
import { ORTHODOX_ARMY } from '@shared/variants/variant'

beforeEach(() => speak(() => 'sr-Latn'))

const [square, move] = ['e4', '12. Nxe4']

describe('pieces in Serbian sentences', () => {
  test.each<[Figure, string, string, string]>([
    ['rook', 'Ostavlja topa na e4 pod udarom.', 'topu', 'novim topom'],
    ['queen', 'Ostavlja damu na e4 pod udarom.', 'dami', 'novom damom'],
    ['bishop', 'Ostavlja lovca na e4 pod udarom.', 'lovcu', 'novim lovcem'],
    ['knight', 'Ostavlja skakača na e4 pod udarom.', 'skakaču', 'novim skakačem'],
    ['pawn', 'Ostavlja pešaka na e4 pod udarom.', 'pešaku', 'novim pešakom'],
    ['chariot', 'Ostavlja kočiju na e4 pod udarom.', 'kočiji', 'novom kočijom'],
  ])('a %s has its cases', (figure, object, to, withNew) => {
    const piece = t(`pieces.one.${figure}`)
    expect(t('words.canBeTaken.one', { piece, square })).toBe(object)
    expect(t('words.allowed.removesGuard.one', { piece, square, move })).toBe(
      `Dopušta 12. Nxe4, što ${to} na e4 oduzima zaštitu.`,
    )
    expect(t('words.allowed.promotes.other', { piece, move })).toBe(`Nailazi na 12. Nxe4 s ${withNew}.`)
  })

  test('agree with the words around them', () => {
    const [queen, pawn] = [t('pieces.one.queen'), t('pieces.one.pawn')]
    expect(t('words.allowed.pinnedPiece.one', { piece: queen, square, move })).toBe(
      'Dopušta 12. Nxe4 s napadom na vezanu damu na e4.',
    )
    expect(t('words.allowed.pinnedPiece.one', { piece: pawn, square, move })).toBe(
      'Dopušta 12. Nxe4 s napadom na vezanog pešaka na e4.',
    )
    expect(t('words.allowed.forkTwo.other', { move, pieces: t('pieces.several.rook') })).toBe(
      'Nailazi na 12. Nxe4, viljušku na oba topa.',
    )
  })

  test.each(Object.keys(en.pieces.one) as Figure[])('a %s begins a sentence with its label', figure => {
    const sentence = t('words.ending.mated', { piece: t(`pieces.one.${figure}`), square })
    expect(sentence).toBe(`${t(`pieces.label.${figure}`)} na e4 matira.`)
  })

  test.each(Object.keys(en.pieces.one) as Figure[])('several of a %s have their own case forms', figure => {
    const [piece, pieces] = [t(`pieces.one.${figure}`), t(`pieces.several.${figure}`)]
    const counted = (count: number) => t('diceSheet.steps.several', { count, piece, pieces })
    expect(counted(1)).toBe(piece)
    // The last choice is `vojnici`: a name without its own choice would read as soldiers.
    expect([2, 5].map(counted).every(text => figure === 'soldier' || !text.includes('vojnika'))).toBe(true)
  })
})

describe('numbers in Serbian', () => {
  test.each([
    [1, '1 partija'],
    [3, '3 partije'],
    [5, '5 partija'],
    [12, '12 partija'],
    [21, '21 partija'],
    [22, '22 partije'],
  ])('inflect %i games', (count, text) => {
    expect(t('gamesTable.count', { count })).toBe(text)
  })

  test('have the Serbian format, and so do lists and dates', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5')
    expect(formatList(['a', 'b', 'c'])).toBe('a, b i c')
    expect(formatDate(2020, 7, 11)).toBe('11. jul 2020')
  })
})

describe('moves in Serbian letters', () => {
  test.each([
    ['Nf3', 'Sf3'],
    ['Qxd7+', 'Dxd7+'],
    ['exd8=Q#', 'exd8=D#'],
    ['R@h1', 'T@h1'],
    ['O-O-O', 'O-O-O'],
    ['Bc4', 'Lc4'],
  ])('%s is written %s', (san, written) => {
    expect(writtenMove(san, ORTHODOX_ARMY, 'letters')).toBe(written)
  })
})
