// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { EIGHT } from '@shared/board/square'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import { variantById, VARIANTS } from '@shared/variants'
import type { LegalMove } from '@shared/ipc/contract'
import { drawnProposals } from '@shared/picture/proposals'
import BoardArrows from '../../../../renderer/board/BoardArrows.vue'
import StillBoard from '../../../../renderer/board/StillBoard.vue'
import MoveChooser from '../../../../renderer/board/MoveChooser.vue'
import MoveEntry from '../../../../renderer/features/stage/MoveEntry.vue'
import { ownArt, svgUri } from '@shared/picture/pieces/pieceArt'
import { openPlacements } from '../../../../renderer/board/setup/placements'
import PromotionPicker from '../../../../renderer/board/PromotionPicker.vue'
import RankStrip from '../../../../renderer/board/RankStrip.vue'
import RelocationBar from '../../../../renderer/features/setup/RelocationBar.vue'
import SetupShelf from '../../../../renderer/features/setup/SetupShelf.vue'
import { shelfOf } from '../../../../renderer/board/setup/shelf'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'

const placement = (uci: string, ways: number): LegalMove => ({ uci, san: uci, kind: 'placement', ways })

describe('a rank strip', () => {
  test('describes its squares to screen readers and shows its pieces', () => {
    const strip = mount(RankStrip, { props: { rank: '.bb.R', color: 'white' } })
    expect(strip.attributes('aria-label')).toBe('White: free, bishop, bishop, free, rook')
    expect(strip.findAll('piece').map(piece => piece.classes().join(' '))).toEqual([
      'white bishop',
      'white bishop',
      'white rook',
    ])
  })

  test.each([
    ['white', 8, true],
    ['black', 8, false],
    ['black', 9, true],
  ] as const)('for %s on %i ranks begins with the right square color', (color, ranks, isDark) => {
    const strip = mount(RankStrip, { props: { rank: 'RNB', color, ranks } })
    const under = strip.get('.board-under.is-checkered')
    expect(under.classes('begins-dark')).toBe(isDark)
    expect(under.attributes('style')).toContain('--files: 3; --ranks: 1')
  })

  test('draws the pieces of every army, and shows a letter that no piece has', () => {
    const { army } = variantById('capablanca-random')
    const strip = mount(RankStrip, { props: { rank: 'RACZ', color: 'white', army } })
    expect(strip.findAll('img')).toHaveLength(2)
    expect(strip.findAll('text').map(text => text.text())).toEqual(['Z'])
    expect(strip.attributes('aria-label')).toBe('White: rook, archbishop, chancellor, Z')
  })

  test('draws a Janggi rook as a chariot', () => {
    const { army } = variantById('korean-random')
    const picture = (given?: typeof army) =>
      mount(RankStrip, { props: { rank: 'R', color: 'black', ...(given && { army: given }) } })
    expect(picture(army).get('img').attributes('src')).toBe(svgUri(ownArt('chariot', 'black')!))
    expect(picture().find('piece.rook').exists()).toBe(true)
  })
})

describe('a still board', () => {
  test.each([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 64, 32],
    ['modern-random', 'rnbmkqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', 81, 36],
    ['english-random', '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1', 100, 32],
    ['korean-random', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1', 90, 32],
  ] as const)('for %s has all squares and pieces', (id, fen, squares, pieces) => {
    const picture = mount(StillBoard, { props: { variant: variantById(id), position: fen } })
    expect(picture.findAll(':scope > span')).toHaveLength(squares)
    expect(picture.findAll('.piece-icon')).toHaveLength(pieces)
  })

  test('shows slots where pieces can be placed', () => {
    const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    const picture = mount(StillBoard, { props: { variant: variantById('fischer-benko'), position: fen } })
    expect(picture.findAll('.is-slot')).toHaveLength(10)
  })
})

test('placements proposed by an engine are drawn at full size and scaled down by rank', () => {
  const moves = ['Q@c1', 'K@h1', 'R@e1'].map((uci, place) => ({
    ...{ uci, kind: 'placement' as const, rank: place + 1, mover: 'white' as const, threat: false },
  }))
  const rules = variantById('fischer-benko')
  const { board } = shownSetup(rules, '8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1')
  const shapes = drawnProposals(moves, rules, 'white', board)
  const arrows = mount(BoardArrows, { props: { shapes, size: rules.board, army: rules.army } })
  const images = arrows.findAll('image')
  expect(images.map(image => image.attributes('width'))).toEqual(['45', '45', '45'])
  const scales = images.map(image => Number(/scale\((.+)\)/.exec(image.attributes('transform')!)?.[1]))
  expect(scales.map(scale => Number((scale * 45).toFixed(2)))).toEqual([0.46, 0.6, 0.84])
})

describe('the setup shelf', () => {
  const rules = variantById('fischer-benko')
  const setup = shownSetup(rules, '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2')
  const open = openPlacements([placement('N@a1', 4), placement('K@f1', 3)], undefined)
  const rows = shelfOf({ rules, setup, open, pending: undefined })
  const shelf = (orientation: 'white' | 'black') =>
    mount(SetupShelf, { props: { rows, color: 'white', orientation, selected: 'N', army: rules.army } })

  test('names every cell and enables only the legal ones', () => {
    const cells = shelf('white').findAll('.cell')
    expect(cells[8]?.attributes('aria-label')).toBe('knight on a1, 4 ways to complete')
    expect(cells[16]?.attributes('aria-label')).toBe('king on a1 leaves no room for a rook on the a-side')
    expect(cells.filter(cell => cell.attributes('disabled') === undefined)).toHaveLength(2)
  })

  test('shows how many pieces of each kind are left and which kind is selected', () => {
    const pieces = shelf('white').findAll('.piece')
    expect(pieces.map(piece => piece.text())).toEqual(['', '×2', ''])
    expect(pieces.map(piece => piece.attributes('aria-pressed'))).toEqual(['false', 'true', 'false'])
  })

  test('turns with the board', () => {
    const files = shelf('black')
      .findAll('.files span')
      .map(file => file.text())
    expect(files).toEqual(['', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'])
  })

  test('places a piece on a click on a cell and selects a piece on a click on it', async () => {
    const mounted = shelf('white')
    await mounted.findAll('.cell')[8]?.trigger('click')
    await mounted.findAll('.piece')[2]?.trigger('click')
    expect(mounted.emitted()).toMatchObject({ place: [['N@a1']], select: [['K']] })
  })
})

describe('move questions', () => {
  const promotions = ['n', 'q', 'b', 'r'].map(letter => ({
    uci: `a7a8${letter}`,
    san: `a8=${letter.toUpperCase()}`,
    kind: 'normal' as const,
  }))

  test.each([
    ['r', { choose: [['a7a8r']] }],
    ['N', { choose: [['a7a8n']] }],
    ['Escape', { cancel: [[]] }],
  ])('a promotion is answered by %s', async (key, events) => {
    const picker = mount(PromotionPicker, {
      props: {
        ...{ moves: promotions, color: 'white', army: ORTHODOX_ARMY },
        ...{ place: { column: 0, row: 0 }, size: EIGHT },
      },
    })
    expect(picker.findAll('kbd').map(letter => letter.text())).toEqual(['Q', 'R', 'B', 'N'])
    await picker.find('.choices').trigger('keydown', { key })
    expect(picker.emitted()).toMatchObject(events)
  })

  test('a promotion offers the pieces of its army and opens toward the middle of any board', () => {
    const { army, board: size } = variantById('capablanca-random')
    const moves = ['a', 'n', 'c', 'q'].map(letter => ({
      ...{ uci: `j7j8${letter}`, san: `j8=${letter.toUpperCase()}`, kind: 'normal' as const },
    }))
    const props = { moves, color: 'white' as const, army, size }
    const above = mount(PromotionPicker, { props: { ...props, place: { column: 9, row: 3 } } })
    expect(above.findAll('button').map(button => button.attributes('title'))).toEqual([
      'queen (Q)',
      'chancellor (C)',
      'archbishop (A)',
      'knight (N)',
    ])
    expect(above.find('.is-upward').exists()).toBe(false)
    const below = mount(PromotionPicker, { props: { ...props, place: { column: 9, row: 4 } } })
    expect(below.find('.is-upward').exists()).toBe(true)
  })

  test.each(VARIANTS)('$name offers promotions in the order of its rules', ({ promotions, army, board }) => {
    const moves = promotions.toReversed().map(role => {
      const letter = army.letters[role]!
      return { uci: `a7a8${letter.toLowerCase()}`, san: `a8=${letter}`, kind: 'normal' as const }
    })
    const picker = mount(PromotionPicker, {
      props: { moves, color: 'white', army, size: board, place: { column: 0, row: 0 } },
    })
    expect(picker.findAll('kbd').map(letter => letter.text())).toEqual(
      promotions.map(role => army.letters[role]),
    )
  })

  test.each([
    [{ column: 0, row: 0 }, 0, ['1 / 1', '1 / 2', '2 / 1', '2 / 2', '3 / 1', '3 / 2']],
    [{ column: 9, row: 7 }, 8, ['3 / 1', '3 / 2', '2 / 1', '2 / 2', '1 / 1', '1 / 2']],
  ] as const)('six promotion pieces are shown in two columns on the board at %j', (place, left, areas) => {
    const { army, board: size } = variantById('capablanca-random')
    const moves = ['q', 'c', 'a', 'r', 'b', 'n'].map(letter => ({
      ...{ uci: `a7a8${letter}`, san: `a8=${letter.toUpperCase()}`, kind: 'normal' as const },
    }))
    const picker = mount(PromotionPicker, { props: { moves, color: 'white', army, size, place } })
    expect(picker.get('.choices').attributes('style')).toContain(`* ${left})`)
    expect(picker.findAll('button').map(button => button.attributes('style'))).toEqual(
      areas.map(area => expect.stringContaining(`grid-area: ${area}`) as unknown),
    )
  })

  test.each([
    [{ column: 4, row: 4 }, ''],
    [{ column: 5, row: 4 }, 'is-left'],
    [{ column: 4, row: 5 }, 'is-above'],
  ])('the move chooser stays on a board of ten files and ranks at %j', (place, sides) => {
    const moves = ['a1b2', 'a1b3'].map(uci => ({ uci, san: uci, kind: 'normal' as const }))
    const chooser = mount(MoveChooser, { props: { moves, place, size: { files: 10, ranks: 10 } } })
    expect(
      chooser
        .get('.chooser')
        .classes()
        .filter(name => name.startsWith('is-'))
        .join(' '),
    ).toBe(sides)
  })

  test.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('%s stays within the promotion picker', async key => {
    const picker = mount(PromotionPicker, {
      props: {
        ...{ moves: promotions, color: 'white', army: ORTHODOX_ARMY },
        ...{ place: { column: 0, row: 0 }, size: EIGHT },
      },
      attachTo: document.body,
    })
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    window.addEventListener('keydown', listen)
    await picker.find('button').trigger('keydown', { key })
    window.removeEventListener('keydown', listen)
    const at = picker.findAll('button').findIndex(button => button.element === document.activeElement)
    picker.unmount()
    expect(heard).toEqual([])
    expect(at).toBe({ ArrowRight: 1, ArrowLeft: 3 }[key] ?? 0)
  })

  test('two moves of one gesture are told apart by SAN and kind', async () => {
    const chooser = mount(MoveChooser, {
      props: {
        moves: [
          { uci: 'f1g1', san: 'Kg1', kind: 'normal' },
          { uci: 'f1h1', san: 'O-O', kind: 'castlingH' },
        ],
        place: { column: 6, row: 7 },
        size: EIGHT,
      },
    })
    expect(chooser.findAll('button').map(button => button.text())).toEqual([
      'Kg1ordinary move1',
      'O-Ocastling, h-side2',
    ])
    await chooser.find('.chooser').trigger('keydown', { key: '2' })
    expect(chooser.emitted('choose')).toEqual([['f1h1']])
  })

  test('Enter plays a typed move once it is unambiguous', async () => {
    const moves = [
      { uci: 'g1f3', san: 'Nf3', kind: 'normal' as const },
      { uci: 'g1h3', san: 'Nh3', kind: 'normal' as const },
    ]
    const entry = mount(MoveEntry, { props: { moves, start: 'N' } })
    await entry.find('input').trigger('keydown', { key: 'Enter' })
    expect(entry.emitted('move')).toBeUndefined()
    await entry.find('input').setValue('Nh')
    await entry.find('input').trigger('keydown', { key: 'Enter' })
    expect(entry.emitted('move')).toEqual([['g1h3']])
  })

  test('Enter reports typed text that is not a legal move', async () => {
    const moves = [{ uci: 'g1f3', san: 'Nf3', kind: 'normal' as const }]
    const entry = mount(MoveEntry, { props: { moves, start: 'Nf6' } })
    await entry.find('input').trigger('keydown', { key: 'Enter' })
    expect(entry.emitted('refuse')).toEqual([['Nf6']])
  })

  test('commands still reach their handler while a move is typed', async () => {
    const entry = mount(MoveEntry, { props: { moves: [], start: 'N' }, attachTo: document.body })
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    window.addEventListener('keydown', listen)
    await entry.find('input').trigger('keydown', { key: 's', ctrlKey: true })
    window.removeEventListener('keydown', listen)
    entry.unmount()
    expect(heard).toEqual(['s'])
  })
})

describe('the relocation bar', () => {
  const staying = { uci: 'e8e8', san: 'K=', kind: 'relocation' } as const
  const swap = { uci: 'e8g8', san: 'K<=>g8', kind: 'relocation' } as const

  test('leaves the piece where it is', async () => {
    const bar = mount(RelocationBar, {
      props: { moves: [swap, staying], staying, turn: 'black', role: 'king' },
    })
    await bar.find('button').trigger('click')
    expect(bar.emitted('move')).toEqual([['e8e8']])
  })

  test('offers the mirrored relocation when there is no choice', async () => {
    const bar = mount(RelocationBar, {
      props: { moves: [swap], staying: undefined, turn: 'black', role: 'king' },
    })
    expect(bar.text()).toContain('Black mirrors')
    await bar.find('button').trigger('click')
    expect(bar.emitted('move')).toEqual([['e8g8']])
  })
})
