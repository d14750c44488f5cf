import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok } from '@shared/result'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useGameStore } from '../../../../renderer/workbench/game'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { usePositionStore } from '../../../../renderer/stores/position'
import { nearestSibling } from '../../../../renderer/workbench/game'
import { aGame, line, sanOf } from '../../../support/aGame'
import type { MemoryBridge } from '../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../support/workbench'

const root = line('e2e4:e4 e7e5:e5 g1f3:Nf3', { 1: 'c7c5:c5 g1f3:Nf3', 2: 'f2f4:f4' })
let bridge: MemoryBridge

beforeEach(() => {
  bridge = aWorkbench()
  useDocumentsStore().add(aGame(root))
})

describe('navigation in a game', () => {
  test('follows the line and stops at its ends', () => {
    const game = useGameStore()
    game.goPrevious()
    expect(game.path).toEqual([])
    game.goNext()
    expect(game.node?.san).toBe('e4')
    game.goLast()
    expect(game.path).toEqual(['e2e4', 'e7e5', 'g1f3'])
    game.goNext()
    expect(game.node?.san).toBe('Nf3')
    game.goFirst()
    expect(game.node?.kind).toBe('root')
  })

  test('goes to the end of the current variation', () => {
    const game = useGameStore()
    game.go(['e2e4', 'c7c5'])
    game.goLast()
    expect(game.path).toEqual(['e2e4', 'c7c5', 'g1f3'])
    expect(game.plies).toBe(3)
  })

  test.each([
    [['e2e4', 'e7e5'], 1, ['e2e4', 'c7c5']],
    [['e2e4', 'c7c5'], -1, ['e2e4', 'e7e5']],
    [['e2e4', 'c7c5', 'g1f3'], -1, ['e2e4', 'e7e5']],
    [['e2e4', 'e7e5', 'g1f3'], 1, ['e2e4', 'e7e5', 'f2f4']],
    [['e2e4', 'c7c5'], 1, ['e2e4', 'c7c5']],
    [['e2e4'], 1, ['e2e4']],
    [[], 1, []],
  ] as const)('finds the sibling of %j by %d at %j', (path, by, to) => {
    expect(nearestSibling(root, path, by)).toEqual(to)
  })
})

describe('playing a move', () => {
  test('goes to an existing move without asking the rules', async () => {
    const game = useGameStore()
    await game.play('e2e4')
    expect(game.path).toEqual(['e2e4'])
    expect(game.canUndo).toBe(false)
    expect(bridge.askedFor('rules:play')).toEqual([])
  })

  test('adds a new move as a variation, which can be undone', async () => {
    const game = useGameStore()
    await game.play('d2d4')
    expect(game.path).toEqual(['d2d4'])
    expect(sanOf(game.game!.root)).toContain('(1. d4)')
    game.undo()
    expect(game.path).toEqual([])
    expect(game.game!.root).toBe(root)
    game.redo()
    expect(game.path).toEqual(['d2d4'])
  })

  test('adds the move even if the user goes elsewhere meanwhile, and stays there', async () => {
    const game = useGameStore()
    const playing = game.play('d2d4')
    game.go(['e2e4'])
    await playing
    expect(game.path).toEqual(['e2e4'])
    expect(game.game!.root.children.map(({ id }) => id)).toEqual(['e2e4', 'd2d4'])
  })

  test('reports an illegal move and changes nothing', async () => {
    bridge.answer('rules:play', ({ fen }, uci) => err({ kind: 'illegalMove', uci, fen }))
    const game = useGameStore()
    await game.play('e2e5')
    expect(game.game!.root).toBe(root)
    expect(useNoticesStore().troubles[0]?.text.title).toBe('“e2e5” is not legal in this position')
  })
})

describe('editing a game', () => {
  test('merges typing in the name of a tag into one undo step', () => {
    const game = useGameStore()
    game.edit({ kind: 'addTag', tag: { name: 'Arbiter', value: 'A. Smith' } })
    for (const name of ['T', 'TD']) game.edit({ kind: 'renameTag', place: 0, name })
    expect(game.game?.tags).toEqual([{ name: 'TD', value: 'A. Smith' }])
    game.undo()
    expect(game.game?.tags).toEqual([{ name: 'Arbiter', value: 'A. Smith' }])
  })

  test('merges typing in a comment into one undo step', () => {
    const game = useGameStore()
    game.go(['e2e4'])
    for (const text of ['G', 'Go', 'Good'])
      game.edit({ kind: 'comment', path: ['e2e4'], where: 'after', text })
    expect(game.node?.comments).toEqual([{ style: 'brace', text: 'Good' }])
    game.undo()
    expect(game.game!.root).toBe(root)
  })

  test('offers to undo a deletion', () => {
    const game = useGameStore()
    const notices = useNoticesStore()
    game.go(['e2e4', 'c7c5', 'g1f3'])
    game.edit({ kind: 'deleteVariation', path: game.path })
    expect(game.path).toEqual(['e2e4'])
    expect(notices.toasts[0]?.text).toContain('Deleted variation')
    notices.act(notices.toasts[0]!.id)
    expect(game.game!.root).toBe(root)
    expect(game.path).toEqual(['e2e4', 'c7c5', 'g1f3'])
  })

  test.each([
    ['it was taken back by key', () => useGameStore().undo()],
    ['something else was edited', () => useGameStore().edit({ kind: 'toggleNag', path: ['e2e4'], nag: 1 })],
  ])('withdraws the offer to undo a deletion once %s', (_, act) => {
    const game = useGameStore()
    game.edit({ kind: 'comment', path: ['e2e4'], where: 'after', text: 'Keep me' })
    game.go(['e2e4', 'c7c5', 'g1f3'])
    game.edit({ kind: 'deleteVariation', path: game.path })
    expect(useNoticesStore().toasts).toHaveLength(1)
    act()
    expect(useNoticesStore().toasts).toEqual([])
  })
})

describe('deleting the moves up to the current one', () => {
  test('stays at the current position, and can be undone', () => {
    const game = useGameStore()
    game.go(['e2e4', 'e7e5'])
    const { fen } = game.node!
    game.edit({ kind: 'deleteBefore', path: game.path })
    expect([game.path, game.node?.fen, sanOf(game.game!.root)]).toEqual([[], fen, 'Nf3 (2. f4)'])
    expect(game.game?.tags).toContainEqual({ name: 'FEN', value: fen })
    expect(useNoticesStore().toasts[0]?.text).toBe('Deleted moves up to 1… e5')
    game.undo()
    expect(game.path).toEqual(['e2e4', 'e7e5'])
    expect(game.game!.root).toBe(root)
  })
})

describe('the legal moves', () => {
  test('are requested once for each position', async () => {
    const game = useGameStore()
    await settled()
    game.goNext()
    await settled()
    game.goPrevious()
    await settled()
    expect(game.legal?.fen).toBe(root.fen)
    expect(bridge.askedFor('rules:legal')).toHaveLength(2)
  })

  test('after a played move arrive together with it', async () => {
    const game = useGameStore()
    await settled()
    const fen = 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1'
    const next = { fen, moves: [], check: false, warnings: [] }
    bridge.answer('rules:play', (_, uci) => ok({ uci, san: 'd4', kind: 'normal', fen, check: false, next }))
    await game.play('d2d4')
    await settled()
    expect(game.legal).toEqual(next)
    expect(bridge.askedFor('rules:legal')).toHaveLength(1)
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    const request = { variant: 'chess', options: [], fen: start } as const
    const played = await usePositionStore().play(request, 'd2d4')
    expect(played).toEqual(ok({ uci: 'd2d4', san: 'd4', kind: 'normal', fen, check: false }))
  })

  test('of one position are never shown in another', async () => {
    const game = useGameStore()
    game.goNext()
    expect(game.legal).toBeUndefined()
    await settled()
    expect(game.legal?.fen).toBe(game.node?.fen)
  })

  test('report a threefold repetition only in the position where it occurs', async () => {
    // The moves of the fixture change only the side to move.
    useDocumentsStore().add(aGame(line('g1f3:Nf3 g8f6:Nf6 f3g1:Ng1 f6g8:Ng8')))
    const game = useGameStore()
    game.goLast()
    await settled()
    expect(game.legal?.outcome).toEqual({ kind: 'threefold' })
    game.goPrevious()
    await settled()
    expect(game.legal?.fen).toBe(game.node?.fen)
    expect(game.legal?.outcome).toBeUndefined()
  })
})
