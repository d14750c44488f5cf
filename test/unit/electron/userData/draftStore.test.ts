import { describe, expect, test } from 'vitest'
import type { JsonFile } from '../../../../electron/files/disk/jsonFile'
import { openDrafts } from '../../../../electron/userData/procedureStore'

/** A file in memory. */
const aFile = (content: unknown) => {
  const written: unknown[] = []
  const aside: unknown[] = []
  const file: JsonFile = {
    read: () => Promise.resolve(content),
    write: value => void written.push(value),
    remove: () => void written.push('removed'),
    putAside: reason => Promise.resolve(void aside.push(reason)),
    flush: () => Promise.resolve(),
  }
  return { file, written, aside }
}

describe('drafts of procedures', () => {
  test('are kept by their base, the latest last, until they are dropped', async () => {
    const { file, written } = aFile(undefined)
    const drafts = await openDrafts(file)
    drafts.keep({ base: 'one', json: '1' })
    drafts.keep({ base: 'two', json: '2' })
    drafts.keep({ base: 'one', json: '1 again' })
    expect(drafts.all().map(({ json }) => json)).toEqual(['2', '1 again'])
    drafts.drop('two')
    drafts.drop('nowhere')
    drafts.drop('one')
    expect(written.at(-1)).toBe('removed')
    expect(written).toHaveLength(5)
  })

  test('are read back from the disk, without entries that are not drafts', async () => {
    const draft = { base: 'one', json: '{}' }
    const { file } = aFile([7, null, draft, { base: 'two' }, { base: 3, json: '' }])
    expect((await openDrafts(file)).all()).toEqual([draft])
    expect((await openDrafts(aFile('damaged').file)).all()).toEqual([])
  })

  test('are limited to the latest twenty', async () => {
    const drafts = await openDrafts(aFile(undefined).file)
    for (let at = 0; at < 25; at += 1) drafts.keep({ base: String(at), json: '' })
    expect(drafts.all().map(({ base }) => base)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(at + 5)),
    )
  })
})
