import { expect, test } from 'vitest'
import type { ReportedMove } from '@shared/report/gameReport'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import {
  chosenEffort,
  effortOfChoice,
  expectedSeconds,
  expectedSetupNodes,
  machineSpeed,
  searchedBeside,
} from '../../../../../renderer/features/report/chosenEffort'
import { presetArrayNodes } from '@shared/report/presets'
import { settledArrayNodes } from '@shared/solver/usualNodes'
import { aboutSeconds, effortWords } from '../../../../../renderer/features/report/reportWords'
import { reportRows } from '../../../../../renderer/features/report/reportRows'

test('an effort is described by its engine and its limit', () => {
  const by = (limit: 'nodes' | 'depth' | 'time', amount: number) =>
    effortWords({ engineId: '', limit, amount, lines: 1, closer: true, thrifty: false }, 'Stockfish')
  expect(by('nodes', 150_000)).toBe('Stockfish, 150,000 nodes per move')
  expect(by('depth', 16)).toBe('Stockfish, depth 16')
  expect(by('time', 5)).toBe('Stockfish, 0.5 s per move')
})

test('the report table has the phases of the game with their move numbers, and a total', () => {
  const move = (fullmoves: number, phase: ReportedMove['phase']) =>
    ({ phase, color: 'white', loss: 0, fenBefore: `8/8 w - - 0 ${fullmoves}` }) as ReportedMove
  const rows = reportRows([move(1, 'setup'), move(5, 'opening'), move(9, 'opening'), move(10, 'endgame')])
  expect(rows.map(({ phase, numbers }) => [phase, numbers])).toEqual([
    ['setup', undefined],
    ['opening', [5, 9]],
    ['endgame', [10, 10]],
    ['all', undefined],
  ])
  expect(rows.at(-1)!.players.white.moves).toBe(4)
  expect(rows.at(-1)!.players.black.accuracy).toBeUndefined()
})

test('the time of an analysis is estimated from the speed of the last one', () => {
  const seconds = (preset: 'quick' | 'normal' | 'deep', setupNodes = 0, speed = 1_000_000) =>
    expectedSeconds(effortOfChoice(preset, DEFAULT_SETTINGS.report, 1), 107, setupNodes, speed, 1)!
  expect(seconds('normal')).toBeCloseTo(64.2)
  expect(seconds('normal', 0, 2_000_000)).toBeCloseTo(32.1)
  expect(seconds('quick')).toBeLessThan(seconds('normal') / 4)
  expect(seconds('deep')).toBeGreaterThan(1.9 * seconds('normal'))
  expect(seconds('normal', 10_000_000)).toBeCloseTo(74.2)
  expect([aboutSeconds(1), aboutSeconds(38), aboutSeconds(90), aboutSeconds(91)]).toEqual([
    'about 5 s',
    'about 40 s',
    'about 90 s',
    'about 2 min',
  ])
  const own = { ...DEFAULT_SETTINGS.report, preset: 'own', limit: 'depth' } as const
  expect(expectedSeconds(chosenEffort(own, 1), 107, 0, 1_000_000, 1)).toBeUndefined()
})

test('a preset takes the same time on every engine, while other limits stay unchanged', () => {
  const { report } = DEFAULT_SETTINGS
  expect(effortOfChoice('normal', report, 0.635).amount).toBe(127_000)
  expect(effortOfChoice('own', { ...report, limit: 'nodes', nodes: 1000 }, 0.635).amount).toBe(1000)
  const seconds = (choice: 'normal' | 'own', relativeSpeed: number) =>
    expectedSeconds(effortOfChoice(choice, report, relativeSpeed), 107, 0, 1_000_000, relativeSpeed)!
  expect(seconds('normal', 0.5)).toBeCloseTo(seconds('normal', 1))
  expect(seconds('own', 0.5)).toBeCloseTo(2 * seconds('own', 1))
})

test('the speed of a machine is the last measured one, or else an estimate from its cores', () => {
  expect(machineSpeed({ nodesPerSecond: 1 }, { nodesPerSecond: 2 }, 8)).toBe(1)
  expect(machineSpeed({}, { nodesPerSecond: 2 }, 8)).toBe(2)
  expect([0, 1, 2, 4, 64].map(cores => machineSpeed({}, {}, cores) / 800_000)).toEqual([1, 1, 2, 4, 4])
})

test('a setup search beside a report takes its share of the machine, at most half', () => {
  const effort = effortOfChoice('normal', DEFAULT_SETTINGS.report, 0.5)
  expect(searchedBeside(effort, 107, 0, 0.5)).toBe(1)
  expect(searchedBeside(effort, 107, 16_050_000, 0.5)).toBeCloseTo(1.25)
  expect(searchedBeside(effort, 5, 16_050_000, 0.5)).toBe(2)
  expect(searchedBeside({ ...effort, limit: 'time' }, 107, 16_050_000, 0.5)).toBe(1)
  expect(searchedBeside(effort, 0, 16_050_000, 0.5)).toBe(1)
})

test('the estimate for the sample on two cores with a fresh profile is realistic, including its setup', () => {
  const speed = machineSpeed({}, {}, 2)
  const seconds = (preset: 'quick' | 'normal') =>
    expectedSeconds(
      effortOfChoice(preset, DEFAULT_SETTINGS.report, 0.5),
      107,
      expectedSetupNodes(presetArrayNodes(preset, settledArrayNodes(DEFAULT_SETTINGS.solver))),
      speed,
      0.5,
    )!
  // Measured on two cores from the start of the window: 25 s and 46 to 50 s, the first five before the analysis.
  expect([aboutSeconds(seconds('quick')), aboutSeconds(seconds('normal'))]).toEqual([
    'about 15 s',
    'about 50 s',
  ])
})
