import { describe, expect, test } from 'vitest'
import { ok } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { useReplacingStore } from '../../../../renderer/workbench/replacing'
import { aGame, line } from '../../../support/aGame'
import { aWorkbench } from '../../../support/workbench'

/** Answers a replay with the moves unchanged. */
const asItIs = (_: unknown, { nodes: [root, ...nodes] }: FlatGame) =>
  ok([{ ...root!, id: '', uci: '', san: '', kind: 'root' as const }, ...nodes])

const opened = () => {
  const bridge = aWorkbench({ 'games:replay': asItIs })
  const documents = useDocumentsStore()
  const { id } = documents.add(aGame(line('e2e4:e4 e7e5:e5 g1f3:Nf3')))
  return { bridge, documents, id, replacing: useReplacingStore() }
}

const sans = () =>
  mainline(useDocumentsStore().active!.game.root)
    .slice(1)
    .map(({ san }) => san)

describe('a move to replace', () => {
  test('is replaced by the next move in one undo step', async () => {
    const { documents, id, replacing } = opened()
    documents.go(id, ['e2e4'])
    replacing.begin()
    expect(replacing.label).toBe('1. e4')
    expect(documents.active?.path).toEqual([])
    expect(await replacing.play('d2d4', false)).toBe(true)
    expect(sans()).toEqual(['d4', 'e5', 'Nf3'])
    expect(documents.active?.path).toEqual(['d2d4'])
    expect(useNoticesStore().toasts.at(-1)?.text).toBe(
      'Replaced 1. e4 with 1. d4. Kept all 2 moves that follow',
    )
    documents.undo(id)
    expect(sans()).toEqual(['e4', 'e5', 'Nf3'])
  })

  test('is forgotten by going elsewhere or by canceling', () => {
    const { documents, id, replacing } = opened()
    replacing.begin(['e2e4', 'e7e5'])
    documents.go(id, [])
    expect(replacing.label).toBeUndefined()
    replacing.begin(['e2e4', 'e7e5'])
    replacing.cancel()
    expect(documents.active?.path).toEqual(['e2e4', 'e7e5'])
    expect(replacing.label).toBeUndefined()
  })

  test('stays unchanged when the same move is played', async () => {
    const { bridge, replacing } = opened()
    replacing.begin(['e2e4'])
    expect(await replacing.play('e2e4', false)).toBe(true)
    expect(bridge.askedFor('games:replay')).toEqual([])
    expect(sans()).toEqual(['e4', 'e5', 'Nf3'])
  })

  test('is the next move when a move is played to replace it', async () => {
    const { replacing } = opened()
    expect(await replacing.play('d2d4', true)).toBe(true)
    expect(sans()).toEqual(['d4', 'e5', 'Nf3'])
  })

  test('does not exist at the end of a line or at the start', async () => {
    const { documents, id, replacing } = opened()
    documents.go(id, ['e2e4', 'e7e5', 'g1f3'])
    expect(await replacing.play('b8c6', true)).toBe(false)
    documents.go(id, [])
    replacing.begin()
    expect(replacing.label).toBeUndefined()
    expect(useNoticesStore().toasts.at(-1)?.text).toBe('The first position has no move to replace')
  })
})
