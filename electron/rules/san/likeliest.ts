import { editDistance } from './editDistance'

/** Suggestions are for a reader's eye: more than this are not read. */
const MAX_SUGGESTIONS = 8

/** Longer texts are no moves, and their distance from one says nothing. */
const MAX_TEXT_LENGTH = 16

const bare = (san: string): string => san.replace(/[+#=!?x-]/g, '')

/** The texts of `legal` that `found` may have been meant as, the likeliest first, at most eight. */
export const likeliest = (found: string, legal: readonly string[]): readonly string[] => {
  const meant = bare(found).slice(0, MAX_TEXT_LENGTH)
  const target = /[a-l][1-9]0?(?=[qrbn]?$)/i.exec(meant)?.[0]
  const distance = (san: string): number => {
    const move = bare(san)
    if (meant !== '' && move.startsWith(meant)) return 0
    return editDistance(meant, move) + (target !== undefined && move.includes(target) ? 1 : 2)
  }
  return legal
    .map(san => ({ san, distance: distance(san) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ san }) => san)
}
