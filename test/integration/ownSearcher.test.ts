import { spawnSync } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { wideCorePath } from '../../electron/core/load'
import { questionKey } from '../../electron/engine/memory/questionKey'
import { arrayQuestion, valueArray } from '../../electron/engine/search/arrays'
import { ownSearcher } from '../../electron/engine/search/ownSearcher'
import type { SharedSearcher } from '../../electron/engine/search/searcher'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayPositions'
import { SEARCH_THREADS, mortalQuestionWorker, tellingQuestionWorker } from '../support/builtSearchers'
import { LONG_WAIT } from '../support/longWait'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const NODES = 3000
/** More nodes than any test waits for. */
const FOR_EVER = 1e12

const QUESTIONS = [0, 11, 333, 518, 959].map(number => arrayOf(number)).concat(PLACED)

let open: SharedSearcher[] = []

afterEach(async () => {
  await Promise.all(open.map(searcher => searcher.close()))
  open = []
})

const searcherOf = (over: Partial<Parameters<typeof ownSearcher>[0]> = {}): SharedSearcher => {
  const searcher = ownSearcher({
    corePath: CORE,
    workerFile: SEARCH_THREADS.questionWorker,
    width: 1,
    niceness: 0,
    ...over,
  })
  open.push(searcher)
  return searcher
}

describe('the value of an array', () => {
  test('is a number of centipawns with the nodes and the line that led to it', async () => {
    const { value, nodes, line } = unwrap(await valueArray(searcherOf(), arrayOf(518), NODES))
    expect(Number.isInteger(value)).toBe(true)
    expect(Math.abs(value)).toBeLessThan(200)
    expect(nodes).toBe(NODES)
    expect(line[0]).toMatch(/^[a-h][12][a-h][34]$/)
    expect(line.length).toBeLessThanOrEqual(6)
  })

  test('is the same in any order, on one thread and on two, and after other arrays', async () => {
    const one = searcherOf()
    const values = await valuesOf(one, QUESTIONS, NODES)
    expect(await valuesOf(one, QUESTIONS.toReversed(), NODES)).toEqual(values.toReversed())
    expect(await valuesOf(searcherOf({ width: 2 }), QUESTIONS, NODES)).toEqual(values)
  })

  test('does not depend on searches of another size before it', async () => {
    const searcher = searcherOf()
    const [value] = await valuesOf(searcher, [PLACED], NODES)
    await valuesOf(searcher, QUESTIONS, 40_000)
    expect(await valuesOf(searcher, [PLACED], NODES)).toEqual([value])
  })

  test('is the same in another process', async () => {
    const here = await valuesOf(searcherOf(), [PLACED], NODES)
    const { fen } = PLACED
    const program = `
      const { ownSearcher } = await import(${JSON.stringify(pathToFileURL(programFile('ownSearcher')).href)})
      const { valueArray } = await import(${JSON.stringify(pathToFileURL(programFile('arrays')).href)})
      const { variantById } = await import(${JSON.stringify(pathToFileURL(programFile('variants')).href)})
      const options = { corePath: ${JSON.stringify(CORE)}, workerFile: ${JSON.stringify(SEARCH_THREADS.questionWorker)}, width: 1 }
      const searcher = ownSearcher(options)
      const variant = variantById('fischer-benko')
      const answer = await valueArray(searcher, { variant, options: [], fen: ${JSON.stringify(fen)} }, ${NODES})
      console.log(JSON.stringify({ answer, identity: searcher.identity }))
      await searcher.close()
    `
    const script = path.join(await scratchFolder(), 'elsewhere.mjs')
    await writeFile(script, program)
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
    const there: unknown = JSON.parse(stdout)
    expect(there).toEqual({ answer: { ok: true, value: here[0] }, identity: searcherOf().identity })
  })

  test('does not depend on the counters of its FEN', async () => {
    const late = arrayAt('chess960', arrayOf(11).fen.replace(/0 1$/, '90 60'))
    const [value] = await valuesOf(searcherOf(), [arrayOf(11)], NODES)
    expect(await valuesOf(searcherOf(), [late], NODES)).toEqual([value])
  })

  test('reports the nodes really searched where a mate ends the search', async () => {
    const mate = arrayAt('chess960', '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1')
    const { value, nodes } = unwrap(await valueArray(searcherOf(), mate, 10_000_000))
    expect(value).toBe(1e9 - 100)
    expect(nodes).toBeLessThan(10_000_000)
  })

  test('has an identity that depends on the content of the core, not on its place', async () => {
    const folder = await scratchFolder()
    const [same, other] = [path.join(folder, 'same.wasm'), path.join(folder, 'other.wasm')]
    await copyFile(CORE, same)
    await writeFile(other, Buffer.concat([await readFile(CORE), Buffer.from([0])]))
    const { identity } = searcherOf()
    await copyFile(wideCorePath(CORE), wideCorePath(same))
    expect(searcherOf({ corePath: same, width: 2 }).identity).toEqual(identity)
    expect(searcherOf({ corePath: other }).identity.eight).not.toBe(identity.eight)
  })

  test('has another key on larger boards if their core changes, and the same key on eight by eight', async () => {
    const corePath = path.join(await scratchFolder(), 'core.wasm')
    await copyFile(CORE, corePath)
    await writeFile(
      wideCorePath(corePath),
      Buffer.concat([await readFile(wideCorePath(CORE)), Buffer.from([0])]),
    )
    const [shipped, changed] = [searcherOf(), searcherOf({ corePath })]
    const keys = (['chess', 'capablanca-random', 'korean-random'] as const).map(id => {
      const variant = variantById(id)
      const fen = makeFen(variant, unwrap(startSetup(variant, 0)))
      const question = { variant, options: [], fen, moves: [], limits: { nodes: 1 }, multiPv: 1 }
      return (
        Buffer.compare(questionKey(shipped.identity, question), questionKey(changed.identity, question)) === 0
      )
    })
    expect(keys).toEqual([true, false, false])
  })
})

test.each([
  ['no FEN at all', 'an array'],
  ['two kings', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1'],
] as const)('%s is no legal position', async (_, fen) => {
  expect(await valueArray(searcherOf(), arrayAt('chess', fen), NODES)).toEqual({
    ok: false,
    error: { kind: 'illegalPosition', detail: fen },
  })
})

test('a single node has no score, and no node at all is a mistake of the caller', async () => {
  const { fen } = arrayOf(518)
  expect(await valueArray(searcherOf(), arrayOf(518), 1)).toEqual({
    ok: false,
    error: { kind: 'noScore', engine: 'Backrank', fen },
  })
  await expect(valueArray(searcherOf(), arrayOf(518), 0)).rejects.toThrow(RangeError)
})

describe('a stop', () => {
  const STOPPED = { ok: false, error: { kind: 'stopped' } }

  test('answers running and waiting searches, and the searcher can be used again', async () => {
    const tale = path.join(await scratchFolder(), 'tale')
    const searcher = searcherOf({
      workerFile: await tellingQuestionWorker(SEARCH_THREADS.questionWorker, tale),
    })
    const [value] = await valuesOf(searcher, [PLACED], NODES)
    const asked = QUESTIONS.map(question => valueArray(searcher, question, FOR_EVER))
    await vi.waitFor(async () => expect(await readFile(tale, 'utf8')).toContain(String(FOR_EVER)), LONG_WAIT)
    searcher.stop()
    expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
    expect(await valuesOf(searcher, [PLACED], NODES)).toEqual([value])
  })

  test('is part of closing, after which nothing is searched', async () => {
    const searcher = searcherOf({ width: 2 })
    const asked = QUESTIONS.map(question => valueArray(searcher, question, FOR_EVER))
    await searcher.close()
    expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
    expect(await valueArray(searcher, PLACED, NODES)).toEqual(STOPPED)
  })
})

describe('a search that is suspended', () => {
  /** Enough nodes to suspend a search while it runs. */
  const LONG = 600_000

  const begun = async () => {
    const tale = path.join(await scratchFolder(), 'tale')
    const workerFile = await tellingQuestionWorker(SEARCH_THREADS.questionWorker, tale)
    const searcher = searcherOf({ workerFile })
    const value = valueArray(searcher, PLACED, LONG)
    await vi.waitFor(async () => expect(await readFile(tale, 'utf8')).toContain(String(LONG)), LONG_WAIT)
    searcher.allow(0)
    return { searcher, value }
  }

  test('pauses until it may continue, and has the same result', async () => {
    const { searcher, value } = await begun()
    let isOver = false
    void value.then(() => (isOver = true))
    const undisturbed = await valueArray(searcherOf(), PLACED, LONG)
    expect(isOver).toBe(false)
    searcher.allow(1)
    expect(await value).toEqual(undisturbed)
  })

  test('can be ended', async () => {
    const { searcher, value } = await begun()
    await searcher.close()
    expect(await value).toEqual({ ok: false, error: { kind: 'stopped' } })
  })

  test('leaves other searches of its searcher alone when it is aborted', async () => {
    const searcher = searcherOf({ width: 2 })
    const ending = new AbortController()
    const long = searcher.search(arrayQuestion(PLACED, FOR_EVER), ending.signal)
    const short = valueArray(searcher, PLACED, NODES)
    ending.abort()
    expect(await long).toEqual({ ok: false, error: { kind: 'stopped' } })
    expect(await short).toMatchObject({ ok: true })
  })
})

describe('a thread that dies', () => {
  const mortal = async (survives: boolean) => {
    const flag = path.join(await scratchFolder(), 'die')
    const workerFile = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, survives)
    return { flag, searcher: searcherOf({ workerFile }) }
  }

  test('is replaced, and its array is searched again', async () => {
    const { flag, searcher } = await mortal(true)
    const values = await valuesOf(searcher, QUESTIONS, NODES)
    await writeFile(flag, '')
    expect(await valuesOf(searcher, QUESTIONS, NODES)).toEqual(values)
  })

  test('is a fault for all waiting searches after three deaths in a row, and can be tried again later', async () => {
    const { flag, searcher } = await mortal(false)
    await writeFile(flag, '')
    const answers = await Promise.all(QUESTIONS.map(question => valueArray(searcher, question, NODES)))
    const error = {
      kind: 'engineFailed',
      engine: 'Backrank',
      detail: 'the thread has ended with code 7',
      said: [],
    }
    expect(answers).toEqual(QUESTIONS.map(() => ({ ok: false, error })))
    await rm(flag)
    expect(await valueArray(searcher, PLACED, NODES)).toMatchObject({ ok: true })
  })

  test('is reported if there is no core', async () => {
    const answer = await valueArray(searcherOf({ corePath: '/no/such/core.wasm' }), PLACED, NODES)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'engineFailed' } })
  })
})
