import { describe, expect, test } from 'vitest'
import { openGameFiles } from '../../../../support/gameFiles'

describe('saving a game', () => {
  test.each([
    [
      'an unmatched brace would close a comment of the previous game',
      '{\n\n[A "b"]\n\n{x} e4 } *\n',
      '[A "b"]\n\ne4 } *',
    ],
    [
      'a brace of the game behind would close a comment of the game before',
      '{\n\n[A "b"]\n\n{x} *\n\n[A "c"]\n\n} *\n',
      '[A "b"]\n\n*',
    ],
    ['its tags would belong to the game before', '[A "b"]\n\n[A "c"]\n\n*\n', '[B "c"]\n\n*'],
  ])('is refused if %s', async (_, file, text) => {
    const window = await openGameFiles(file)
    await window.textOf(1)
    expect(await window.save(1, text)).toMatchObject({ ok: false, error: { reason: 'runsTogether' } })
    expect((await window.bytes()).toString()).toBe(file)
  })

  test('succeeds if the other games stay intact', async () => {
    const window = await openGameFiles('{\n\n[A "b"]\n\n{x} e4 } *\n')
    await window.textOf(1)
    expect(await window.save(1, '[A "b"]\n\n{y} e4 } *')).toMatchObject({ ok: true })
    expect((await window.bytes()).toString()).toBe('{\n\n[A "b"]\n\n{y} e4 } *\n')
  })
})
