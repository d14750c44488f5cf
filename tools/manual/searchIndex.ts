import MiniSearch from 'minisearch'
import { actionSynonyms } from '@shared/ipc/actionTable'
import type { FinishedManual } from './layout'
import { SEARCH_OPTIONS } from './searchOptions'
import { nameIn } from './words'

/** A script that sets `manualIndex`, as pages read from disk may not fetch a file. */
export const searchScript = ({ pages, language }: FinishedManual): string => {
  const index = new MiniSearch(SEARCH_OPTIONS)
  index.addAll(
    pages.map(({ page, title, headings, text, actions }) => ({
      id: page.id,
      title,
      place: nameIn(language.words.groups, page.group),
      headings: headings.map(heading => heading.text).join('\n'),
      // Makes a page findable by other names of the actions on it.
      synonyms: actions.map(actionSynonyms).join(' '),
      text,
    })),
  )
  return `var manualIndex = ${JSON.stringify(JSON.stringify(index))}\n`
}
