// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { LegalPosition } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import PlayableStage from '../../../../../renderer/features/stage/PlayableStage.vue'
import type { StageProps } from '../../../../../renderer/features/stage/stageProps'
import { usePicturesStore } from '../../../../../renderer/workbench/pictures'
import { makeRoomForStages } from '../../../../support/roomForStages'
import { tellHost } from '../../../../support/tellHost'
import { aWorkbench, settled } from '../../../../support/workbench'

const KINGS = '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const LEGAL: LegalPosition = {
  moves: [{ uci: 'e1e2', san: 'Ke2', kind: 'normal' }],
  check: true,
  outcome: null,
  warnings: [],
} as unknown as LegalPosition

beforeEach(makeRoomForStages)

const shown = async (variant: VariantId, fen: string, over: Partial<StageProps> = {}) => {
  const bridge = aWorkbench({
    'rules:legal': () => ok(LEGAL),
    'rules:refuse': () => ok({ kind: 'occupied', square: 'e1' }),
  })
  const props = {
    variant: variantById(variant),
    position: { variant, fen, options: [] },
    orientation: 'white' as const,
    players: { white: 'Ann', black: 'Ben' },
    ...over,
  }
  const stage = mount(PlayableStage, { props, attachTo: document.body })
  onTestFinished(() => stage.unmount())
  await settled()
  return { stage, board: stage.findComponent({ name: 'BoardView' }), bridge }
}

describe('a playable stage', () => {
  test('asks for the legal moves, and highlights check and the last move', async () => {
    const last = { uci: 'e1h1', san: 'O-O' }
    const { board, bridge } = await shown('chess960', KINGS, { last })
    expect(bridge.askedFor('rules:legal')).toMatchObject([[{ fen: KINGS }]])
    expect(board.props()).toMatchObject({ check: true, lastMove: ['e1', 'g1'] })
    expect([...(board.props('gestures') as Map<string, unknown>).keys()]).toEqual(['e1'])
  })

  test('allows no moves while it is held, and still highlights check', async () => {
    const { board } = await shown('chess', KINGS, { isHeld: true })
    expect(board.props('check')).toBe(true)
    expect(board.props('gestures')).toEqual(new Map())
    tellHost(board, 'refuse', 'e1', 'e2')
    await settled()
    expect(board.emitted('move')).toBeUndefined()
  })

  test('says why a move cannot be played, until the position changes', async () => {
    const { stage, board } = await shown('chess', KINGS)
    const said = () => stage.get('.board-line [role=status]').text()
    tellHost(board, 'refuse', 'h1', 'e1')
    await settled()
    expect(said()).toContain('e1')
    await stage.setProps({ position: { variant: 'chess', fen: THROW, options: [] } })
    expect(said()).toBe('')
  })

  test('announces a threefold repetition', async () => {
    const { stage } = await shown('chess', KINGS, { isThreefold: true })
    expect(stage.text()).toContain('Draw: the same position for the third time')
  })

  test.each([
    [{}, ['f1']],
    [{ withoutShelf: true }, []],
    [{ isDeaf: true }, []],
  ])('handles setup keys as its props allow: %j', async (over, taken) => {
    const { stage, board } = await shown('fischer-benko', THROW, over)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'R', bubbles: true, cancelable: true }))
    await settled()
    expect(stage.findAll('[aria-pressed=true]')).toHaveLength(taken.length)
    expect(board.props('placing')).toBe(true)
  })

  test('announces the move that led to the position unless it is deaf', async () => {
    const { stage } = await shown('chess', KINGS, { spoken: 'White: king to e1' })
    const said = () => stage.get('[aria-live=polite].visually-hidden').text()
    expect(said()).toBe('White: king to e1')
    await stage.setProps({ isDeaf: true })
    expect(said()).toBe('')
  })

  test('takes the focus when it appears, and again when its content changes', async () => {
    const { stage } = await shown('chess', KINGS, { keysFor: 'one' })
    expect(document.activeElement).toBe(stage.element)
    ;(document.activeElement as HTMLElement).blur()
    await stage.setProps({ keysFor: 'two' })
    await flushPromises()
    expect(document.activeElement).toBe(stage.element)
  })

  test('provides the board for pictures while it is mounted', async () => {
    const { stage } = await shown('chess', KINGS)
    const pictures = usePicturesStore()
    expect(pictures.seen()?.svg()).toContain('<svg')
    stage.unmount()
    expect(pictures.seen()).toBeUndefined()
  })

  test('shows the proposals of engines, also in pictures', async () => {
    const proposals = [{ uci: 'e1e2', kind: 'normal', rank: 1, mover: 'white', threat: false }] as const
    const { stage } = await shown('chess', KINGS, { proposals })
    expect(stage.findAll('.board-arrows path')).toHaveLength(1)
    expect(usePicturesStore().seen()?.svg()).toMatch(/<path d="M[\d. ]+L[\d. ]+" stroke=/)
  })
})

test.each(['capablanca-random', 'english-random', 'korean-random'] as const)(
  'a stage for %s has the board size of its variant',
  async id => {
    const { files, ranks } = variantById(id).board
    const fen = `${Array.from({ length: ranks }, () => files).join('/')} w - - 0 1`
    const proposals = [{ uci: 'a1b2', kind: 'normal', rank: 1, mover: 'white', threat: false }] as const
    const { stage, board } = await shown(id, fen, { proposals })
    expect(board.props('board')).toMatchObject({ size: { files, ranks } })
    expect(stage.get('.board-arrows').attributes('viewBox')).toBe(`0 0 ${files} ${ranks}`)
  },
)
