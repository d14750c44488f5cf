import { beforeEach, describe, expect, test } from 'vitest'
import type { CommentRequest, PlayedMove } from '@shared/ipc/contract'
import { useCommentLines } from '../../../../../renderer/features/moves/useCommentLines'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEngineLinesStore } from '../../../../../renderer/features/engines/engineLinesStore'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { aGame, line, passedOn, sanOf, START_FEN } from '../../../../support/aGame'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

const REQUEST: CommentRequest = {
  variant: 'chess',
  options: [],
  positions: [START_FEN],
  near: [],
  words: [],
  offset: 0,
}

const AFTER_E4 = passedOn(START_FEN)

const moves: readonly PlayedMove[] = [
  { uci: 'c7c5', san: 'c5', kind: 'normal', fen: passedOn(AFTER_E4), check: false },
  { uci: 'g1f3', san: 'Nf3', kind: 'normal', fen: passedOn(passedOn(AFTER_E4)), check: false },
]

const LINE = { path: ['e2e4'], moves, at: 1 }

let bridge: MemoryBridge

beforeEach(async () => {
  bridge = aWorkbench({ 'rules:comment': () => [] })
  useDocumentsStore().add(aGame(line('e2e4:e4 e7e5:e5')))
  await settled()
})

describe('a line written in a comment', () => {
  test('is requested only once', async () => {
    const { read } = useCommentLines()
    await read(REQUEST)
    await read(REQUEST)
    await read({ ...REQUEST, offset: 1 })
    expect(bridge.askedFor('rules:comment')).toHaveLength(2)
  })

  test('can be shown and stepped through like an engine line without changing the game', async () => {
    const lines = useEngineLinesStore()
    const before = useGameStore().game
    useCommentLines().look(LINE)
    expect(lines.shown?.san).toBe('c5')
    lines.step(1)
    expect(lines.shown?.san).toBe('Nf3')
    lines.step(-1)
    lines.step(-1)
    await settled()
    expect([lines.looking, useGameStore().game]).toEqual([undefined, before])
  })

  test('is kept up to the move shown', () => {
    useCommentLines().look(LINE)
    useEngineLinesStore().keep()
    expect(sanOf(useGameStore().game!.root)).toBe('e4 e5 (1… c5)')
    expect(useGameStore().path).toEqual(['e2e4', 'c7c5'])
  })

  test('becomes a variation in one undoable edit without moving on the board', () => {
    const game = useGameStore()
    const root = game.game!.root
    useCommentLines().insert(LINE)
    expect(sanOf(game.game!.root)).toBe('e4 e5 (1… c5 Nf3)')
    expect(game.path).toEqual([])
    expect(useNoticesStore().toasts.at(-1)?.text).toBe('Added line 1… c5')
    game.undo()
    expect(game.game!.root).toBe(root)
  })

  test('that the game already has changes nothing', () => {
    const { insert } = useCommentLines()
    insert(LINE)
    const { game } = useGameStore()
    insert(LINE)
    expect(useGameStore().game).toBe(game)
    expect(useNoticesStore().toasts.at(-1)?.text).toBe('The game has these moves already')
  })
})
