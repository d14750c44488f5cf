// @long
// @module-tag redis-server
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { OWN_ENGINE } from '../../electron/engine/search/answerQuestion'
import { ownSearcherIdentity } from '../../electron/engine/search/ownSearcher'
import { openQueueSearcher } from '../../electron/engine/queue/queueSearcher'
import { queueNameOf, queueStatus } from '../../electron/engine/queue/workersBoard'
import { KEY_PREFIX, type QueueServer } from '../../electron/engine/queue/queueServer'
import { cli, runCli } from '../support/builtCli'
import { CORE } from '../support/programs'
import { connectedTo, freePort, redisServer } from '../support/redisServer'
import { scratchFolder } from '../support/scratchFolder'

/** A process of the command line, and its output. */
interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  /** Both streams, so far. */
  said(): string
}

const start = (...args: readonly string[]): Running => {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended, said: () => said }
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(20)
}

const says = (running: Running, words: string): Promise<void> => until(() => running.said().includes(words))

const worker = async (url: string, ...flags: readonly string[]): Promise<Running> => {
  const running = start('work', '--queue', url, '--threads', '1', ...flags)
  await says(running, 'working on')
  return running
}

const buildArgs = (file: string, ...flags: readonly string[]): readonly string[] => [
  ...['atlas', 'build', 'chess960', '-o', file, '--nodes', '1500', '--sample', '900', '--seed', 'many'],
  ...['--date', '2026-11-25', ...flags],
]

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const activeJobs = async (server: QueueServer): Promise<number> =>
  (await queueStatus(server)).work.reduce((sum, { active }) => sum + active, 0)

/** The number of times a job was taken from a worker that had fallen silent. */
const takenAway = async (server: QueueServer): Promise<number> => {
  const { work } = await queueStatus(server)
  const events = await Promise.all(
    work.map(({ build }) => server.client.xrange(`${KEY_PREFIX}:${queueNameOf(build)}:events`, '-', '+')),
  )
  return events.flat().filter(([, fields]) => fields.includes('stalled')).length
}

/** The IDs of the connections that listen for job events. */
const listeners = async (server: QueueServer): Promise<readonly string[]> =>
  String(await server.client.client('LIST'))
    .split('\n')
    .filter(line => line.includes(' cmd=xread '))
    .map(line => /^id=(\d+) /.exec(line)![1]!)

test('an atlas has the same bytes even if workers die and freeze, the server forgets and the builder is killed', async () => {
  const folder = await scratchFolder()
  const [single, queued] = ['single.atlas', 'queued.atlas'].map(name => path.join(folder, name))
  expect(runCli(cli, buildArgs(single!, '--threads', '1'))).toEqual({ code: 0, out: '', err: '' })

  const redis = await redisServer()
  const server = await connectedTo(redis.url)
  const [killed, frozen, steady] = await Promise.all(
    [1, 2, 3].map(() => worker(redis.url, '--patience', '1')),
  )
  const progress = `${queued!}.progress`
  const first = start(...buildArgs(queued!, '--queue', redis.url))
  // Each of the three has its two jobs.
  await until(async () => sizeOf(progress) > 400 && (await activeJobs(server)) === 6)
  killed!.child.kill('SIGKILL')
  frozen!.child.kill('SIGSTOP')
  await until(async () => (await takenAway(server)) >= 2)
  // Otherwise the steady worker would finish the rest before the server restarts.
  steady!.child.kill('SIGSTOP')
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(queued!)).toBe(false)

  const before = await listeners(server)
  const second = start(...buildArgs(queued!, '--queue', redis.url))
  await until(async () => (await listeners(server)).some(id => !before.includes(id)))
  await redis.restart()
  for (const { child } of [frozen!, steady!]) child.kill('SIGCONT')
  expect([await second.ended, second.said()]).toEqual([0, expect.stringContaining('is back') as unknown])
  expect(readFileSync(queued!).equals(readFileSync(single!))).toBe(true)
  expect(existsSync(progress)).toBe(false)

  for (const { child } of [frozen!, steady!]) child.kill('SIGINT')
  expect([await frozen!.ended, await steady!.ended]).toEqual([130, 130])
  expect(steady!.said()).toContain('stopped after')
})

test('positions of games, setups and preparations get the same answers as on this machine', async () => {
  const folder = await scratchFolder()
  const redis = await redisServer()
  await worker(redis.url)
  const game = path.join(folder, 'game.pgn')
  writeFileSync(game, '[Event "A"]\n\n1. f3 e5 2. g4 Qh4# *\n')
  for (const args of [
    ['annotate', game, '-o', '-', '--engine', 'Backrank', '--nodes', '2000'],
    [
      ...['prepare', 'chess', 'startpos', '--color', 'white', '--depth', '3', '-o', '-'],
      ...['--engine', 'Backrank', '--nodes-per-position', '500', '--total-nodes', '20000'],
    ],
    ['solve', 'fischer-benko', 'throw:4532', '--nodes', '300', '--json'],
  ]) {
    const alone = runCli(cli, [...args, '--threads', '1'])
    expect(alone).toMatchObject({ code: 0, err: '' })
    expect(runCli(cli, [...args, '--threads', '1', '--queue', redis.url])).toEqual(alone)
  }
})

test('the status shows the workers and their speed, and a worker of another build leaves jobs alone', async () => {
  const redis = await redisServer()
  const server = await connectedTo(redis.url)
  const status = () => {
    const { code, out, err } = runCli(cli, ['work', '--queue', redis.url, '--status', '--json'])
    expect([code, err]).toEqual([0, ''])
    return JSON.parse(out) as unknown
  }
  expect(status()).toMatchObject({ workers: [], work: [] })

  const folder = await scratchFolder()
  const args = ['atlas', 'build', 'arrangement', '--nodes', '200', '-o', path.join(folder, 'a.atlas')]
  const builder = start(...args, '--queue', redis.url)
  await says(builder, 'no worker of this build is on redis://127.0.0.1')
  await until(async () => (await queueStatus(server)).work.some(({ waiting }) => waiting === 2))
  const other = await worker(redis.url, '--engine', `${process.execPath} ${cli} uci`)
  await says(other, 'it leaves them to others, as its values may differ')
  expect(status()).toMatchObject({
    workers: [{ threads: 1, positions: 0 }],
    work: [{ engine: 'Backrank', waiting: 2, active: 0 }],
  })

  const right = await worker(redis.url)
  expect(await builder.ended).toBe(0)
  await until(async () => (await queueStatus(server)).workers.some(({ positions }) => positions === 80))
  const text = runCli(cli, ['work', '--queue', redis.url, '--status']).out
  expect(text).toMatch(/2 workers/)
  expect(text).toMatch(/1 thread, Backrank .*: 80 positions, [\d.]+ and [\d,]+ nodes a second/)

  // Workers also refuse a job that only another program can have sent.
  const [work] = (await queueStatus(server)).work
  const options = { connection: server.client, prefix: KEY_PREFIX }
  const queue = new server.bullmq.Queue(queueNameOf(work!.build), options)
  const events = new server.bullmq.QueueEvents(queueNameOf(work!.build), options)
  await events.waitUntilReady()
  const position = { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves: [] }
  const job = { engine: 'another', variant: 'chess', options: [], limits: { nodes: 100 }, multiPv: 1 }
  const foreign = await queue.add('search', { ...job, build: work!.build, positions: [position] })
  // This looks at the job as well: the notice is missed if the job fails before the first read of the notices.
  await expect(foreign.waitUntilFinished(events)).rejects.toThrow('must not do it')
  await Promise.all([events.close(), queue.close()])
  right.child.kill('SIGINT')
  expect(await right.ended).toBe(130)
})

test('a wrong server, password or database is reported in a sentence without the password', async () => {
  const redis = await redisServer('s3cret/?')
  const ask = (url: string) => runCli(cli, ['work', '--status', '--queue', url])
  expect(ask(redis.url)).toEqual({
    code: 0,
    out: expect.stringMatching(/\/1: 0 workers\n$/) as unknown,
    err: '',
  })
  const wrong = ask(redis.url.replace('s3cret', 'wrong'))
  expect(wrong).toMatchObject({ code: 1, out: '' })
  expect(wrong.err).toMatch(/^backrank: redis:\/\/127.0.0.1:\d+\/1 does not accept this name and password\n$/)
  expect(ask(redis.url.replace(/\/1$/, '/9')).err).toContain('has no database of that number')
  expect(ask(`redis://127.0.0.1:${await freePort()}/0`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/does not answer \(connect ECONNREFUSED .*\n$/) as unknown,
  })
  for (const url of [
    'http://u:s3cret@host/0',
    'redis://u:s3cret@/0',
    'redis://u:s3cret@host/zero',
    's3cret',
  ]) {
    const refused = ask(url)
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('--queue')
    expect(refused.err).not.toContain('s3cret')
  }
  expect(runCli(cli, ['work'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('give --queue URL') as unknown,
  })
})

test('a searcher can be closed after its server is lost', async () => {
  const redis = await redisServer()
  const server = await connectedTo(redis.url)
  const identity = ownSearcherIdentity(CORE)
  const options = { server, identity, engine: OWN_ENGINE, width: 1, version: 'tested' }
  const searcher = await openQueueSearcher(options)
  await redis.stop()
  await searcher.close()
  expect(server.isThere()).toBe(false)
})
