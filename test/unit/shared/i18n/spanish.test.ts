import { beforeEach, describe, expect, test } from 'vitest'
import type { Figure } from '@shared/board/role'
import { en } from '@shared/i18n/en'
import { formatDate } from '@shared/i18n/dates'
import { formatList, formatNumber, formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { speak } from '@shared/i18n/spoken'
import { capablancaRandom } from '@shared/variants/capablancaRandom'
import { modernRandom } from '@shared/variants/modernRandom'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import { writtenMove } from '@shared/publish/document/figurines'

beforeEach(() => speak(() => 'es'))

const [square, move] = ['e4', '12. Nxe4']

describe('pieces in Spanish sentences', () => {
  test.each<[Figure, string, string]>([
    ['rook', 'Deja la torre colgada en e4.', 'La torre de e4 se pierde por 12. Nxe4.'],
    ['queen', 'Deja la dama colgada en e4.', 'La dama de e4 se pierde por 12. Nxe4.'],
    ['pawn', 'Deja el peón colgado en e4.', 'El peón de e4 se pierde por 12. Nxe4.'],
    ['cannon', 'Deja el cañón colgado en e4.', 'El cañón de e4 se pierde por 12. Nxe4.'],
    [
      'primeMinister',
      'Deja el primer ministro colgado en e4.',
      'El primer ministro de e4 se pierde por 12. Nxe4.',
    ],
  ])('a %s has its article and its participle', (figure, object, subject) => {
    const piece = t(`pieces.one.${figure}`)
    expect(t('words.canBeTaken.one', { piece, square })).toBe(object)
    expect(t('words.canBeTaken.other', { piece, square, move })).toBe(subject)
  })

  test('contract their article with a preposition', () => {
    const [queen, knight] = [t('pieces.one.queen'), t('pieces.one.knight')]
    expect(t('words.allowed.fork.one', { move, one: queen, other: knight })).toBe(
      'Permite 12. Nxe4, con ataque doble a la dama y al caballo.',
    )
    expect(t('words.allowed.removesGuard.one', { piece: knight, square, move })).toBe(
      'Permite 12. Nxe4, que elimina la defensa del caballo de e4.',
    )
    expect(t('words.missed.promotes.other', { move, piece: queen })).toBe(
      'Pasa por alto 12. Nxe4, con una nueva dama.',
    )
  })

  test('have an adjective that agrees in the plural, too', () => {
    expect(t('words.allowed.forkTwo.other', { move, pieces: t('pieces.several.rook') })).toBe(
      'Cae en 12. Nxe4, un ataque doble a ambas torres.',
    )
    expect(t('words.allowed.forkTwo.other', { move, pieces: t('pieces.several.knight') })).toBe(
      'Cae en 12. Nxe4, un ataque doble a ambos caballos.',
    )
  })

  test.each(Object.keys(en.pieces.one) as Figure[])(
    'a %s has its own choice in the select if feminine',
    figure => {
      const feminine = / (blanca|negra)$/.test(t(`pieces.white.${figure}`))
      const piece = t(`pieces.one.${figure}`)
      expect(t('words.movedCanBeTaken.one', { piece, square })).toBe(
        `Se puede capturar ${feminine ? 'la' : 'el'} ${piece} en e4.`,
      )
    },
  )
})

describe('moves in Spanish letters', () => {
  test.each([
    ['Nf3', 'Cf3'],
    ['Qxd7+', 'Dxd7+'],
    ['exd8=Q#', 'exd8=D#'],
    ['R@h1', 'T@h1'],
    ['Q@g1+K@f1', 'D@g1+R@f1'],
    ['O-O-O', 'O-O-O'],
    ['Bc4', 'Ac4'],
  ])('%s is written %s', (san, written) => {
    expect(writtenMove(san, ORTHODOX_ARMY, 'letters')).toBe(written)
    expect(writtenMove(san, ORTHODOX_ARMY, 'english')).toBe(san)
  })

  test('have an English letter where two pieces of an army would share one', () => {
    expect(writtenMove('Bc4', capablancaRandom.army, 'letters')).toBe('Bc4')
    expect(writtenMove('Mc4', modernRandom.army, 'letters')).toBe('Mc4')
    expect(writtenMove('Bc4', modernRandom.army, 'letters')).toBe('Ac4')
  })
})

describe('numbers and dates in Spanish', () => {
  test('have Spanish separators and months', () => {
    expect(formatNumber(12_345.5)).toBe('12.345,5')
    expect(formatPercent(0.43)).toBe('43\u00a0%')
    expect(formatDate(2020, 7, 11)).toBe('11 jul 2020')
    expect(formatList(['a', 'b', 'c'])).toBe('a, b y c')
  })

  test('take a preposition after a whole million', () => {
    const engine = 'Backrank'
    expect(t('report.pane.by.nodes', { engine, amount: 1_000_000 })).toBe(
      'Backrank, 1.000.000 de nodos por jugada',
    )
    expect(t('report.pane.by.nodes', { engine, amount: 500_000 })).toBe('Backrank, 500.000 nodos por jugada')
  })
})
