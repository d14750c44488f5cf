import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayedMove } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { analyzedPositionOf } from '../../../../../renderer/features/engines/analyzedPosition'
import { useEngineLinesStore } from '../../../../../renderer/features/engines/engineLinesStore'
import { usePlayStore } from '../../../../../renderer/features/engines/playStore'
import { usePracticeStore } from '../../../../../renderer/features/practice/practiceStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { aGame, line, passedOn, sanOf, START_FEN } from '../../../../support/aGame'
import { aWorkbench, settled } from '../../../../support/workbench'

const POSITION = { variant: 'chess', fen: START_FEN, options: [] } as const

const D4: PlayedMove = {
  uci: 'd2d4',
  san: 'd4',
  kind: 'normal',
  fen: passedOn(START_FEN),
  check: false,
}

const shownGame = () => sanOf(useGameStore().game!.root)

/** Shows an alternative to the first move on the board, like a link in a comment. */
const lookAtD4 = () =>
  useEngineLinesStore().lookAt(analyzedPositionOf(useDocumentsStore().active!, []), [D4], 1)

describe('a move in an analysis', () => {
  beforeEach(async () => {
    aWorkbench()
    useDocumentsStore().add(aGame(line('e2e4:e4 e7e5:e5')))
    await settled()
  })

  test('becomes a variation, or is only shown if the tree already has it', async () => {
    const { play } = usePlayStore()
    await play('e2e4')
    expect([useGameStore().path, useGameStore().canUndo]).toEqual([['e2e4'], false])
    useGameStore().goFirst()
    await play('d2d4', 'engine')
    expect(shownGame()).toBe('e4 (1. d4) e5')
  })

  test('gets the annotation typed with it, but only once', async () => {
    const { play } = usePlayStore()
    await play('d2d4', 'user', false, 5)
    expect(useGameStore().node).toMatchObject({ san: 'd4', nags: [5] })
    useGameStore().goFirst()
    await play('d2d4', 'user', false, 5)
    expect(useGameStore().node?.nags).toEqual([5])
    useGameStore().goFirst()
    await play('e2e4', 'user', false, 2)
    expect(useGameStore().node).toMatchObject({ san: 'e4', nags: [2] })
  })

  test('adds the line that is being shown', async () => {
    lookAtD4()
    await usePlayStore().play('d7d5')
    expect(shownGame()).toBe('e4 (1. d4 d5) e5')
  })
})

describe('a move in a practice game', () => {
  beforeEach(async () => {
    aWorkbench({
      'games:create': () => ok(flatten(aGame(line('')))),
      'play:move': () => ok({ ...D4, uci: 'e7e5', san: 'e5', fen: START_FEN }),
      'play:cancel': () => undefined,
    })
    await usePracticeStore().start(POSITION, { side: 'white', level: 4 })
    await usePlayStore().play('e2e4')
    await settled()
  })
  afterEach(settled)

  test('is played by the user at the end of the game', async () => {
    expect(shownGame()).toBe('e4 e5')
    useGameStore().goFirst()
    await usePlayStore().play('d2d4')
    expect([shownGame(), useGameStore().path]).toEqual(['e4 e5', ['e2e4', 'e7e5']])
  })

  test('is never one proposed by an engine', async () => {
    await usePlayStore().play('g1f3', 'engine')
    expect(shownGame()).toBe('e4 e5')
  })

  test('is never taken from a line that is being shown', async () => {
    lookAtD4()
    useEngineLinesStore().keep()
    lookAtD4()
    await usePlayStore().playBest()
    expect(shownGame()).toBe('e4 e5')
    expect(useNoticesStore().toasts.at(-1)?.text).toBe('Lines can be added once the practice game is over')
  })

  test('is free again once the game is over', async () => {
    usePracticeStore().resign()
    useGameStore().goFirst()
    await usePlayStore().play('d2d4', 'engine')
    expect(shownGame()).toBe('e4 (1. d4) e5')
  })
})
