import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type LanguageCode } from '@shared/i18n/languages'

const names = v.record(v.string(), v.string())

const schema = v.strictObject({
  /** The title of the manual. */
  manual: v.string(),
  parts: names,
  groups: names,
  /** The texts around a page. */
  page: v.strictObject({
    skip: v.string(),
    search: v.string(),
    nothingFound: v.string(),
    parts: v.string(),
    pages: v.string(),
    outline: v.string(),
    seeAlso: v.string(),
    inProgram: v.string(),
    nearby: v.string(),
    previous: v.string(),
    next: v.string(),
    language: v.string(),
    toDark: v.string(),
    toLight: v.string(),
    notTranslated: v.string(),
  }),
})

/** The manual's own words, `words.json` of a language. */
export type Words = v.InferOutput<typeof schema>

/** A language of the manual. */
export interface ManualLanguage {
  readonly code: LanguageCode
  /** The name in the language itself. */
  readonly name: string
  readonly words: Words
}

/**
 * Reads the languages of the manual: the languages of the program that have a folder in the manual.
 *
 * @throws Error if a folder has no words, or words that the manual does not know
 */
export const readLanguages = (folder: string): readonly ManualLanguage[] =>
  LANGUAGES.filter(({ code }) => existsSync(path.join(folder, code))).map(({ code, name }) => {
    const file = path.join(folder, code, 'words.json')
    const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
    if (!read.success) throw new Error(`${file}: ${v.summarize(read.issues)}`)
    return { code, name, words: read.output }
  })

/** The name of a part or group; throws if the words of the language lack it. */
export const nameIn = (known: Readonly<Record<string, string>>, id: string): string => {
  const name = known[id]
  if (name === undefined) throw new Error(`words.json has no name for ${id}`)
  return name
}
