import { describe, expect, test } from 'vitest'
import { askFirst, questionOf } from '../../../../electron/consent/agreement'

const program = (path: string, target = path) => ({ kind: 'program', path, target }) as const

describe('a question', () => {
  test('names the program', () => {
    expect(questionOf(program('/usr/games/stockfish'))).toEqual({
      message: 'Run this program as an engine?',
      detail: '/usr/games/stockfish\n\nIt can do everything that you can do on this computer.',
      yes: 'Run It',
    })
  })

  test('names the option, its value and the program of the engine', () => {
    const wish = { kind: 'option', program: '/usr/games/lc0', option: 'LogFile', value: '/a b' } as const
    expect(questionOf(wish)).toMatchObject({ message: 'Set the option LogFile?', yes: 'Set It' })
    expect(questionOf(wish).detail).toMatch(/^\/a b\n\nEngine: \/usr\/games\/lc0\n/)
  })

  test.each([
    ['a line break', '/bin/sh\n\n/usr/games/stockfish', '/bin/sh\\u{a}\\u{a}/usr/games/stockfish'],
    ['a turned line', '/\u202ehsifkcots', '/\\u{202e}hsifkcots'],
    ['nothing to be seen', '/a\u200b\u00a0b', '/a\\u{200b}\\u{a0}b'],
    ['a lone half of a character', '/a\ud83d', '/a\\u{d83d}'],
    ['letters of any alphabet', '/домой/名 😀/é', '/домой/名 😀/é'],
  ])('shows %s', (_, path, shown) => {
    expect(questionOf(program(path)).detail.split('\n')[0]).toBe(shown)
  })
})

describe('asking', () => {
  test('continues after an answer and after a failure', async () => {
    const answers = [() => true, () => false, () => Promise.reject(new Error('no window')), () => true]
    const ask = askFirst(async () => answers.shift()!())
    expect([await ask(program('/a')), await ask(program('/b'))]).toEqual([true, false])
    await expect(ask(program('/c'))).rejects.toThrow('no window')
    expect(await ask(program('/d'))).toBe(true)
  })

  test('refuses a second question while one is open', async () => {
    let answer: (agrees: boolean) => void = () => undefined
    const ask = askFirst(() => new Promise(resolve => (answer = resolve)))
    const first = ask(program('/a'))
    expect(await ask(program('/b'))).toBe(false)
    answer(true)
    expect(await first).toBe(true)
  })
})
