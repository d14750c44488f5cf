import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const schema = v.array(
  v.strictObject({
    /** The folder of the part, and its path in the finished manual. */
    id: v.string(),
    groups: v.array(v.strictObject({ id: v.string(), pages: v.array(v.string()) })),
  }),
)

/** A page of the manual: one task or subject. */
export interface ManualPage {
  /** The address without its extension, such as `guide/solve-setup`. */
  readonly id: string
  readonly part: string
  readonly group: string
  readonly markdown: string
  /** The path of its source, for messages. */
  readonly source: string
  /** Whether it is in the requested language; otherwise it is in English. */
  readonly isTranslated: boolean
}

/** A part of the manual, such as the guide, with its pages in order. */
export interface ManualPart {
  readonly id: string
  readonly groups: readonly { readonly id: string; readonly pages: readonly ManualPage[] }[]
}

/** Generated texts by name; each replaces a line, or a row of a table, `{generated:NAME}`. */
export type Generated = Readonly<Record<string, () => string>>

const filled = (markdown: string, source: string, generated: Generated): string =>
  markdown.replaceAll(/^\|? *\{generated:(\w+)\}[ |]*\n/gm, (whole, name: string) => {
    const text = generated[name]
    if (text === undefined) throw new Error(`${source} asks for ${whole.trim()}, which is not generated`)
    return text()
  })

/**
 * Reads the manual in a language, in the order of `contents.json` in `folder`; pages that the language lacks are in
 * English.
 *
 * @throws Error if a listed page does not exist
 */
export const readContents = (
  folder: string,
  language: string,
  generated: Generated,
): readonly ManualPart[] => {
  const pageOf = (part: string, group: string, name: string): ManualPage => {
    const id = `${part}/${name}`
    const [own, english] = [language, 'en'].map(code => path.join(folder, code, `${id}.md`)) as [
      string,
      string,
    ]
    const isTranslated = existsSync(own)
    const source = isTranslated ? own : english
    if (!existsSync(source)) throw new Error(`contents.json lists ${id}, but ${source} does not exist`)
    const markdown = filled(readFileSync(source, 'utf8'), source, generated)
    return { id, part, group, markdown, source, isTranslated }
  }
  return v
    .parse(schema, JSON.parse(readFileSync(path.join(folder, 'contents.json'), 'utf8')))
    .map(({ id, groups }) => ({
      id,
      groups: groups.map(group => ({
        id: group.id,
        pages: group.pages.map(name => pageOf(id, group.id, name)),
      })),
    }))
}

/** All pages, in reading order. */
export const pagesOf = (parts: readonly ManualPart[]): readonly ManualPage[] =>
  parts.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))

const seeAlsoSchema = v.record(v.string(), v.array(v.string()))

/**
 * Reads the pages that a reader may want next, by page id, from `seeAlso.json` in `folder`.
 *
 * @throws Error if it names a page that the contents do not have, or leads from a page to itself
 */
export const readSeeAlso = (
  folder: string,
  pages: readonly ManualPage[],
): Readonly<Record<string, readonly string[]>> => {
  const known = new Set(pages.map(({ id }) => id))
  const seeAlso = v.parse(seeAlsoSchema, JSON.parse(readFileSync(path.join(folder, 'seeAlso.json'), 'utf8')))
  for (const [from, targets] of Object.entries(seeAlso)) {
    const wrong = [from, ...targets].find((id, at) => !known.has(id) || (at > 0 && id === from))
    if (wrong !== undefined) throw new Error(`seeAlso.json leads from ${from} to ${wrong}`)
  }
  return seeAlso
}
