// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPanel } from '@shared/analysis/enginePanel'
import { ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import EngineSection from '../../../../../renderer/features/engines/EngineSection.vue'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { usePanelsStore } from '../../../../../renderer/stores/panels'
import { aGame, line, START_FEN } from '../../../../support/aGame'
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

describe('an engine of the panel', () => {
  test('that is pinned to another game shows none of its lines, but where it is', async () => {
    useAnalysisStore().pin('own')
    await shown()
    expect(lines()).toHaveLength(1)
    useDocumentsStore().add(aGame(line('d2d4:d4'), [{ name: 'White', value: 'Second' }]))
    await settled()
    expect(lines()).toEqual([])
    expect(wrapper.text()).toContain('Pinned to another game: First')
  })

  test('that is off is folded during a setup, and not in the game proper', async () => {
    await shown(false)
    expect(lines()).toHaveLength(1)
    wrapper.unmount()
    useDocumentsStore().add(aSetupGame())
    await settled()
    await shown(false)
    expect(lines()).toEqual([])
  })

  test('tells of a crash only in the tab where it happened', async () => {
    await shown()
    useEnginesStore().meetNotice({ engineId: 'own', kind: 'crashed', detail: 'signal SIGKILL', at: 1 })
    await flushPromises()
    expect(wrapper.findAll('.notice')).toHaveLength(1)
    useDocumentsStore().add(aGame(line('d2d4:d4')))
    await settled()
    expect(wrapper.findAll('.notice')).toEqual([])
  })
})
