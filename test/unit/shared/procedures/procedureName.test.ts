import { expect, test } from 'vitest'
import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { procedureName } from '@shared/procedures/words/names'

test('exactly the bundled procedures have their names among the texts', () => {
  const named = [...messagesOf(en)].filter(([key]) => key.startsWith('procedureNames.'))
  const ours = PROCEDURES.map(({ id, name }) => [`procedureNames.${id}`, name])
  expect(named.sort()).toEqual(ours.sort())
})

test("a user's procedure keeps its name, even with the id of a bundled one", () => {
  const own = { ...PROCEDURES[0]!, name: 'Queen first' }
  expect(procedureName(own)).toBe('Queen first')
})
