// @module-tag electron
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxArguments } from '../../scripts/electronBinary.mjs'
import { processesNamed } from '../support/processesNamed'
import { programPath } from '../support/programPath'
import { smallDisk } from '../support/smallDisk'
import { sharedBrowser } from './browser'

const electron = programPath('electron')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-publish-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ANNOTATED = 'test/fixtures/publish/annotated.pgn'
const at = (name: string) => path.join(folder, name)

const publish = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['out/main/cli.js', 'publish', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: path.dirname(electron), ...env },
    maxBuffer: 1 << 26,
  })
  return { code: status, out: stdout, err: stderr }
}

const pagesOf = (file: string): readonly string[] =>
  execFileSync(programPath('pdftotext'), ['-layout', file, '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)

const infoOf = (file: string): string => execFileSync(programPath('pdfinfo'), [file], { encoding: 'utf8' })

interface DecodedFrame {
  readonly width: number
  readonly height: number
  /** In microseconds. */
  readonly duration: number
  /** Red, green and blue at the requested points. */
  readonly pixels: readonly (readonly number[])[]
}

/** Returns the frames of a GIF as Chromium's own decoder sees them, with the pixels at these points. */
const framesOf = async (file: string, points: readonly (readonly [x: number, y: number])[]) => {
  const browser = await sharedBrowser(programPath('chromium'))
  const page = await browser.newPage()
  try {
    await page.goto(pathToFileURL(path.join(process.cwd(), 'renderer', 'press.html')).href)
    return await page.evaluate(
      async ([base64, wanted]) => {
        const data = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
        const decoder = new ImageDecoder({ data, type: 'image/gif' })
        await decoder.tracks.ready
        const frames: DecodedFrame[] = []
        for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack!.frameCount; frameIndex += 1) {
          const { image } = await decoder.decode({ frameIndex })
          const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
          const context = canvas.getContext('2d')!
          context.drawImage(image, 0, 0)
          const pixels = wanted.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
          frames.push({ width: canvas.width, height: canvas.height, duration: image.duration!, pixels })
        }
        return frames
      },
      [readFileSync(file).toString('base64'), points] as const,
    )
  } finally {
    await page.close()
  }
}

const near = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((part, place) => Math.abs(part - other[place]!))) < 24

type LargerGame = readonly [system: string, fen: string, moves: string, files: number, ranks: number]

/** Four plies of each system on a larger board. */
const LARGER: readonly LargerGame[] = [
  [
    'Capablanca Random Chess',
    'rbnqkanbcr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNQKANBCR w KQkq - 0 1',
    '1. e4 e5 2. Nd3 d6',
    10,
    8,
  ],
  [
    'Modern Capablanca Random Chess',
    'rncaqkbnbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNBKQACNR w KQkq - 0 1 abcdefghij/abcdefghij',
    '1. e4 e5 2. d3 d6',
    10,
    8,
  ],
  [
    'Modern Random Chess',
    'rnmqkbnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RBNBKQMNR w KQkq - 0 1 abcdefghi/abcdefghi',
    '1. e4 e6 2. Nd3 Nc7',
    9,
    9,
  ],
  [
    'English Random Chess',
    '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1',
    '1. e5 e6 2. Ng4 Nd7',
    10,
    10,
  ],
  [
    'Korean Random Chess',
    'nrea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/NREA1AENR w - - 0 1',
    '1. ih4 ef7 2. -- ab7',
    9,
    10,
  ],
]

describe('backrank publish', () => {
  test('prints a PDF with throw, setup, moves and page numbers', { tags: ['pdftotext', 'pdfinfo'] }, () => {
    const file = at('game.pdf')
    expect(publish([ANNOTATED, '-o', file])).toEqual({ code: 0, out: '', err: '' })
    const pages = pagesOf(file)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]).toContain('Srecko Lukic – Davor Vujacic')
    expect(pages[0]).toContain('Throw 6,885')
    expect(pages[0]).toMatch(/Setup, 8 plies/)
    expect(pages.join('')).toMatch(/After 23… ♖ ?c8, White to move/)
    for (const [index, page] of pages.entries())
      expect(page.trim().split('\n').at(-1)!.trim()).toBe(String(index + 1))
    for (const page of pages) expect(page.split('\n')[0]!.trim()).toBe('Srecko Lukic – Davor Vujacic')
    const about = infoOf(file)
    expect(about).toMatch(/Page size:\s+59[45][\d.]* x 84[12]/)
    expect(about).toMatch(/Title:\s+Srecko Lukic – Davor Vujacic\n/)
    expect(about).toMatch(/Keywords:\s+Srecko Lukic, Davor Vujacic, Half-Random Transcendental/)
    expect(about).toMatch(/Creator:\s+Backrank\n/)
    expect(about).toMatch(/CreationDate:\s+\w/)
  })

  test('prints one column on Letter, with letters for pieces', { tags: ['pdftotext', 'pdfinfo'] }, () => {
    const file = at('column.pdf')
    expect(publish([ANNOTATED, '--columns', '1', '--paper', 'letter', '--letters', '-o', file]).code).toBe(0)
    expect(infoOf(file)).toMatch(/Page size:\s+612 x 792/)
    const text = pagesOf(file).join('')
    expect(text).toContain('R@e1')
    expect(text).not.toContain('♖')
  })

  describe.each(['a4', 'letter'] as const)(
    'one page of a preparation on %s',
    { tags: ['pdftotext', 'pdfinfo'] },
    paper => {
      const sheet = (source: string, ...flags: readonly string[]) => {
        const file = at(`sheet-${paper}.pdf`)
        const done = publish([source, '--sheet', '--paper', paper, ...flags, '-o', file])
        expect(done).toEqual({ code: 0, out: '', err: '' })
        expect(infoOf(file)).toMatch(
          paper === 'a4' ? /Page size:\s+59[45][\d.]* x 84[12]/ : /Page size:\s+612 x 792/,
        )
        return pagesOf(file)
      }
      const fixture = (name: string) => `test/fixtures/publish/preparation-${name}.pgn`
      const VALUES = /[+−]\d\.\d\d/g

      test('shows as much of a large preparation as fits, and says what is left out', () => {
        const pages = sheet(fixture('big'), '--letters')
        expect(pages).toHaveLength(1)
        const [text] = pages
        expect(text).toContain('Prepared for Black')
        expect(text).toMatch(/And \d+ more lines, \d+ more traps\. The likeliest answers first/)
        expect(text!.match(VALUES)!.length).toBeGreaterThan(50)
        expect(text).toMatch(/1\. ?c4 +e6/)
      })

      test('shows all of a small preparation', () => {
        const pages = sheet(fixture('small'), '--letters')
        expect(pages).toHaveLength(1)
        expect(pages[0]).toContain('Start 241, Chess960')
        expect(pages[0]).toMatch(/1\. ?e3 e6 2\. ?c4 Bf6 3\. ?Bf3 +Bxb2\?\? +4\. ?Bxb2/)
        expect(pages[0]).not.toContain('more line')
      })

      test('shows a preparation from a throw under a name of several lines', () => {
        const named = at('named.pgn')
        const name = 'Against the strongest player of the club on the first board, '.repeat(6)
        writeFileSync(
          named,
          readFileSync(fixture('throw'), 'utf8').replace('[Event "?"]', `[Event "${name}"]`),
        )
        const pages = sheet(named, '--letters')
        expect(pages).toHaveLength(1)
        expect(pages[0]).toContain('Against the strongest player')
        expect(pages[0]).toMatch(/1… ?N@b8 +2\. ?N@e1/)
        expect(pages[0]).toMatch(/4\. ?Q@c1\+K@g1/)
        expect(pages[0]).toMatch(/The likeliest answers first/)
      })
    },
  )

  test('makes one page for each of several preparations', { tags: ['pdftotext'] }, () => {
    const two = at('two-preparations.pgn')
    const one = readFileSync('test/fixtures/publish/preparation-small.pgn', 'utf8')
    writeFileSync(two, `${one}\n${one}`)
    expect(publish([two, '--sheet', '-o', at('two.pdf')]).code).toBe(0)
    expect(pagesOf(at('two.pdf'))).toHaveLength(2)
  })

  test('prints a dozen games into one file', { tags: ['pdftotext'] }, () => {
    const games = at('dozen.pgn')
    const one = readFileSync(ANNOTATED, 'utf8')
    writeFileSync(games, Array.from({ length: 12 }, () => one).join('\n'))
    expect(publish([games, '-o', at('dozen.pdf')]).code).toBe(0)
    const pages = pagesOf(at('dozen.pdf'))
    expect(pages.length).toBeGreaterThan(12)
    expect(pages.filter(page => page.includes('Throw 6,885'))).toHaveLength(12)
  })

  test('draws an animated picture, position by position', { tags: ['chromium'] }, async () => {
    const file = at('moves.gif')
    const source = at('moves.pgn')
    writeFileSync(source, '1. e4 e5 2. Nf3 *\n')
    expect(publish([source, '--size', '400', '--delay', '500', '-o', file])).toEqual({
      code: 0,
      out: '',
      err: '',
    })
    // No piece covers the corner of a square; e4 and e5 are lit when they belong to the last move.
    const corner = (square: string): [number, number] => [
      (square.charCodeAt(0) - 97) * 50 + 47,
      (8 - Number(square[1])) * 50 + 4,
    ]
    const frames = await framesOf(file, ['e4', 'e5', 'a4'].map(corner))
    expect(frames.map(({ width, height }) => [width, height])).toEqual(
      frames.map(() => [frames[0]!.width, frames[0]!.height]),
    )
    expect(frames).toHaveLength(4)
    expect(frames.map(({ duration }) => duration / 1000)).toEqual([500, 500, 500, 1500])
    const [light, dark] = [
      [236, 230, 217],
      [183, 165, 140],
    ]
    const lit = frames.map(({ pixels: [e4, e5] }) => [!near(e4!, light), !near(e5!, dark)])
    expect(lit).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ])
    // A square that never changes stays painted in all frames.
    for (const { pixels } of frames) expect(near(pixels[2]!, light)).toBe(true)
  })

  describe('on larger boards', () => {
    const gameOf = ([system, fen, moves]: LargerGame): string =>
      `[White "${system}"]\n[Black "Bela"]\n[Result "*"]\n[Variant "${system}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${moves} *\n`

    test('prints every system', { tags: ['pdftotext'] }, () => {
      const [source, file] = [at('larger.pgn'), at('larger.pdf')]
      writeFileSync(source, LARGER.map(gameOf).join('\n'))
      expect(publish([source, '--letters', '-o', file])).toEqual({ code: 0, out: '', err: '' })
      const text = pagesOf(file).join('').replaceAll(/\s+/g, ' ')
      for (const [system, , moves] of LARGER) {
        expect(text).toContain(`${system} – Bela`)
        expect(text).toContain(moves.replace(/ \S+$/, ''))
      }
    })

    test.each(LARGER)('draws an animated picture of %s', { tags: ['chromium'] }, async (...game) => {
      const [system, , , files, ranks] = game
      const [source, file] = [at('one.pgn'), at(`${system}.gif`)]
      writeFileSync(source, gameOf(game))
      expect(publish([source, '--size', '400', '--delay', '500', '-o', file]).code).toBe(0)
      const frames = await framesOf(file, [])
      expect(frames).toHaveLength(5)
      const { width, height } = frames[0]!
      // The names of the players take some of the height.
      expect(Math.abs((width * ranks) / (height * files) - 1)).toBeLessThan(0.15)
    })
  })

  test('draws a picture of the requested size', () => {
    const file = at('board.png')
    expect(publish([ANNOTATED, '--size', '500', '--ply', '40', '-o', file]).code).toBe(0)
    const png = readFileSync(file)
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      500,
      500,
    ])
  })

  test('reports a missing display, and leaves nothing behind', () => {
    const before = readdirSync(folder)
    const bare = at('bin')
    mkdirSync(bare)
    const { code, err } = publish([ANNOTATED, '-o', at('none.pdf')], {
      DISPLAY: '',
      WAYLAND_DISPLAY: '',
      PATH: bare,
    })
    rmSync(bare, { recursive: true })
    expect(code).toBe(1)
    expect(err).toMatch(/there is no display/)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('keeps a target that it cannot replace, and leaves no partial file', () => {
    mkdirSync(at('taken.pdf'))
    const { code, err } = publish([ANNOTATED, '-o', at('taken.pdf')])
    expect(code).toBe(1)
    expect(err).toMatch(/folder|directory/)
    expect(publish([ANNOTATED, '-o', at('missing/page.html')]).code).toBe(1)
    expect(readdirSync(folder).filter(name => /part|new|tmp/.test(name))).toEqual([])
    expect(readdirSync(tmpdir()).filter(name => name.startsWith('backrank-press-'))).toEqual([])
  })

  test(
    'reports a full disk for temporary files and for the target, and keeps the old file',
    { tags: ['disks'] },
    async () => {
      // Several times as large as the disk, as a page and as a PDF.
      const games = at('five.pgn')
      const one = readFileSync(ANNOTATED, 'utf8')
      writeFileSync(games, Array.from({ length: 5 }, () => one).join('\n'))
      const disk = await smallDisk(64)
      const out = path.join(disk, 'game.pdf')
      writeFileSync(out, 'the old one')
      for (const env of [{ TMPDIR: disk }, {}]) {
        const { code, err } = publish([games, '-o', out], env)
        expect(code).toBe(1)
        expect(err).toMatch(/^backrank: The disk is full: /)
        expect(readFileSync(out, 'utf8')).toBe('the old one')
        expect(readdirSync(disk)).toEqual(['game.pdf'])
      }
    },
  )

  test('stops on Ctrl-C, and leaves no file, process or folder', async () => {
    const games = at('many.pgn')
    const one = readFileSync(ANNOTATED, 'utf8')
    writeFileSync(games, Array.from({ length: 60 }, () => one).join('\n'))
    const temporary = at('temporary')
    mkdirSync(temporary)
    const child = spawn(process.execPath, ['out/main/cli.js', 'publish', games, '-o', at('stopped.pdf')], {
      env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: path.dirname(electron), TMPDIR: temporary },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    // The folder of the job exists from the start of the print process.
    await expect.poll(() => readdirSync(temporary)).toContainEqual(expect.stringMatching(/^backrank-press-/))
    const [folderOfJob] = readdirSync(temporary)
    await expect.poll(() => existsSync(path.join(temporary, folderOfJob!, 'profile'))).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
    expect(existsSync(at('stopped.pdf'))).toBe(false)
    expect(readdirSync(temporary).filter(name => name.startsWith('backrank-press-'))).toEqual([])
    await expect.poll(() => processesNamed(folderOfJob!)).toEqual([])
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  })

  test('is a command of the program itself, which prints without a window', { tags: ['pdftotext'] }, () => {
    const result = spawnSync(
      electron,
      [...sandboxArguments(), '.', 'publish', ANNOTATED, '--to', 'pdf', '-o', at('self.pdf')],
      {
        encoding: 'utf8',
      },
    )
    expect(result.status).toBe(0)
    expect(existsSync(at('self.pdf'))).toBe(true)
    expect(pagesOf(at('self.pdf'))[0]).toContain('Srecko Lukic')
  })
})
