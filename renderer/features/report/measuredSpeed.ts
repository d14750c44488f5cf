import { useSettingsStore } from '../../stores/settings'

/** Remembers how many nodes a second a report took, for what is said of the next. */
export const useMeasuredSpeed = () => {
  const settings = useSettingsStore()

  return (nodesPerSecond: number): void => {
    void settings.update({ report: { ...settings.settings.report, nodesPerSecond } })
  }
}
