// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPanel } from '@shared/analysis/enginePanel'
import { ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import EngineSection from '../../../../../renderer/features/engines/EngineSection.vue'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { usePanelsStore } from '../../../../../renderer/stores/panels'
import { aGame, line, passedOn, START_FEN } from '../../../../support/aGame'
import { aLine, aProfile, aStatus, anUpdate } from '../../../../support/anEngine'
import { aSetupGame } from '../../../../support/aSolverView'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'

let wrapper: VueWrapper
let jobs = 0

beforeEach(async () => {
  jobs = 0
  let settings = SETTINGS
  const bridge = aWorkbench({
    'settings:update': patch => (settings = { ...settings, ...patch }),
    'analysis:start': () => ok((jobs += 1)),
  })
  bridge.answer('rules:legal', ({ fen }) => {
    const placement = { uci: 'R@h1', san: 'R@h1', kind: 'placement' } as const
    return ok({ fen, moves: fen.includes('[') ? [placement] : [], check: false, warnings: [] })
  })
  bridge.answer('rules:line', ({ fen }, ucis) =>
    ok(ucis.map(uci => ({ uci, san: uci, kind: 'normal', fen: passedOn(fen), check: false }))),
  )
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aGame(line('e2e4:e4'), [{ name: 'White', value: 'First' }]))
  useAnalysisStore()
  await usePanelsStore().change('own', { on: true })
  await settled()
  useAnalysisStore().receive(anUpdate({ jobId: jobs, fen: START_FEN, lines: [aLine('e2e4:e4')] }))
})

afterEach(async () => {
  wrapper.unmount()
  await settled()
})

const shown = async (on = true) => {
  wrapper = mount(EngineSection, {
    props: { panel: { ...newPanel('own'), on }, profile: aProfile(), offset: 0 },
  }) as VueWrapper
  await flushPromises()
}

const lines = () => wrapper.findAll('.engine-lines')

describe('an engine in the panel', () => {
  test('that is pinned to another game shows the name of that game instead of lines', async () => {
    useAnalysisStore().pin('own')
    await shown()
    expect(lines()).toHaveLength(1)
    useDocumentsStore().add(aGame(line('d2d4:d4'), [{ name: 'White', value: 'Second' }]))
    await settled()
    expect(lines()).toEqual([])
    expect(wrapper.text()).toContain('Pinned to another game: First')
  })

  test('that is off is collapsed during a setup, but not in the game proper', async () => {
    await shown(false)
    expect(lines()).toHaveLength(1)
    wrapper.unmount()
    useDocumentsStore().add(aSetupGame())
    await settled()
    await shown(false)
    expect(lines()).toEqual([])
  })

  test('reports a crash only in the tab where it happened', async () => {
    await shown()
    useEnginesStore().meetNotice({ engineId: 'own', kind: 'crashed', detail: 'signal SIGKILL', at: 1 })
    await flushPromises()
    expect(wrapper.findAll('.notice')).toHaveLength(1)
    useDocumentsStore().add(aGame(line('d2d4:d4')))
    await settled()
    expect(wrapper.findAll('.notice')).toEqual([])
  })
})

describe('the preview board of a move under the pointer', () => {
  const preview = () => document.querySelector('.move-preview')
  const moves = () => [...document.querySelectorAll('.engine-line .move')]

  const send = (target: Element, type: string, x: number) =>
    target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 5, bubbles: type === 'pointermove' }))

  /** Moves the pointer itself onto an element. */
  const moveTo = (target: Element, x: number) => {
    send(target, 'pointerenter', x)
    send(target, 'pointermove', x)
  }

  const rest = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    wrapper = mount(EngineSection, {
      props: { panel: { ...newPanel('own'), on: true }, profile: aProfile(), offset: 0 },
      attachTo: document.body,
    }) as VueWrapper
    await flushPromises()
  })

  afterEach(() => void vi.useRealTimers())

  const change = async (text: string) => {
    useAnalysisStore().receive(anUpdate({ jobId: jobs, fen: START_FEN, lines: [aLine(text)] }))
    await flushPromises()
  }

  test('stays while lines change under a resting pointer, and closes when the pointer moves on', async () => {
    await change('e2e4:e4 e7e5:e5')
    moveTo(moves()[1]!, 100)
    await rest()
    expect(preview()).not.toBeNull()
    // With a shorter line, the browser reports that the pointer has left the move although it has not moved.
    await change('d2d4:d4')
    send(document.querySelector('.engine-line')!, 'pointerenter', 100)
    await rest()
    expect(preview()).not.toBeNull()
    await change('c2c4:c4 e7e5:e5')
    send(moves()[1]!, 'pointerenter', 100)
    await flushPromises()
    expect(preview()).not.toBeNull()
    moveTo(document.body, 300)
    await flushPromises()
    expect(preview()).toBeNull()
  })
})
