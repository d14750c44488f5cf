import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { handshake } from '../../electron/engine/registry/handshake'
import { PATIENCE } from '../../electron/engine/uciClient/timeLimits'
import { UciPlayer } from '../../electron/engine/uciClient/uciPlayer'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { aJob, aProfile, atWork, guard, LONG_LIMITS, SHORT_LIMITS, type Work } from '../support/engineWork'
import { faultyEngine, ownPath } from '../support/faultyEngine'
import { leftOf, processesOf } from '../support/processes'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { standStill } from '../support/testTime'

const kindsOf = ({ notices }: Work) => notices.map(({ kind }) => kind)
/** Limits that ask a silent engine soon and give it little time to answer. */
const SOON = { silenceMs: 300, answerMs: 700 } as const

const ucisOf = ({ reports }: Work) =>
  reports.at(-1)!.lines.map(({ moves }) => moves.map(move => makeUci(aJob().variant, move)).join(' '))

/** Starts a broken engine, called as its file is. */
const brokenAtWork = async (name: string, limits = SHORT_LIMITS) => {
  const program = await faultyEngine(name)
  const profile = { ...(await aProfile(program)), name }
  return { program, work: atWork(profile, limits) }
}

describe('an engine at work', () => {
  test('is ended, tried again and given up if it never answers', async () => {
    const program = await faultyEngine('silent')
    const work = atWork(
      { ...(await aProfile(await faultyEngine('illegalLine'))), path: program },
      SHORT_LIMITS,
    )
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    expect(kindsOf(work)).toEqual(['hanging', 'hanging', 'hanging', 'gaveUp'])
    expect(work.notices[0]!.detail).toBe('no uciok')
    expect(work.session.state).toBe('crashed')
    expect(await leftOf(program)).toEqual([])
  })

  test('counts as hanging if it is never ready', async () => {
    const { program, work } = await brokenAtWork('neverReady')
    work.session.want(aJob())
    await work.until(() => work.session.state === 'crashed')
    expect(work.notices[0]).toMatchObject({ kind: 'hanging', detail: 'no readyok' })
    expect(work.states).toEqual(['starting', 'hanging', 'crashed'])
    await work.session.close()
    expect(await leftOf(program)).toEqual([])
  })

  test('is ended and restarted with the latest job if it ignores stop', async () => {
    const { program, work } = await brokenAtWork('ignoresStop', { ...LONG_LIMITS, stopMs: 300 })
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    const job = aJob({ line: 'e2e4 e7e5 g1f3 b8c6' })
    work.session.want(job)
    await work.until(() => work.session.state === 'searching' && kindsOf(work).includes('restarted'))
    expect(kindsOf(work)).toEqual(['hanging', 'restarted'])
    expect(work.notices[0]!.detail).toBe('no bestmove')
    const sent = work.session.log().filter(({ direction }) => direction === 'sent')
    expect(sent.at(-2)!.text).toMatch(/moves e2e4 e7e5 g1f3 b8c6$/)
    await work.session.close()
    expect(await leftOf(program)).toEqual([])
  })

  test('is ended and restarted if it freezes during a search', async () => {
    const { program, work } = await brokenAtWork('ignoresStop', { ...LONG_LIMITS, ...SOON })
    const job = aJob()
    work.session.want(job)
    await work.until(() => kindsOf(work).includes('restarted') && work.session.state === 'searching')
    expect(kindsOf(work)).toEqual(['hanging', 'restarted'])
    expect(work.notices[0]!.detail).toBe('no readyok')
    expect(work.states).toEqual(['starting', 'searching', 'hanging', 'crashed', 'starting', 'searching'])
    expect(new Set(work.reports.map(({ jobId }) => jobId))).toEqual(new Set([job.jobId]))
    // A script shows up as two processes while it forks.
    await expect.poll(() => processesOf(program)).toHaveLength(1)
    await work.session.close()
    expect(await leftOf(program)).toEqual([])
  })

  test('is given up if it freezes in every search', async () => {
    const { program, work } = await brokenAtWork('ignoresStop', { ...LONG_LIMITS, ...SOON })
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    expect(kindsOf(work)).toEqual(['hanging', 'restarted', 'hanging', 'restarted', 'hanging', 'gaveUp'])
    expect(ucisOf(work)).toEqual(['e2e4 e7e5'])
    expect(await leftOf(program)).toEqual([])
  })

  test('is restarted if it is suspended during a search', { tags: ['stockfish'] }, async () => {
    const program = await ownPath(programPath('stockfish'))
    const work = atWork(await aProfile(program), { ...LONG_LIMITS, ...SOON })
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    for (const pid of processesOf(program)) process.kill(pid, 'SIGSTOP')
    await work.until(() => kindsOf(work).includes('restarted'))
    expect(kindsOf(work)).toEqual(['hanging', 'restarted'])
  })

  test('is left alone if it searches silently but still answers', async () => {
    const { work } = await brokenAtWork('quiet', { ...LONG_LIMITS, ...SOON })
    work.session.want(aJob())
    const asked = () => work.session.log().filter(({ text }) => text === 'readyok').length
    await vi.waitUntil(() => asked() > 4, LONG_WAIT)
    expect(work.notices).toEqual([])
    expect(work.states).toEqual(['starting', 'searching'])
    expect(ucisOf(work)).toEqual(['e2e4 e7e5'])
  })

  test('is restarted a few times, then given up, if it keeps crashing during searches', async () => {
    const { work } = await brokenAtWork('crashes', LONG_LIMITS)
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    expect(kindsOf(work)).toEqual(['crashed', 'restarted', 'crashed', 'restarted', 'crashed', 'gaveUp'])
    expect(new Set(work.notices.map(({ detail }) => detail))).toEqual(
      new Set(['exit code 3: assertion failed: bug']),
    )
    expect(ucisOf(work)).toEqual(['e2e4 e7e5'])
    work.session.want(aJob())
    expect(work.session.state).toBe('crashed')
  })

  test('is not reported if it ends after it is switched off, and starts when it is switched on', async () => {
    const { work } = await brokenAtWork('endsOnStop', LONG_LIMITS)
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    work.session.want(undefined)
    await work.until(() => work.session.state === 'off')
    const before = work.reports.length
    work.session.want(aJob())
    await work.until(() => work.reports.length > before)
    expect(work.notices).toEqual([])
    expect(work.states).toEqual(['starting', 'searching', 'off', 'starting', 'searching'])
  })

  test('is tried again after it was given up, once it is switched off and on', async () => {
    const { work } = await brokenAtWork('crashes', LONG_LIMITS)
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    const before = work.reports.length
    work.session.want(undefined)
    work.session.want(aJob())
    await work.until(() => work.reports.length > before)
  })

  test('is stopped for good if it floods us with output', async () => {
    const { program, work } = await brokenAtWork('floods', LONG_LIMITS)
    standStill()
    work.session.want(aJob())
    await work.until(() => work.session.state === 'crashed')
    expect(kindsOf(work)).toEqual(['flooding'])
    expect(work.notices[0]!.detail).toMatch(/^info depth 1/)
    expect(work.reports.length).toBeLessThan(2)
    expect(work.session.log().length).toBeLessThanOrEqual(2000)
    expect(await leftOf(program)).toEqual([])
  })

  test('is heard again after an overlong line', async () => {
    const { work } = await brokenAtWork('oneEndlessLine', LONG_LIMITS)
    work.session.want(aJob())
    await work.until(() => work.done.length > 0)
    expect(ucisOf(work)).toEqual(['e2e4 e7e5'])
    expect(Math.max(...work.session.log().map(({ text }) => text.length))).toBeLessThanOrEqual(1000)
  })

  test('has its lines cut at illegal moves, which are reported once', async () => {
    const { work } = await brokenAtWork('illegalLine', LONG_LIMITS)
    work.session.want(aJob({ multiPv: 3 }))
    await work.until(() => work.done.length > 0)
    expect(ucisOf(work)).toEqual(['e2e4 e7e5', 'd2d4'])
    expect(kindsOf(work)).toEqual(['illegalMove'])
    expect(work.notices[0]!.detail).toMatch(/^e1e8 /)
    const again = aJob({ multiPv: 3 })
    work.session.want(again)
    await work.until(() => work.done.includes(again.jobId))
    expect(work.notices).toHaveLength(1)
  })

  test('is given up with its output if it exits at once', async () => {
    const program = await faultyEngine('exitsAtOnce')
    const work = atWork({ ...(await aProfile(await faultyEngine('illegalLine'))), path: program })
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    expect(kindsOf(work)).toEqual(['crashed', 'crashed', 'crashed', 'gaveUp'])
    expect(work.notices[0]!.detail).toBe('exit code 127: libfancy.so.3: cannot open shared object file')
  })

  test('is given up if its program is gone', async () => {
    const profile = await aProfile(await faultyEngine('illegalLine'))
    const work = atWork({ ...profile, path: `${profile.path!}.gone` })
    work.session.want(aJob())
    await work.until(() => kindsOf(work).includes('gaveUp'))
    expect(work.notices[0]).toMatchObject({ kind: 'crashed', detail: 'ENOENT' })
  })

  test('is restarted and searches on if it is killed during a search', { tags: ['stockfish'] }, async () => {
    const program = await ownPath(programPath('stockfish'))
    const work = atWork(await aProfile(program))
    const job = aJob({ line: 'e2e4' })
    work.session.want(job)
    await work.until(() => work.reports.length > 0)
    const before = work.reports.length
    for (const pid of processesOf(program)) process.kill(pid, 'SIGKILL')
    await work.until(() => kindsOf(work).includes('restarted'))
    await work.until(() => work.reports.length > before + 1)
    expect(kindsOf(work)).toEqual(['crashed', 'restarted'])
    expect(work.notices[0]!.detail).toBe('signal SIGKILL')
    expect(new Set(work.reports.map(({ jobId }) => jobId))).toEqual(new Set([job.jobId]))
    expect(work.states).toEqual(['starting', 'searching', 'crashed', 'starting', 'searching'])
    expect(processesOf(program)).toHaveLength(1)
    await work.session.close()
    expect(await leftOf(program)).toEqual([])
  })

  test('ends even if it is stopped like a job in a terminal', { tags: ['stockfish'] }, async () => {
    const program = await ownPath(programPath('stockfish'))
    const work = atWork(await aProfile(program), SHORT_LIMITS)
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    for (const pid of processesOf(program)) process.kill(pid, 'SIGSTOP')
    await work.session.close()
    expect(work.session.state).toBe('off')
    expect(await leftOf(program)).toEqual([])
  })

  test('ends together with the script that started it', async () => {
    const { program, work } = await brokenAtWork('wrapper', SHORT_LIMITS)
    const engine = path.join(path.dirname(program), 'ignoresStop.sh')
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    await expect.poll(() => processesOf(engine)).toHaveLength(1)
    await work.session.close()
    expect(await leftOf(path.dirname(program))).toEqual([])
  })
})

describe('a process that an engine started in a session of its own', { tags: ['linux'] }, () => {
  const daemonOf = (program: string) => path.join(path.dirname(program), 'daemon')

  test('ends with the engine', async () => {
    const { program, work } = await brokenAtWork('leavesGroup', SHORT_LIMITS)
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    await expect.poll(() => processesOf(daemonOf(program)), LONG_WAIT).toHaveLength(1)
    await work.session.close()
    expect(await leftOf(path.dirname(program))).toEqual([])
  })

  test('stays while another engine ends', async () => {
    const { program, work } = await brokenAtWork('leavesGroup', SHORT_LIMITS)
    work.session.want(aJob())
    await work.until(() => work.reports.length > 0)
    await handshake({ path: await faultyEngine('notAnEngine'), args: [] }, guard, SHORT_LIMITS)
    await expect.poll(() => processesOf(daemonOf(program)), LONG_WAIT).toHaveLength(1)
    await work.session.close()
  })
})

describe('after our program is killed', () => {
  const dies = async (engine: () => Promise<string>) => {
    const program = await engine()
    const child = spawn(process.execPath, [programFile('orphanHost'), CORE, program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    // The command line of the host names the engine, too.
    expect(processesOf(path.dirname(program)).length).toBeGreaterThan(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await leftOf(path.dirname(program))).toEqual([])
  }

  test('a searching engine does not stay behind', { tags: ['stockfish'] }, () =>
    dies(() => ownPath(programPath('stockfish'))),
  )

  test.each([
    ['an engine that hears of no end', () => faultyEngine('ignoresStop')],
    ['an engine behind a script', () => faultyEngine('wrapper')],
  ])('%s does not stay behind', (_, engine) => dies(engine))

  test('a process that left the group of its engine does not stay behind', { tags: ['linux'] }, () =>
    dies(() => faultyEngine('leavesGroup')),
  )
})

test('the name of an engine is kept without invisible characters', async () => {
  const program = await faultyEngine('hiddenWords')
  expect(await handshake({ path: program, args: [] }, guard, SHORT_LIMITS)).toEqual({
    ok: true,
    value: {
      name: 'AcilB Fish  [31m9',
      author: '<b>Mallory</b>',
      options: [{ kind: 'spin', name: 'Hash', default: 16, min: 1, max: 32 }],
    },
  })
})

describe('a program that is no engine', () => {
  const introduced = (program: string) => handshake({ path: program, args: [] }, guard, SHORT_LIMITS)

  test('is refused with what it printed instead of a greeting', async () => {
    const program = await faultyEngine('notAnEngine')
    const answer = await introduced(program)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'noUci', path: program } })
    expect(JSON.stringify(answer)).toContain('What is your name?')
    expect(await leftOf(program)).toEqual([])
  })

  test('is refused and killed if it is silent and does not end', async () => {
    const program = await faultyEngine('silent')
    expect(await introduced(program)).toEqual({
      ok: false,
      error: { kind: 'noUci', path: program, said: '' },
    })
    expect(await leftOf(program)).toEqual([])
  })

  test.each([
    ['closesInput', 'input', ''],
    ['closesOutput', 'output', 'Loading'],
  ])('is refused at once if it %s, however long an engine may take', async (name, pipe, said) => {
    const program = await faultyEngine(name)
    const patient = { ...SHORT_LIMITS, greetingMs: 600_000 }
    expect(await handshake({ path: program, args: [] }, guard, patient)).toEqual({
      ok: false,
      error: { kind: 'closed', path: program, pipe, said },
    })
    expect(await leftOf(program)).toEqual([])
  })

  test.each([
    ['closesInput', 'input'],
    ['closesOutput', 'output'],
  ])('fails a match at once if it %s', async (name, pipe) => {
    const program = await faultyEngine(name)
    const patient = { ...PATIENCE, greetingMs: 600_000 }
    expect(await UciPlayer.start({ path: program, args: [] }, guard, patient)).toMatchObject({
      ok: false,
      error: { kind: 'crash', detail: `closed its ${pipe}` },
    })
    expect(await leftOf(program)).toEqual([])
  })

  test('is refused if it exits at once', async () => {
    const program = await faultyEngine('exitsAtOnce')
    expect(await introduced(program)).toMatchObject({
      ok: false,
      error: { kind: 'exited', code: 127, said: 'libfancy.so.3: cannot open shared object file' },
    })
  })

  test('is refused if it is missing, a folder or not executable', async () => {
    const folder = await scratchFolder()
    const missing = path.join(folder, 'nothing')
    expect(await introduced(missing)).toEqual({ ok: false, error: { kind: 'notFound', path: missing } })
    expect(await introduced(folder)).toEqual({ ok: false, error: { kind: 'notExecutable', path: folder } })
    const text = path.join(import.meta.dirname, 'engineFaults.test.ts')
    expect(await introduced(text)).toEqual({ ok: false, error: { kind: 'notExecutable', path: text } })
  })
})
