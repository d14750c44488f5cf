import { useSettingsStore } from '../../stores/settings'

/** Remembers the nodes a second of a report, to estimate the time of the next. */
export const useMeasuredSpeed = () => {
  const settings = useSettingsStore()

  return (nodesPerSecond: number): void => {
    void settings.update({ report: { ...settings.settings.report, nodesPerSecond } })
  }
}
