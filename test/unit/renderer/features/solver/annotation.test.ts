// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayedSetup } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { setupMoves } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import AnnotateButton from '../../../../../renderer/features/solver/AnnotateButton.vue'
import { useAnnotationStore } from '../../../../../renderer/features/solver/annotationStore'
import PlayedSetupView from '../../../../../renderer/features/solver/PlayedSetup.vue'
import { usePlayedSetupStore } from '../../../../../renderer/features/solver/playedSetupStore'
import { useSolverStore } from '../../../../../renderer/features/solver/solverStore'
import { useBestPlacement } from '../../../../../renderer/features/solver/useBestPlacement'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aGame, line } from '../../../../support/aGame'
import { aStatus } from '../../../../support/anEngine'
import { aPlayedSetup, aPricedTurn } from '../../../../support/aPlayedSetup'
import { aSetupGame, aView } from '../../../../support/aSolverView'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { saidBy, shownBy } from '../../../../support/saidText'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge

beforeEach(async () => {
  bridge = aWorkbench({
    'solver:price': () => ok(aPlayedSetup()),
    'solver:cancelPricing': () => undefined,
  })
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aSetupGame())
  useAnnotationStore()
  await settled()
})

afterEach(settled)

const annotate = async () => {
  await useAnnotationStore().annotate()
  await settled()
}
const told = () => useNoticesStore().toasts.map(({ text }) => text)
const nags = () => mainline(useGameStore().game!.root).map(node => node.nags)
const unannotated = [[], [], []]

/** Delays the prices until the test delivers them. */
const pricingLater = () => {
  let answer: (priced: PlayedSetup | null) => void = () => undefined
  const asked = new Promise<PlayedSetup | null>(resolve => (answer = resolve))
  bridge.answer('solver:price', async () => ok(await asked))
  return answer
}

describe('annotating a setup', () => {
  test('is one edit with glyphs by the settings, and can be undone from the notice', async () => {
    const before = useGameStore().game
    await annotate()
    expect(bridge.askedFor('solver:price')[0]![0]).toMatchObject({
      moves: ['R@h1', 'N@e8'],
      engineId: 'own',
      nodes: 100_000,
    })
    expect(nags()).toEqual([[], [2], []])
    expect(useGameStore().document!.undo).toHaveLength(1)
    expect(told()).toEqual(['Setup annotated'])
    useNoticesStore().act(useNoticesStore().toasts[0]!.id)
    expect(useGameStore().game).toBe(before)

    await useSettingsStore().update({ setupGlyphs: { dubious: 10, mistake: 20, blunder: 70 } })
    await annotate()
    expect(nags()).toEqual([[], [4], []])
  })

  test('a second time changes nothing and says so', async () => {
    await annotate()
    const once = useGameStore().game
    await annotate()
    expect(useGameStore().game).toBe(once)
    expect(told().at(-1)).toContain('already annotated')
  })

  test('leaves the game unchanged when it is canceled', async () => {
    const answer = pricingLater()
    const running = useAnnotationStore().annotate()
    await settled()
    expect(useAnnotationStore().running?.name).toBeDefined()
    await useAnnotationStore().cancel()
    answer(null)
    await running
    expect(bridge.askedFor('solver:cancelPricing')).toHaveLength(1)
    expect(nags()).toEqual(unannotated)
    expect(told()).toEqual(['Canceled; the game was not changed'])
    expect(useAnnotationStore().running).toBeUndefined()
  })

  test('leaves the game unchanged when its setup changes meanwhile, and keeps other edits', async () => {
    const answer = pricingLater()
    const running = useAnnotationStore().annotate()
    await settled()
    useGameStore().edit({ kind: 'comment', path: ['R@h1'], where: 'after', text: 'mine' })
    useGameStore().edit({ kind: 'deleteFrom', path: ['R@h1', 'N@e8'] })
    answer(aPlayedSetup())
    await running
    expect(told().at(-1)).toContain('was changed in the meantime')
    useGameStore().undo()
    expect(setupMoves(useGameStore().game!.root)).toEqual(['R@h1', 'N@e8'])
    bridge.answer('solver:price', () => ok(aPlayedSetup()))
    await annotate()
    const [, first] = mainline(useGameStore().game!.root)
    expect(first!.comments.map(({ text }) => text)).toEqual(['mine', '[%eval 0.16] [%setup 70,2]'])
  })

  test('annotates the game it was started for, and none once its tab is closed', async () => {
    const id = useGameStore().document!.id
    const answer = pricingLater()
    const running = useAnnotationStore().annotate()
    await settled()
    useDocumentsStore().add(aGame(line('e2e4:e4')))
    expect(useAnnotationStore().obstacle).toBe('This system has no setup phase')
    answer(aPlayedSetup())
    await running
    expect(mainline(useDocumentsStore().documentById(id)!.game.root)[1]!.nags).toEqual([2])
    expect(told()).toEqual(['Setup of Throw 4,532, Fischer-Benko annotated'])

    useDocumentsStore().activate(id)
    const next = pricingLater()
    const again = useAnnotationStore().annotate()
    await settled()
    useDocumentsStore().close(id)
    next(aPlayedSetup())
    await again
    expect(told()).toHaveLength(1)
  })

  test('reports a failed engine and can be restarted', async () => {
    bridge.answer('solver:price', () => err({ kind: 'engineFailed', engine: 'Fish', detail: 'x', said: [] }))
    await annotate()
    expect(useNoticesStore().troubles[0]?.text.title).toBe('Fish stopped working')
    expect(nags()).toEqual(unannotated)
    expect(useAnnotationStore().obstacle).toBeUndefined()
    expect(useSolverStore().isHeld).toBe(false)
  })

  test('holds the search of the position while it runs', async () => {
    await useSolverStore().toggle()
    useGameStore().goFirst()
    await settled()
    expect(bridge.askedFor('solver:start')).toHaveLength(1)
    const answer = pricingLater()
    const running = useAnnotationStore().annotate()
    await settled()
    useGameStore().goNext()
    await settled()
    expect(bridge.askedFor('solver:start')).toHaveLength(1)
    answer(null)
    await running
    await settled()
    expect(bridge.askedFor('solver:start')).toHaveLength(2)
  })

  test.each([
    ['no game', () => useDocumentsStore().close(useGameStore().document!.id), 'No game is open'],
    [
      'a system without a setup',
      () => useDocumentsStore().add(aGame(line('e2e4:e4'))),
      'This system has no setup phase',
    ],
    [
      'nothing placed',
      () => useGameStore().edit({ kind: 'deleteAfter', path: [] }),
      'No setup has been played in this game',
    ],
  ])('is refused with the reason: %s', async (_, begin, reason) => {
    begin()
    const button = mount(AnnotateButton)
    expect(button.get('button').attributes()).toMatchObject({ 'aria-disabled': 'true', title: reason })
    await annotate()
    expect(told().at(-1)).toBe(reason)
    expect(bridge.askedFor('solver:price')).toEqual([])
  })
})

describe('the list of the played setup', () => {
  const known = async (over: Partial<PlayedSetup> = {}) => {
    bridge.answer('solver:played', () => ok(aPlayedSetup(over)))
    await useSolverStore().toggle()
    await settled()
    return mount(PlayedSetupView, { props: { phase: 'placement' } })
  }

  test('shows every turn with value, cost and glyph, and the summary, at any position', async () => {
    const pane = await known()
    const rows = pane.findAll('.setup-ply')
    expect(rows.map(row => saidBy(row.element))).toEqual([
      '1. R@h1 ? plus 0.16 costs 0.70',
      '1… N@e8 plus 0.16 costs 0.00',
    ])
    expect(rows.map(row => row.find('.nag').exists())).toEqual([true, false])
    expect(rows[0]!.get('.nag').text()).toBe('?')
    expect(rows.map(row => row.find('.span').exists())).toEqual([true, false])
    expect(pane.get('.setup-summary').text().replace(/\s+/g, ' ')).toBe(
      'The dice gave White 0.86. In the setup White gave away 0.70, Black nothing.',
    )
    await rows[0]!.trigger('click')
    expect(useGameStore().path).toEqual(['R@h1'])
    expect(pane.findAll('.setup-ply').map(row => row.attributes('aria-current'))).toEqual(['step', undefined])
    useGameStore().goFirst()
    await settled()
    expect(pane.findAll('.setup-ply')).toHaveLength(2)
  })

  test('marks the chosen pair', async () => {
    const matrix = {
      rows: ['Q@a1+K@b1', 'Q@b1+K@a1'],
      columns: ['Q@a8+K@b8', 'Q@b8+K@a8'],
      values: [
        [137, 30],
        [198, 42],
      ],
      white: [0, 1],
      black: [0, 1],
      value: 42,
    }
    const pane = await known({ pair: { turn: 0, matrix, row: 0, column: 0 } })
    const cells = pane.findAll('.final-pair .cell')
    expect(cells.map(cell => cell.classes('is-played'))).toEqual([true, false, false, false])
    expect(cells.map(cell => cell.attributes('aria-label'))).toEqual([
      'plus 1.37, played',
      'plus 0.30',
      'plus 1.98',
      'plus 0.42, best for both',
    ])
  })

  test('previews the annotation and shows whether it is written', async () => {
    const pane = await known()
    const text = pane.get('.annotation-preview pre').text()
    expect(text).toContain('1. R@h1 $2 {[%eval 0.16] [%setup 70,2]}')
    expect(pane.find('.annotation-preview .chip').exists()).toBe(false)
    await annotate()
    expect(pane.get('.annotation-preview pre').text()).toBe(text)
    expect(pane.find('.annotation-preview .chip').exists()).toBe(true)
  })

  test('says that values are provisional', async () => {
    const pane = await known({ isSettled: false })
    expect(pane.get('.note').text()).toContain('Annotating searches the rest')
  })

  test('does not promise that annotating settles the rest after it has left choices unsettled', async () => {
    const pane = await known({ isSettled: false })
    bridge.answer('solver:price', () => ok(aPlayedSetup({ isSettled: false })))
    await annotate()
    expect(pane.get('.note').text()).toContain('did not settle every choice')
  })

  test('has values from the first solvable turn on, and no value or cost before it', async () => {
    const setup = { ...aPlayedSetup().setup, isThrow: false, skipped: 1, turns: [aPricedTurn({ cost: 57 })] }
    const pane = await known({ setup })
    const values = pane.findAll('.value').map(({ element }) => element)
    expect(values.map(shownBy)).toEqual(['·', '+0.86'])
    expect(values.map(saidBy)).toEqual(['not searched yet', 'plus 0.86'])
    expect(pane.get('.setup-summary').text()).toContain('After 1 move of the setup White was ahead by 0.86.')
    expect(useSolverStore().costOf(['R@h1'])).toBeUndefined()
    expect(useSolverStore().costOf(['R@h1', 'N@e8'])?.cost).toBe(57)
  })

  test('is not requested while the solver is off', () => {
    expect(bridge.askedFor('solver:played')).toEqual([])
    expect(usePlayedSetupStore().plies).toHaveLength(2)
  })
})

test('costs are known for the turns searched even if earlier turns are unknown', async () => {
  await useSolverStore().toggle()
  useGameStore().goLast()
  const played = [
    { uci: 'R@h1', san: 'R@h1', turn: 'white', value: 3, cost: 40, isBest: false, better: [] },
  ] as const
  bridge.answer('solver:look', () => ok(aView({ moves: [], played })))
  await useSolverStore().change({ reading: 'simultaneous' })
  await settled()
  expect(useSolverStore().costOf(['R@h1'])?.cost).toBe(40)
})

describe('the best placement', () => {
  test('is played by its button, or refused with the reason when it is unknown', async () => {
    useGameStore().goFirst()
    const best = useBestPlacement()
    expect(best.obstacle.value).toBe('Switch on “Evaluate setup” first')
    await useSolverStore().toggle()
    expect(best.obstacle.value).toBe('Nothing is known about this position yet')
    await best.place()
    expect(told()).toEqual(['Nothing is known about this position yet'])
    bridge.answer('solver:look', () => ok(aView()))
    await useSolverStore().change({ reading: 'simultaneous' })
    await settled()
    expect(best.obstacle.value).toBeUndefined()
    await best.place()
    await settled()
    expect(useGameStore().path).toEqual(['N@a1'])
    useGameStore().go(['R@h1', 'N@e8'])
    expect(best.obstacle.value).toBe('The setup is over here')
  })
})
