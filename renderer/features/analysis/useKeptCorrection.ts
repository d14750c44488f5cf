import { MAX_CORRECTION_LENGTH, MAX_CORRECTIONS } from '@shared/ipc/known'
import { useSettingsStore } from '../../stores/settings'

/**
 * Keeps the correction of a game whose file cannot be changed, until the game is opened. It survives when another game is
 * shown or the program is killed. The correction belongs to the text of the game and is found again in any file with it.
 *
 * @param text the text of the game as its file has it
 */
export function useKeptCorrection(text: string) {
  const settings = useSettingsStore()

  /** The last correction; undefined if there is none. */
  const find = (): string | undefined =>
    settings.settings.corrections.find(one => one.text === text)?.corrected

  /** Replaces the correction. It is forgotten if it equals the text or is longer than {@link MAX_CORRECTION_LENGTH}. */
  const keep = async (corrected: string) => {
    if (corrected === (find() ?? text)) return
    const others = settings.settings.corrections.filter(one => one.text !== text)
    const isKept = corrected !== text && Math.max(text.length, corrected.length) <= MAX_CORRECTION_LENGTH
    await settings.update({
      corrections: isKept ? [{ text, corrected }, ...others].slice(0, MAX_CORRECTIONS) : others,
    })
  }

  return { find, keep }
}
