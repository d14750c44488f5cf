import type { Sentences } from '@shared/report/gameAnnotation'
import { wordsText } from '@shared/report/words/wordsText'
import { variantById } from '@shared/variants'
import { bridge } from '../../ipc/client'
import { useSettingsStore } from '../../stores/settings'
import type { GameReport, ReportLine } from './gameReport'

/** Asks what can be said in words of a line; nothing where it has no report. */
export const useLineWords = (reportOn: (about: ReportLine) => GameReport | undefined) => {
  const settings = useSettingsStore()

  return async (about: ReportLine): Promise<Sentences> => {
    const known = reportOn(about)
    if (!known) return new Map()
    const variant = variantById(about.variant)
    const request = { ...about, ...known.effort }
    const answer = await bridge().request('report:words', request, { ...settings.settings.judgmentPoints })
    if (!answer.ok) return new Map()
    return new Map(answer.value.map(([ply, remarks]) => [ply, wordsText(remarks, variant)]))
  }
}
