import MiniSearch from 'minisearch'
import type { FinishedPage } from './layout'
import { SEARCH_OPTIONS } from './searchOptions'

/** A script that sets `manualIndex`: pages read from a disk may not fetch a file. */
export const searchScript = (pages: readonly FinishedPage[]): string => {
  const index = new MiniSearch(SEARCH_OPTIONS)
  index.addAll(
    pages.map(({ page, title, headings, text }) => ({
      id: page.id,
      title,
      place: page.group,
      headings: headings.map(heading => heading.text).join('\n'),
      text,
    })),
  )
  return `var manualIndex = ${JSON.stringify(JSON.stringify(index))}\n`
}
