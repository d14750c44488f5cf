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

describe('a stage', () => {
  test('asks the rules what can be played, and lights check and the last move', async () => {
    const last = { uci: 'e1h1', san: 'O-O' }
    const { board, bridge } = await shown('chess960', KINGS, { last })
    expect(bridge.askedFor('rules:legal')).toMatchObject([[{ fen: KINGS }]])
    expect(board.props()).toMatchObject({ check: true, lastMove: ['e1', 'g1'] })
    expect([...(board.props('gestures') as Map<string, unknown>).keys()]).toEqual(['e1'])
  })

  test('lets nothing be moved where no move is wanted, and still lights check', async () => {
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

  test('says that a position has occurred for the third time', async () => {
    const { stage } = await shown('chess', KINGS, { isThreefold: true })
    expect(stage.text()).toContain('Draw: the same position for the third time')
  })

  test.each([
    [{}, ['f1']],
    [{ withoutShelf: true }, []],
    [{ isDeaf: true }, []],
  ])('takes the keys of a setup with %j', async (over, taken) => {
    const { stage, board } = await shown('fischer-benko', THROW, over)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'R', bubbles: true, cancelable: true }))
    await settled()
    expect(stage.findAll('[aria-pressed=true]')).toHaveLength(taken.length)
    expect(board.props('placing')).toBe(true)
  })

  test('speaks the move that led to the position, unless it is not the one that is seen', async () => {
    const { stage } = await shown('chess', KINGS, { spoken: 'White: king to e1' })
    const said = () => stage.get('[aria-live=polite].visually-hidden').text()
    expect(said()).toBe('White: king to e1')
    await stage.setProps({ isDeaf: true })
    expect(said()).toBe('')
  })

  test('takes the keys as it comes, and again for something else', async () => {
    const { stage } = await shown('chess', KINGS, { keysFor: 'one' })
    expect(document.activeElement).toBe(stage.element)
    ;(document.activeElement as HTMLElement).blur()
    await stage.setProps({ keysFor: 'two' })
    await flushPromises()
    expect(document.activeElement).toBe(stage.element)
  })

  test('is the board that pictures are made of while it is seen', async () => {
    const { stage } = await shown('chess', KINGS)
    const pictures = usePicturesStore()
    expect(pictures.seen()?.svg()).toContain('<svg')
    stage.unmount()
    expect(pictures.seen()).toBeUndefined()
  })

  test('shows what engines propose, in pictures, too', async () => {
    const proposals = [{ uci: 'e1e2', kind: 'normal', rank: 1, mover: 'white', threat: false }] as const
    const { stage } = await shown('chess', KINGS, { proposals })
    expect(stage.findAll('.board-arrows path')).toHaveLength(1)
    expect(usePicturesStore().seen()?.svg()).toMatch(/<path d="M[\d. ]+L[\d. ]+" stroke=/)
  })
})

test.each(['capablanca-random', 'english-random', 'korean-random'] as const)(
  'a board of %s is as large as its system has it',
  async id => {
    const { files, ranks } = variantById(id).board
    const fen = `${Array.from({ length: ranks }, () => files).join('/')} w - - 0 1`
    const proposals = [{ uci: 'a1b2', kind: 'normal', rank: 1, mover: 'white', threat: false }] as const
    const { stage, board } = await shown(id, fen, { proposals })
    expect(board.props('board')).toMatchObject({ size: { files, ranks } })
    expect(stage.get('.board-arrows').attributes('viewBox')).toBe(`0 0 ${files} ${ranks}`)
  },
)
