import { defineStore } from 'pinia'
import { computed } from 'vue'
import { MAX_PANELS, newPanel, type EnginePanel } from '@shared/analysis/enginePanel'
import { useEnginesStore } from './engines'
import { useSettingsStore } from './settings'

/** The engines in the analysis panel and how each is asked there; kept in the settings. */
export const usePanelsStore = defineStore('panels', () => {
  const engines = useEnginesStore()
  const settings = useSettingsStore()

  const kept = computed(() =>
    settings.settings.enginePanels.filter(({ engineId }) => engines.engineOf(engineId) !== undefined),
  )

  /** From the top; our own engine, switched off, where none was chosen. */
  const panels = computed<readonly EnginePanel[]>(() => {
    if (kept.value.length > 0) return kept.value
    return engines.builtIn ? [newPanel(engines.builtIn.profile.id)] : []
  })

  const isOn = computed(() => panels.value.some(({ on }) => on))

  /** Engines that could be added to the panel. */
  const others = computed(() =>
    panels.value.length >= MAX_PANELS
      ? []
      : engines.engines.filter(
          ({ profile }) => !panels.value.some(({ engineId }) => engineId === profile.id),
        ),
  )

  const write = (enginePanels: readonly EnginePanel[]) => settings.update({ enginePanels })

  const change = (engineId: string, what: Partial<Omit<EnginePanel, 'engineId'>>) =>
    write(panels.value.map(panel => (panel.engineId === engineId ? { ...panel, ...what } : panel)))

  const add = (engineId: string) => write([...panels.value, newPanel(engineId, true)])

  const remove = (engineId: string) => write(panels.value.filter(panel => panel.engineId !== engineId))

  /** The engines that were on when all were switched off. */
  let lastOn: ReadonlySet<string> = new Set()

  /** Switches all off if any is on; else those on again that were on before, or the first one. */
  const toggle = () => {
    const on = panels.value.filter(panel => panel.on).map(({ engineId }) => engineId)
    if (on.length > 0) lastOn = new Set(on)
    const again = panels.value.filter(({ engineId }) => lastOn.has(engineId))
    const next = on.length > 0 ? [] : again.length > 0 ? again : panels.value.slice(0, 1)
    return write(panels.value.map(panel => ({ ...panel, on: next.includes(panel) })))
  }

  return { panels, isOn, others, change, add, remove, toggle }
})
