import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli, type CliRun } from '../support/builtCli'
import { scratchFolder } from '../support/scratchFolder'

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples')
const FISCHER_BENKO = readFileSync(path.join(SAMPLES, 'fischer-benko-setup.pgn'), 'utf8')
const LUKIC = readFileSync(path.join(SAMPLES, 'lukic-vujacic.pgn'), 'utf8')
const CHESS = '[Event "?"]\r\n[Result "*"]\r\n\r\n1.e4   e5 ; not touched\r\n2. Nf3 *\r\n\r\n\r\n'

/** Annotates games; the written bytes are read as Latin-1, one character per byte. */
const annotate = async (
  games: string | Buffer,
  ...flags: readonly string[]
): Promise<CliRun & { readonly written: string }> => {
  const folder = await scratchFolder()
  const [from, to] = ['in.pgn', 'out.pgn'].map(name => path.join(folder, name)) as [string, string]
  writeFileSync(from, games)
  const done = runCli(cli, ['annotate-setup', from, '-o', to, '--nodes', '100', ...flags])
  return { ...done, written: done.code === 0 ? readFileSync(to, 'latin1') : '' }
}

const done = async (games: string | Buffer, ...flags: readonly string[]): Promise<string> => {
  const { code, err, written } = await annotate(games, ...flags)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return written
}

/** The setup annotated with the usual flags. The result is always the same, so it is made only once. */
const usual = (() => {
  let text: Promise<string> | undefined
  return (): Promise<string> => (text ??= done(FISCHER_BENKO))
})()

const SUMMARY =
  /\{\[%setup\s+summary\]\s+The\s+dice\s+gave\s+(White|Black)\s+(\d+\.\d\d)\.\s+In\s+the\s+setup\s+White\s+gave\s+away\s+(\S+),\s+Black\s+(\S+)\.\s+\[%setup\s+end\]\}/

const evaluations = (text: string): readonly number[] =>
  [...text.matchAll(/\[%eval\s+(-?\d+\.\d\d)\]/g)].map(([, value]) => Number(value))

describe('the published setup of Fischer-Benko', () => {
  test('gets an evaluation for each turn, a summary that adds up, and better lines to the end', async () => {
    const text = await usual()
    const [, side, start, white, black] = SUMMARY.exec(text)!
    const values = evaluations(text)
    expect(values).toHaveLength(8)
    const amount = (word: string) => (word === 'nothing' ? 0 : Number(word))
    const begun = (side === 'White' ? 1 : -1) * Number(start)
    expect(begun - amount(white!) + amount(black!)).toBeCloseTo(values.at(-1)!, 1)
    const better = [...text.matchAll(/\(([^()]*)\)/g)].map(([, line]) => line!)
    expect(better.length).toBeGreaterThan(0)
    for (const line of better) expect(line).toMatch(/K@/)
    expect(text.match(/\[%setup\s+better\]/g)).toHaveLength(better.length)
  })

  test('gets glyphs according to the given costs', async () => {
    const glyphs = (text: string) => text.match(/\$\d+/g) ?? []
    const plain = glyphs(await usual())
    expect(glyphs(await done(FISCHER_BENKO, '--glyphs', '0.30,0.60,1.00'))).toEqual(plain)
    expect(glyphs(await done(FISCHER_BENKO, '--glyphs', '9,9.5,10'))).toEqual([])
    const stern = glyphs(await done(FISCHER_BENKO, '--glyphs', '0.01,0.02,0.03'))
    expect(stern).toEqual(stern.map(() => '$4'))
    expect(plain).not.toEqual(stern)
  })

  test.each(['0.30', '0.60,0.30,1', '0.3,0.6,x', '0,1,2', '1,2,11'])(
    'is refused with the glyph costs %s',
    async costs => {
      const { code, err } = await annotate(FISCHER_BENKO, '--glyphs', costs)
      expect(code).toBe(2)
      expect(err).toContain('--glyphs must be three costs in pawns')
    },
  )

  test('comes out the same on one thread, and when it is annotated again', async () => {
    const text = await usual()
    expect(await done(FISCHER_BENKO, '--threads', '1')).toBe(text)
    expect(await done(text)).toBe(text)
  })

  test('keeps everything the user has written', async () => {
    const glyph = FISCHER_BENKO.replace('1. R@h1', '{Thrown at home.} 1. R@h1! {So be it. [%eval 9.99]}')
    const own = glyph.replace('N@e8 2.', 'N@e8 (1... N@d8 {mine}) 2.')
    const text = await done(own)
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('{Thrown at home.}')
    expect(words).toMatch(/1\. R@h1 \$1 \{So be it\. \[%eval 9\.99\]\} \{\[%setup \d+\]\}/)
    expect(words).toContain('1... N@d8 {mine}')
    expect(await done(text)).toBe(text)
  })

  test('keeps what others have added to our comments', async () => {
    const text = await usual()
    const added = text
      .replace('[%setup end]', '[%setup end] Well thrown.')
      .replace('[%setup better]', '[%setup better] I saw it.')
    const again = await done(added)
    expect(again).toContain('Well thrown.')
    expect(again).toContain('I saw it.')
    expect(again.match(/\[%setup\s+summary\]/g)).toHaveLength(1)
    expect(await done(again)).toBe(again)
  })
})

test('a whole game keeps its moves, and its setup is judged', async () => {
  const text = await done(LUKIC)
  expect(text).toContain('[%setup summary] The dice ')
  expect(evaluations(text)).toHaveLength(8)
  expect(text.replace(/\s+/g, ' ')).toContain('5. Ng3 e5 6. b3 d6')
})

test('games without a setup stay byte for byte, even next to games with one', async () => {
  const latin = Buffer.from(CHESS.replace('not touched', 'für sich'), 'latin1')
  const setup = Buffer.from(FISCHER_BENKO)
  const text = await done(Buffer.concat([latin, setup, Buffer.from('\n'), latin]))
  expect(text.startsWith(latin.toString('latin1'))).toBe(true)
  expect(text.endsWith(latin.toString('latin1'))).toBe(true)
  expect(text).toContain('[%setup summary]')
  expect(await done(latin)).toBe(latin.toString('latin1'))
  expect(await done(Buffer.alloc(0))).toBe('')
})

const PRE_CHESS = `[Variant "Pre-Chess"]\n[SetUp "1"]\n[FEN "8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1"]\n\n1. R@a1 R@a8 *\n`

test('a setup with too many arrays, a missing file and a missing engine are reported', async () => {
  const large = await annotate(PRE_CHESS)
  expect(large.code).toBe(1)
  expect(large.err).toContain('in.pgn, game 1: ')
  expect(large.err).toContain('arrays can arise from here')
  expect(runCli(cli, ['annotate-setup', '/no/such.pgn']).code).toBe(1)
  const { code, err } = await annotate(FISCHER_BENKO, '--engine', 'no-such-engine')
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^backrank: there is no engine or program no-such-engine; /) as unknown,
  })
})

describe('annotate-setup in batch', () => {
  const ask = (...requests: readonly object[]): readonly unknown[] => {
    const lines = requests.map(request => `${JSON.stringify({ command: 'annotate-setup', ...request })}\n`)
    const { code, out, err } = runCli(cli, ['batch'], lines.join(''))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  }
  const FINE = { nodes: 100 }

  test('returns the games as the command writes them, in order, and other games byte for byte', async () => {
    const games = `${FISCHER_BENKO}\n${CHESS}`
    const [both, last, again] = ask(
      { pgn: games, ...FINE },
      { pgn: FISCHER_BENKO, last: 'simultaneous', threads: 1, ...FINE },
      { command: 'start', variant: 'chess', number: 0 },
    )
    expect(both).toEqual({ pgn: await done(games) })
    expect(last).toEqual({ pgn: await done(FISCHER_BENKO, '--last', 'simultaneous') })
    expect(again).toHaveProperty('fen')
  })

  test('names the games that cannot be annotated', async () => {
    const games = `${PRE_CHESS}\n${FISCHER_BENKO}`
    const [answer] = ask({ pgn: games, ...FINE })
    expect(answer).toEqual({
      pgn: `${PRE_CHESS}\n${await usual()}`,
      remarks: [expect.stringMatching(/^game 1: .* arrays can arise from here/)],
    })
  })

  test.each<[fields: object, says: string]>([
    [{}, 'pgn must be a text'],
    [{ pgn: 'x\ud800' }, 'pgn has half a character'],
    [{ pgn: CHESS, nodes: 0 }, 'nodes must be a whole number from 1 to 1000000000000'],
    [{ pgn: CHESS, nodes: '7' }, 'nodes must be a whole number'],
    [{ pgn: CHESS, threads: 257 }, 'threads must be a whole number from 1 to 256'],
    [{ pgn: CHESS, last: 'first' }, 'last must be sequential or simultaneous'],
    [{ pgn: CHESS, engine: 7 }, 'engine must be a text'],
    [{ pgn: CHESS, engine: 'no-such-engine' }, 'there is no engine or program no-such-engine; '],
  ])('refuses %o', (fields, says) => {
    expect(ask(fields, { pgn: CHESS })).toEqual([
      { error: expect.stringContaining(says) as unknown },
      { pgn: CHESS },
    ])
  })

  test('is explained in the help of batch', () => {
    const { out } = runCli(cli, ['batch', '--help'])
    expect(out).toContain('{"command":"annotate-setup","pgn":GAMES}')
  })
})
