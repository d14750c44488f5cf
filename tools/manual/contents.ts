import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const schema = v.array(
  v.strictObject({
    /** The folder of the part, and its path in the finished manual. */
    id: v.string(),
    title: v.string(),
    groups: v.array(v.strictObject({ title: v.string(), pages: v.array(v.string()) })),
  }),
)

/** A page of the manual: one task or subject. */
export interface ManualPage {
  /** `guide/solve-setup`: its address without an ending. */
  readonly id: string
  readonly part: string
  readonly group: string
  readonly markdown: string
  /** Where its source is, or what generates it; for messages. */
  readonly source: string
}

/** A part of the manual, such as the guide, with its pages in order. */
export interface ManualPart {
  readonly id: string
  readonly title: string
  readonly groups: readonly { readonly title: string; readonly pages: readonly ManualPage[] }[]
}

/** A page that is made by the program, as Markdown. */
export type Generator = () => Promise<string>

/**
 * The manual as `contents.json` in `folder` orders it.
 *
 * @param generated pages that have no file of their own, by id
 * @throws Error where a page that is listed has neither a file nor a generator
 */
export const readContents = async (
  folder: string,
  generated: Readonly<Record<string, Generator>>,
): Promise<readonly ManualPart[]> => {
  const parts = v.parse(schema, JSON.parse(readFileSync(path.join(folder, 'contents.json'), 'utf8')))
  const pageOf = async (part: string, group: string, name: string): Promise<ManualPage> => {
    const id = `${part}/${name}`
    const source = path.join(folder, `${id}.md`)
    if (existsSync(source)) return { id, part, group, markdown: readFileSync(source, 'utf8'), source }
    const generator = generated[id]
    if (generator === undefined) throw new Error(`contents.json lists ${id}, but ${source} does not exist`)
    return { id, part, group, markdown: await generator(), source: `the generated page ${id}` }
  }
  return Promise.all(
    parts.map(async ({ id, title, groups }) => ({
      id,
      title,
      groups: await Promise.all(
        groups.map(async group => ({
          title: group.title,
          pages: await Promise.all(group.pages.map(name => pageOf(id, group.title, name))),
        })),
      ),
    })),
  )
}

/** All pages, in reading order. */
export const pagesOf = (parts: readonly ManualPart[]): readonly ManualPage[] =>
  parts.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))
