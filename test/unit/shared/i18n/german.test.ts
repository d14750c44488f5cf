import { beforeEach, describe, expect, test } from 'vitest'
import type { Figure } from '@shared/board/role'
import { en } from '@shared/i18n/en'
import { t } from '@shared/i18n/t'
import { speak } from '@shared/i18n/spoken'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import { writtenMove } from '@shared/publish/document/figurines'

beforeEach(() => speak(() => 'de'))

const [square, move] = ['e4', '12. Nxe4']

describe('pieces in German sentences', () => {
  test.each<[Figure, string, string]>([
    ['rook', 'Stellt den Turm auf e4 ein.', 'Der Turm auf e4 geht durch 12. Nxe4 verloren.'],
    ['queen', 'Stellt die Dame auf e4 ein.', 'Die Dame auf e4 geht durch 12. Nxe4 verloren.'],
    ['pawn', 'Stellt den Bauern auf e4 ein.', 'Der Bauer auf e4 geht durch 12. Nxe4 verloren.'],
    ['elephant', 'Stellt den Elefanten auf e4 ein.', 'Der Elefant auf e4 geht durch 12. Nxe4 verloren.'],
    ['cannon', 'Stellt die Kanone auf e4 ein.', 'Die Kanone auf e4 geht durch 12. Nxe4 verloren.'],
    ['horse', 'Stellt das Pferd auf e4 ein.', 'Das Pferd auf e4 geht durch 12. Nxe4 verloren.'],
  ])('a %s has its article and its ending', (figure, as, subject) => {
    const piece = t(`pieces.one.${figure}`)
    expect(t('words.canBeTaken.one', { piece, square })).toBe(as)
    expect(t('words.canBeTaken.other', { piece, square, move })).toBe(subject)
  })

  test('have articles and endings with an adjective, too', () => {
    const [queen, pawn] = [t('pieces.one.queen'), t('pieces.one.pawn')]
    expect(t('words.allowed.pinnedPiece.one', { piece: queen, square, move })).toBe(
      'Erlaubt 12. Nxe4 mit Angriff auf die gefesselte Dame auf e4.',
    )
    expect(t('words.allowed.pinnedPiece.one', { piece: pawn, square, move })).toBe(
      'Erlaubt 12. Nxe4 mit Angriff auf den gefesselten Bauern auf e4.',
    )
    expect(t('words.missed.promotes.other', { move, piece: queen })).toBe(
      'Übersieht 12. Nxe4 mit einer neuen Dame.',
    )
    expect(t('words.rightMove.other', { move, piece: t('pieces.one.knight') })).toBe(
      'Der andere Springer musste ziehen: 12. Nxe4.',
    )
  })

  test.each(Object.keys(en.pieces.one) as Figure[])(
    'a %s has its own choice in the select, or is masculine without endings',
    figure => {
      const piece = t(`pieces.one.${figure}`)
      const strong = ['Dame', 'Kanone', 'Pferd', 'Bauer', 'Elefant', 'Soldat']
      const masculine = /er$|^(Turm|König|Erzbischof|General|Wagen)$/
      expect(strong.includes(piece) || masculine.test(piece)).toBe(true)
    },
  )
})

describe('moves in German letters', () => {
  test.each([
    ['Nf3', 'Sf3'],
    ['Qxd7+', 'Dxd7+'],
    ['exd8=Q#', 'exd8=D#'],
    ['R@h1', 'T@h1'],
    ['Q@g1+K@f1', 'D@g1+K@f1'],
    ['O-O-O', 'O-O-O'],
    ['Bc4', 'Lc4'],
  ])('%s is written %s', (san, written) => {
    expect(writtenMove(san, ORTHODOX_ARMY, 'letters')).toBe(written)
    expect(writtenMove(san, ORTHODOX_ARMY, 'english')).toBe(san)
  })
})
