import { defineStore } from 'pinia'
import { computed } from 'vue'
import { MAX_PANELS, newPanel, type EnginePanel } from '@shared/analysis/enginePanel'
import { useEnginesStore } from './engines'
import { useSettingsStore } from './settings'

/** Which engines stand in the analysis panel and how each is asked there; kept in the settings. */
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

  /** Engines that could stand in the panel, too. */
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

  /** Switches all off if any is on, else the first one on. */
  const toggle = () =>
    write(panels.value.map((panel, place) => ({ ...panel, on: !isOn.value && place === 0 })))

  return { panels, isOn, others, change, add, remove, toggle }
})
