// @module-tag redis-server
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { QueuedBuild } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import { openAtlasShelf } from '../../electron/atlas/atlasShelf'
import { openAtlas } from '../../electron/atlas/openAtlas'
import { queuedBuilds } from '../../electron/atlas/queuedBuilds'
import type { ConsentRequest } from '../../electron/consent/agreement'
import { cli, runCli } from '../support/builtCli'
import { CORE } from '../support/programs'
import { freePort, redisServer } from '../support/redisServer'
import { scratchFolder } from '../support/scratchFolder'

const NODES = 100

const aBuilder = async (agrees = true) => {
  const folder = path.join(await scratchFolder(), 'atlas')
  const asked: ConsentRequest[] = []
  const told: QueuedBuild[] = []
  let hear = (): void => undefined
  const builds = queuedBuilds({
    corePath: CORE,
    folder,
    shelf: openAtlasShelf(folder),
    version: 'tested',
    ask: wish => {
      asked.push(wish)
      return Promise.resolve(agrees)
    },
    emit: (_, event) => {
      told.push(event as QueuedBuild)
      hear()
    },
  })
  onTestFinished(builds.close)
  const until = (isSo: (build: QueuedBuild) => boolean): Promise<void> =>
    new Promise(resolve => {
      hear = () => {
        if (told.some(isSo)) resolve()
      }
      hear()
    })
  return { ...builds.handlers, folder, asked, until }
}

const startWorker = (url: string): void => {
  const child = spawn(process.execPath, [cli, 'work', '--queue', url, '--threads', '1'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
}

test('the window lets workers build an atlas, stops and resumes the build, and uses the result', async () => {
  const redis = await redisServer('secret')
  const url = redis.url.replace(':secret@', '')
  const builder = await aBuilder()
  expect(await builder['starts:build']('arrangement', NODES, url, 'secret')).toEqual({
    ok: true,
    value: null,
  })
  expect(builder.asked).toEqual([
    { kind: 'server', server: expect.stringMatching(/^redis:\/\/127/) as unknown },
  ])
  expect(await builder['starts:currentBuild']()).toMatchObject({
    ...{ variant: 'arrangement', nodes: NODES, done: 0, wanted: 80, workers: [] },
    ...{ server: url, state: { kind: 'running' } },
  })
  expect(await builder['starts:build']('chess960', NODES, url, 'secret')).toMatchObject({
    error: { kind: 'busy' },
  })
  await builder['starts:stopBuild']()
  await builder.until(({ state }) => state.kind === 'stopped')

  startWorker(redis.url)
  await builder.until(({ state }) => state.kind === 'stopped')
  expect(await builder['starts:build']('arrangement', NODES, url, 'secret')).toMatchObject({ ok: true })
  expect(builder.asked).toHaveLength(1)
  await builder.until(({ workers }) => workers.some(({ threads, isOther }) => threads === 1 && !isOther))
  await builder.until(({ state }) => state.kind === 'done')
  expect(readdirSync(builder.folder)).toEqual(['arrangement.atlas'])

  const alone = path.join(await scratchFolder(), 'alone.atlas')
  expect(runCli(cli, ['atlas', 'build', 'arrangement', '--nodes', String(NODES), '-o', alone]).code).toBe(0)
  using mine = unwrap(openAtlas(alone))
  using theirs = unwrap(openAtlas(path.join(builder.folder, 'arrangement.atlas')))
  expect(theirs.all()).toEqual(mine.all())
  expect(theirs.header.engine).toEqual(mine.header.engine)
})

test('no server is called without consent, and a wrong one is named without its password', async () => {
  const port = await freePort()
  const refusing = await aBuilder(false)
  expect(await refusing['starts:build']('arrangement', NODES, `redis://127.0.0.1:${port}`, '')).toEqual({
    ok: false,
    error: { kind: 'notAgreed' },
  })
  const builder = await aBuilder()
  expect(await builder['starts:build']('arrangement', NODES, 'http://host', '')).toMatchObject({
    error: { kind: 'address' },
  })
  expect(builder.asked).toEqual([])
  const wrong = await builder['starts:build'](
    'arrangement',
    NODES,
    `redis://u:s3cret@127.0.0.1:${port}/2`,
    '',
  )
  expect(wrong).toMatchObject({ error: { kind: 'unreachable', server: `redis://127.0.0.1:${port}/2` } })
  expect(JSON.stringify([wrong, builder.asked])).not.toContain('s3cret')
  expect(existsSync(builder.folder)).toBe(false)
})
