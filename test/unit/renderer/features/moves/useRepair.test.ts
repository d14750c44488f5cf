import { beforeEach, expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import type { UnreadText } from '@shared/notation/pgn/pgn'
import { useRepair } from '../../../../../renderer/features/moves/useRepair'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aGame, line, sanOf } from '../../../../support/aGame'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

const unread: UnreadText = {
  text: '1... Ke5 2. Nf3',
  fault: {
    kind: 'pgn',
    reason: 'illegalMove',
    at: { line: 3, column: 12, offset: 40 },
    found: 'Ke5',
    legal: ['e5', 'e6'],
  },
}

const root = line('e2e4:e4')
const broken = { ...root, children: [{ ...root.children[0]!, unread }] }
let bridge: MemoryBridge

beforeEach(() => {
  bridge = aWorkbench({ 'games:read': () => [ok(flatten(aGame(line('e7e5:e5 g1f3:Nf3'))))] })
  useDocumentsStore().add(aGame(broken))
})

test('replacing an illegal move is one named undo step and goes to the new move', async () => {
  const game = useGameStore()
  await useRepair().mend(['e2e4'], 'e5')
  await settled()
  expect(bridge.askedFor('games:read')[0]?.[0]).toContain('1... e5 2. Nf3')
  expect(sanOf(game.game!.root)).toBe('e4 e5 Nf3')
  expect(game.path).toEqual(['e2e4', 'e7e5'])
  expect(game.document?.lastEdit).toBe('Replaced Ke5 with e5')
  game.undo()
  expect(game.game!.root).toBe(broken)
})

test('a repair changes nothing in a game that was edited in the meantime', async () => {
  const game = useGameStore()
  const mending = useRepair().mend(['e2e4'], 'e5')
  game.edit({ kind: 'deleteUnread', path: ['e2e4'] })
  await mending
  expect(sanOf(game.game!.root)).toBe('e4')
})

test('a repair does nothing when everything was read', async () => {
  await useRepair().mend([], 'e5')
  expect(bridge.askedFor('games:read')).toEqual([])
})
