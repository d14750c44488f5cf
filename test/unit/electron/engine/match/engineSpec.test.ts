import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { parseEngineSpec } from '../../../../../electron/engine/match/engineSpec'
import { shellWords } from '../../../../../electron/engine/match/shellWords'

describe('splitting words like a shell', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['  a  b\tc\n', ['a', 'b', 'c']],
    [`cmd='node cli.js uci' nodes=5`, ['cmd=node cli.js uci', 'nodes=5']],
    [`a"b c"'d e'f`, ['ab cd ef']],
    [`'' ""`, ['', '']],
    [String.raw`a\ b \'c`, ['a b', `'c`]],
    [String.raw`"say \"no\" to C:\dir"`, [String.raw`say "no" to C:\dir`]],
    [String.raw`'a\b'`, [String.raw`a\b`]],
  ])('splits %j', (text, words) => {
    expect(shellWords(text)).toEqual({ ok: true, value: words })
  })

  test.each([`'a`, `a "b`, String.raw`"a\"`])('reports an open quote in %j', text => {
    expect(shellWords(text)).toMatchObject({ ok: false, error: { kind: 'openQuote' } })
  })
})

describe('an engine specification', () => {
  test('takes every setting', () => {
    const text = `name='Our Engine' cmd="node 'my cli.js' uci" dir=/tmp option.Hash=16 'option.Move Overhead=5' tc=40/10+0.1 depth=9 castling=files`
    expect(parseEngineSpec(text)).toEqual({
      ok: true,
      value: {
        name: 'Our Engine',
        command: 'node',
        args: ['my cli.js', 'uci'],
        folder: '/tmp',
        options: new Map([
          ['Hash', '16'],
          ['Move Overhead', '5'],
        ]),
        limits: { clock: { baseMs: 10_000, incrementMs: 100, moves: 40 }, depth: 9 },
        castling: 'files',
      },
    })
  })

  test('takes its name from the program by default', () => {
    expect(unwrap(parseEngineSpec('cmd=/usr/games/stockfish nodes=1')).name).toBe('stockfish')
  })

  test('inherits common settings, but no limits if it has its own', () => {
    const spec = unwrap(
      parseEngineSpec('cmd=a nodes=200 option.Hash=32', 'tc=5+0 option.Hash=16 option.Threads=1'),
    )
    expect(spec.limits).toEqual({ nodes: 200 })
    expect(Object.fromEntries(spec.options)).toEqual({ Hash: '32', Threads: '1' })
    expect(unwrap(parseEngineSpec('cmd=a', 'movetime=50')).limits).toEqual({ moveTimeMs: 50 })
  })

  test('can refer to an engine of the engines dialog and takes its name', () => {
    const spec = unwrap(parseEngineSpec(`engine='Stockfish 15.1' nodes=1`))
    expect(spec).toMatchObject({ name: 'Stockfish 15.1', engine: 'Stockfish 15.1', command: '' })
    expect(unwrap(parseEngineSpec('engine=A nodes=1', 'cmd=b')).engine).toBe('A')
    expect(unwrap(parseEngineSpec('cmd=b nodes=1', 'engine=A'))).not.toHaveProperty('engine')
  })

  test.each([
    ['', 'cmd is missing'],
    ['engine=A cmd=a nodes=1', 'give engine or cmd, not both'],
    ['engine= nodes=1', 'engine is empty'],
    ['cmd=a', 'a limit is missing'],
    ['cmd= nodes=1', 'cmd is empty'],
    ['cmd=a nodes=0', 'nodes must be a whole number above 0'],
    ['cmd=a tc=fast', 'tc must be like 10+0.1'],
    ['cmd=a tc=0', 'tc must be like 10+0.1'],
    ['cmd=a speed=9', 'there is no speed'],
    ['cmd=a nodes', 'there is no nodes'],
    ['cmd=a option.=1', 'names no option'],
    [`cmd='a nodes=1`, 'has no end'],
    ['cmd=a nodes=1 castling=no', 'castling must be'],
    ['constructor=1', 'there is no constructor'],
  ])('%j is refused', (text, sentence) => {
    const spec = parseEngineSpec(text)
    expect(spec.ok ? '' : spec.error).toContain(sentence)
  })
})
