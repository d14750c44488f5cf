import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { speak } from '@shared/i18n/spoken'
import { finishedManuals } from '../../../../tools/manual/main'
import { searchScript } from '../../../../tools/manual/searchIndex'
import { SEARCH_OPTIONS } from '../../../../tools/manual/searchOptions'

const manuals = await finishedManuals()

const finder = (code: string): ((words: string) => readonly string[]) => {
  speak(() => code)
  const script = searchScript(manuals.find(({ language }) => language.code === code)!)
  speak(() => 'en')
  const json = JSON.parse(script.slice('var manualIndex = '.length)) as string
  const index = MiniSearch.loadJSON(json, SEARCH_OPTIONS)
  return words =>
    index
      .search(words, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4, headings: 2 } })
      .slice(0, 5)
      .map(({ id }) => String(id))
}

test.each([
  ['en', 'print', 'guide/publish'],
  ['de', 'veröffentlichen', 'guide/publish'],
  ['de', 'veroffentlichen', 'guide/publish'],
  ['de', 'drucken', 'guide/publish'],
  ['de', 'würfel', 'organizers/dice'],
  ['es', 'precisión', 'guide/analyze'],
  ['es', 'precision', 'guide/analyze'],
  ['es', 'imprimir', 'guide/publish'],
  ['sr-Latn', 'otvaranje', 'guide/prepare'],
  ['sr-Latn', 'stampaj', 'guide/publish'],
  ['sr-Latn', 'vezbanje', 'guide/practice'],
])('the manual search in %s for “%s” finds %s', (code, words, page) => {
  expect(finder(code)(words)).toContain(page)
})
