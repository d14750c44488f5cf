import { expect, test } from 'vitest'
import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { procedureName } from '@shared/procedures/words/names'

test('every procedure of the program has its name among the texts, and no other has', () => {
  const named = [...messagesOf(en)].filter(([key]) => key.startsWith('procedureNames.'))
  const ours = PROCEDURES.map(({ id, name }) => [`procedureNames.${id}`, name])
  expect(named.sort()).toEqual(ours.sort())
})

test("a procedure of a user keeps the user's name, even under an id of ours", () => {
  const own = { ...PROCEDURES[0]!, name: 'Queen first' }
  expect(procedureName(own)).toBe('Queen first')
})
