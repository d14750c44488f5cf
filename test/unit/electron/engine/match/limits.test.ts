import { describe, expect, test } from 'vitest'
import {
  afterMove,
  allowedMs,
  describeLimits,
  freshClock,
  goCommand,
  parseTimeControl,
  type MatchLimits,
} from '../../../../../electron/engine/match/limits'

const clockOf = (text: string) => freshClock(parseTimeControl(text)!)

describe('a clock', () => {
  test('loses the time of a move and gains the increment', () => {
    expect(afterMove(clockOf('10+0.1'), 2500).leftMs).toBe(7600)
    expect(afterMove(clockOf('1'), 1500).leftMs).toBe(-500)
  })

  test('gains its base time again after its number of moves', () => {
    const first = afterMove(clockOf('2/60'), 1000)
    expect(first).toMatchObject({ leftMs: 59_000, movesToGo: 1 })
    expect(afterMove(first, 1000)).toMatchObject({ leftMs: 118_000, movesToGo: 2 })
  })

  test.each<[MatchLimits, string | undefined, number | undefined]>([
    [{ nodes: 1 }, undefined, undefined],
    [{ moveTimeMs: 50 }, undefined, 50],
    [{}, '10', 10_000],
    [{ moveTimeMs: 50 }, '10', 50],
  ])('with limits %j and clock %s allows %d ms', (limits, clock, allowed) => {
    expect(allowedMs(limits, clock === undefined ? undefined : clockOf(clock))).toBe(allowed)
  })
})

describe('the go command', () => {
  test.each<[MatchLimits, string]>([
    [{ nodes: 200 }, 'go nodes 200'],
    [{ moveTimeMs: 100, depth: 8 }, 'go depth 8 movetime 100'],
  ])('has only the limits without a clock: %j', (limits, command) => {
    expect(goCommand(limits, 'white', undefined, undefined)).toBe(command)
  })

  test('has both clocks, each for its side', () => {
    const [own, other] = [clockOf('10+0.1'), clockOf('5')]
    expect(goCommand({ clock: own.control }, 'black', own, other)).toBe(
      'go wtime 5000 btime 10000 winc 0 binc 100',
    )
  })

  test('uses its own time for a side without a clock, and never 0', () => {
    const own = { ...clockOf('40/10'), leftMs: 0.2 }
    expect(goCommand({ clock: own.control, nodes: 7 }, 'white', own, undefined)).toBe(
      'go wtime 1 btime 1 winc 0 binc 0 movestogo 40 nodes 7',
    )
  })
})

test.each<[MatchLimits, string]>([
  [{ clock: { baseMs: 10_000, incrementMs: 100 } }, '10+0.1 s'],
  [{ clock: { baseMs: 60_000, incrementMs: 0, moves: 40 }, depth: 3 }, '40/60+0 s, depth 3'],
  [{ moveTimeMs: 100, nodes: 5 }, '100 ms, 5 nodes'],
])('limits %j are described as %s', (limits, text) => {
  expect(describeLimits(limits)).toBe(text)
})

test.each(['', '+1', '10+', '0/10', '1e3', '-1', '10+0.1+2'])('%j is not a time control', text => {
  expect(parseTimeControl(text)).toBeUndefined()
})
