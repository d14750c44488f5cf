import { describe, expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import type { JsonFile } from '../../../../electron/files/disk/jsonFile'
import { openProcedures } from '../../../../electron/userData/procedureStore'

const mine = { ...procedureById('chess960')!, id: 'mine', name: 'Mine' }

/** A file in memory. */
const aFile = (content: unknown) => {
  const written: unknown[] = []
  const aside: unknown[] = []
  const file: JsonFile = {
    read: () => Promise.resolve(content),
    write: value => void written.push(value),
    remove: () => undefined,
    putAside: reason => Promise.resolve(void aside.push(reason)),
    flush: () => Promise.resolve(),
  }
  return { file, written, aside }
}

describe('the procedures of the user', () => {
  test('are kept, replaced by their id, and removed', async () => {
    const { file, written } = aFile(undefined)
    const store = await openProcedures(file)
    expect(store.save(writeProcedure(mine)).ok).toBe(true)
    store.save(writeProcedure({ ...mine, name: 'Mine again' }))
    expect(store.all().map(({ name }) => name)).toEqual(['Mine again'])
    expect(store.remove('mine')).toEqual([])
    expect(written).toHaveLength(3)
  })

  test('that are broken on the disk are left out, and the others are kept', async () => {
    const { file, written, aside } = aFile([{ id: 'broken' }, mine, 7])
    expect((await openProcedures(file)).all().map(({ id }) => id)).toEqual(['mine'])
    // The file is put aside before the sound ones are written in its place.
    expect([aside.length, written]).toEqual([1, [[mine]]])
  })

  test('are refused with the place of their fault', async () => {
    const { file, written } = aFile(undefined)
    const saved = (await openProcedures(file)).save(JSON.stringify({ ...mine, steps: [{ kind: 'fly' }] }))
    expect(!saved.ok && saved.error.path).toBe('/steps/0/kind')
    expect(written).toEqual([])
  })
})
