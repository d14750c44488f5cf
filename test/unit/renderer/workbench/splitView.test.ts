import { beforeEach, describe, expect, test } from 'vitest'
import { ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useSplitViewStore } from '../../../../renderer/workbench/splitView'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useFilesStore } from '../../../../renderer/openFiles/files'
import { aGame, line } from '../../../support/aGame'
import { aFile, aWorkbench, settled } from '../../../support/workbench'

const SHORT = 'e2e4:e4 e7e5:e5'
const LONG = 'd2d4:d4 d7d5:d5 c2c4:c4 e7e6:e6 b1c3:Nc3'

const game = (moves: string, name = moves) => aGame(line(moves), [{ name: 'White', value: name }])

let short = ''
let long = ''

const plies = () => [short, long].map(id => useDocumentsStore().documentById(id)!.path.length)
const walk = (id: string, to: number) => {
  const { game: open } = useDocumentsStore().documentById(id)!
  const path: string[] = []
  for (let node = open.root.children[0]; node && path.length < to; node = node.children[0]) path.push(node.id)
  useDocumentsStore().go(id, path)
}

beforeEach(() => {
  aWorkbench({
    'files:game': (_fileId, index) => ok(flatten(game(LONG, `Listed ${index}`))),
  })
  const documents = useDocumentsStore()
  short = documents.add(game(SHORT)).id
  long = documents.add(game(LONG)).id
})

describe('two games side by side', () => {
  test('are shown while one of their tabs is active, and hidden otherwise', () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    expect(splitView.join(short, long)).toBe(true)
    expect([splitView.isShown, splitView.activeSide]).toEqual([true, 'right'])
    splitView.turn()
    expect([documents.activeId, splitView.activeSide]).toEqual([short, 'left'])
    const third = documents.add(game(SHORT)).id
    expect(splitView.isShown).toBe(false)
    documents.activate(long)
    expect(splitView.isShown).toBe(true)
    documents.close(third)
    expect(splitView.isShown).toBe(true)
  })

  test('are separated when one of their tabs is closed, and stay so when it is reopened', async () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    splitView.join(short, long)
    documents.close(long)
    await settled()
    expect([splitView.isShown, splitView.pair]).toEqual([false, undefined])
    documents.reopen()
    expect(splitView.isShown).toBe(false)
  })

  test('are stepped through separately unless they are linked', async () => {
    const splitView = useSplitViewStore()
    splitView.join(short, long)
    walk(long, 2)
    expect(plies()).toEqual([0, 2])
    await splitView.toggleTogether()
    walk(long, 3)
    expect(plies()).toEqual([1, 3])
    await splitView.toggleTogether()
    walk(long, 0)
    expect(plies()).toEqual([1, 0])
  })

  test('keep their distance beyond the end of the shorter game', async () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    splitView.join(short, long)
    walk(long, 1)
    await splitView.toggleTogether()
    walk(long, 5)
    expect(plies()).toEqual([2, 5])
    walk(long, 2)
    expect(plies()).toEqual([1, 2])
    walk(long, 0)
    expect(plies()).toEqual([0, 0])
    walk(long, 1)
    expect(plies()).toEqual([0, 1])
    documents.activate(short)
    walk(short, 2)
    expect(plies()).toEqual([2, 3])
  })

  test('can be stepped through from the other side, both at once if they are linked', async () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    splitView.join(short, long)
    splitView.stepOther(1)
    splitView.stepOther(1)
    splitView.stepOther(1)
    expect(plies()).toEqual([2, 0])
    expect(documents.activeId).toBe(long)
    splitView.stepOther(-1)
    expect(plies()).toEqual([1, 0])
    await splitView.toggleTogether()
    splitView.stepOther(1)
    expect(plies()).toEqual([2, 1])
  })

  test('get a new distance when another game is loaded into one of the tabs', async () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    splitView.join(short, long)
    await splitView.toggleTogether()
    walk(long, 2)
    expect(plies()).toEqual([2, 2])
    documents.replace(long, game(LONG, 'another'))
    expect(plies()).toEqual([2, 0])
    walk(long, 2)
    expect(plies()).toEqual([2, 2])
  })

  test('can swap sides, and a third game replaces the one without the focus', () => {
    const [splitView, documents] = [useSplitViewStore(), useDocumentsStore()]
    splitView.join(short, long)
    splitView.swap()
    expect(splitView.pair).toEqual({ left: long, right: short })
    const third = documents.add(game(SHORT)).id
    documents.activate(short)
    splitView.showTab(third)
    expect(splitView.pair).toEqual({ left: third, right: short })
    documents.activate(third)
    splitView.showTab(long)
    expect(splitView.pair).toEqual({ left: third, right: long })
  })

  test('are never the same game', () => {
    const splitView = useSplitViewStore()
    expect(splitView.join(short, short)).toBe(false)
    expect(splitView.pair).toBeUndefined()
  })
})

describe('games of a file in the split view', () => {
  const names = () => (['left', 'right'] as const).map(side => useSplitViewStore()[side]?.game.tags[0]?.value)

  test('open side by side when two are selected, with the focus on the first', async () => {
    const { fileId } = useFilesStore().keep(aFile())
    await useSplitViewStore().showGames(fileId, [1, 0])
    expect(names()).toEqual(['Listed 1', 'Listed 0'])
    expect(useSplitViewStore().activeSide).toBe('left')
  })

  test('open beside the current game when one is selected', async () => {
    const { fileId } = useFilesStore().keep(aFile())
    await useSplitViewStore().showGames(fileId, [1, undefined])
    expect(names()).toEqual([LONG, 'Listed 1'])
    expect(useDocumentsStore().activeId).toBe(long)
  })
})
