import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type LanguageCode } from '@shared/i18n/languages'

const names = v.record(v.string(), v.string())

const schema = v.strictObject({
  /** What the manual is called. */
  manual: v.string(),
  parts: names,
  groups: names,
  /** What stands around a page. */
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

/** A language that the manual speaks. */
export interface ManualLanguage {
  readonly code: LanguageCode
  /** As its speakers write it. */
  readonly name: string
  readonly words: Words
}

/**
 * The languages of the manual: those of the program that have a folder beside that of English.
 *
 * @throws Error where a folder holds no words, or words that the manual does not know
 */
export const readLanguages = (folder: string): readonly ManualLanguage[] =>
  LANGUAGES.filter(({ code }) => existsSync(path.join(folder, code))).map(({ code, name }) => {
    const file = path.join(folder, code, 'words.json')
    const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
    if (!read.success) throw new Error(`${file}: ${v.summarize(read.issues)}`)
    return { code, name, words: read.output }
  })

/** The name of a part or group, which the words of every language must have. */
export const nameIn = (known: Readonly<Record<string, string>>, id: string): string => {
  const name = known[id]
  if (name === undefined) throw new Error(`words.json has no name for ${id}`)
  return name
}
