import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LegalMove, PlayedMove } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { mainline } from '@shared/tree/tree'
import { ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import { useHiddenPairStore } from '../../../../../renderer/features/practice/hiddenPairStore'
import { usePracticeStore } from '../../../../../renderer/features/practice/practiceStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aGame, aNode } from '../../../../support/aGame'
import { aWorkbench, journalled, settled } from '../../../../support/workbench'
import type { MemoryBridge } from '../../../../support/memoryBridge'

const BEFORE = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'
const MIDDLE = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] b KQ - 0 4'
const AFTER = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5'
const POSITION = { variant: 'fischer-benko', fen: BEFORE, options: [] } as const

const place = (uci: string, fen: string): PlayedMove => ({
  uci,
  san: uci,
  kind: 'placement',
  fen,
  check: false,
})
const pair = (uci: string): LegalMove => ({ uci, san: uci, kind: 'placement', ways: 1 })

const legalAt = (fen: string): readonly LegalMove[] => {
  if (fen === BEFORE) return [pair('Q@g1+K@f1'), pair('Q@f1+K@g1')]
  return fen === MIDDLE ? [pair('Q@b8+K@d8'), pair('Q@d8+K@b8')] : []
}

let bridge: MemoryBridge

beforeEach(() => {
  const game = {
    ...aGame(aNode({ uci: '', san: '', fen: BEFORE, kind: 'root' })),
    variant: 'fischer-benko' as const,
  }
  bridge = aWorkbench({
    'games:create': () => ok(flatten(game)),
    'rules:legal': ({ fen }) => ok({ fen, moves: legalAt(fen), check: false, warnings: [] }),
    'rules:play': (_, uci) => ok(place(uci, MIDDLE)),
    'rules:line': (_, ucis) => ok(ucis.map((uci, at) => place(uci, at === 0 ? MIDDLE : AFTER))),
    'play:move': () => ok(place('Q@d8+K@b8', AFTER)),
    'play:cancel': () => undefined,
  })
  useAnalysisStore()
})
afterEach(settled)

const open = async () => {
  const root = aNode({ uci: '', san: '', fen: BEFORE, kind: 'root' })
  useDocumentsStore().add({ ...aGame(root), variant: 'fischer-benko' })
  await settled()
}

const movesOf = () =>
  mainline(useGameStore().game!.root)
    .slice(1)
    .map(({ san }) => san)

describe('the hidden last pairs of two players', () => {
  test('leave no trace before both are entered, and are added to the game in one step', async () => {
    await open()
    const hidden = useHiddenPairStore()
    expect(hidden.isPossible).toBe(true)
    hidden.ask()
    await settled()
    expect([hidden.hand.turn.value, useAnalysisStore().isSuspended]).toEqual(['white', true])
    hidden.hand.enter(2)
    await settled()
    expect([hidden.hand.turn.value, movesOf(), journalled(bridge)]).toEqual(['black', [], []])
    expect(bridge.askedFor('rules:line')).toEqual([])
    hidden.hand.enter(1)
    await settled()
    expect(movesOf()).toEqual(['Q@g1+K@f1', 'Q@b8+K@d8'])
    expect(hidden.shown?.pairs).toEqual({ white: 'Q@g1+K@f1', black: 'Q@b8+K@d8' })
    useGameStore().undo()
    expect(movesOf()).toEqual([])
  })

  test('must both be entered again after an interruption, which is announced', async () => {
    await open()
    const hidden = useHiddenPairStore()
    hidden.ask()
    await settled()
    hidden.hand.enter(1)
    await open()
    expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual([
      'The entry of the last pairs was broken off. Both enter again.',
    ])
    useDocumentsStore().step(-1)
    await settled()
    expect([hidden.hand.turn.value, movesOf()]).toEqual(['white', []])
  })

  test('are corrected together, and a comment records it', async () => {
    await open()
    const hidden = useHiddenPairStore()
    hidden.ask()
    await settled()
    hidden.hand.enter(1)
    hidden.hand.enter(1)
    await settled()
    hidden.correct()
    await settled()
    expect([movesOf(), hidden.hand.turn.value]).toEqual([[], 'white'])
    // Written at once, so that ending the program before the new entry cannot hide the correction.
    const said = [{ style: 'brace', text: 'Both last pairs were taken back, to be entered again.' }]
    expect(useGameStore().game!.root.comments).toEqual(said)
    hidden.hand.enter(2)
    hidden.hand.enter(2)
    await settled()
    expect(movesOf()).toEqual(['Q@g1+K@f1', 'Q@d8+K@b8'])
    expect(mainline(useGameStore().game!.root).flatMap(({ comments }) => comments)).toEqual(said)
  })
})

test('in a practice game the engine chooses its own pair before the user has entered one', async () => {
  const practice = usePracticeStore()
  const hidden = useHiddenPairStore()
  await practice.start(POSITION, { side: 'white', level: 4, lastPair: 'simultaneous' })
  await settled()
  expect(bridge.askedFor('play:move').map(([{ pairOf, moves }]) => [pairOf, moves])).toEqual([['black', []]])
  expect([hidden.hand.turn.value, movesOf()]).toEqual(['white', []])
  hidden.hand.enter(1)
  await settled()
  expect(movesOf()).toEqual(['Q@f1+K@g1', 'Q@d8+K@b8'])
  expect(practice.game?.halt).toBe('pairs')
  hidden.start()
  await settled()
  expect([practice.game?.halt, practice.isHumanToMove]).toEqual([undefined, true])
})

test('a practice game with sequential last pairs places in turn', async () => {
  await usePracticeStore().start(POSITION, { side: 'white', level: 4, lastPair: 'sequential' })
  await settled()
  expect([useHiddenPairStore().isOn, bridge.askedFor('play:move')]).toEqual([false, []])
})
