import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import { parseLine } from '../../../../../electron/engine/uciClient/uciLine'
import {
  DEFAULT_ENGINE_SETTINGS,
  engineOptions,
  optionsOf,
  setOption,
  variantOf,
  type EngineSettings,
} from '../../../../../electron/engine/uciServer/engineSettings'
import { describeSessionFault } from '../../../../../electron/engine/uciServer/sessionFault'
import { makeOption } from '../../../../../electron/engine/uciServer/uciAnswers'

const OPTIONS = engineOptions({ threads: 2, hashMiB: 1024 })

const after = (...pairs: readonly (readonly [name: string, value: string])[]): EngineSettings =>
  pairs.reduce(
    (settings, [name, value]) => unwrap(setOption(OPTIONS, settings, name, value)).settings,
    DEFAULT_ENGINE_SETTINGS,
  )

describe('an option', () => {
  test.each<[string, string, Partial<EngineSettings>]>([
    ['Hash', '64', { hashMiB: 64 }],
    ['hash', '1024', { hashMiB: 1024 }],
    ['Threads', '2', { threads: 2 }],
    ['MultiPV', '128', { multiPv: 128 }],
    ['Move Overhead', '0', { overheadMs: 0 }],
    ['UCI_Chess960', 'true', { isChess960: true }],
    ['UCI_ShowWDL', 'TRUE', { showsChances: true }],
    ['SpecialMoves', 'false', { knowsSpecialMoves: false }],
    ['Level', '3', { level: 3 }],
    ['UCI_Variant', 'fischer-benko', { variant: 'fischer-benko' }],
    ['Ponder', 'true', {}],
    ['UCI_AnalyseMode', 'true', {}],
    ['Curtailed castling', 'true', { options: ['curtailed'] }],
  ])('%s can be %s', (name, value, change) => {
    expect(after([name, value])).toEqual({ ...DEFAULT_ENGINE_SETTINGS, ...change })
  })

  test.each([
    ['Hash', '0', 'a number from 1 to 1024'],
    ['Hash', '1025', 'a number from 1 to 1024'],
    ['Hash', '6x', 'a number from 1 to 1024'],
    ['Threads', '3', 'a number from 1 to 2'],
    ['Level', '14', 'a number from 1 to 13'],
    ['Ponder', 'yes', 'true or false'],
    ['SpecialMoves', '', 'true or false'],
  ])('%s cannot be %j', (name, value, wanted) => {
    const error = { kind: 'badValue', option: { name }, found: value } as const
    const set = setOption(OPTIONS, DEFAULT_ENGINE_SETTINGS, name, value)
    expect(set).toMatchObject({ ok: false, error })
    expect(set.ok ? '' : describeSessionFault(set.error)).toBe(`${name} must be ${wanted}, found ${value}`)
  })

  test('that does not exist is refused', () => {
    const error = { kind: 'unknownOption', found: 'Contempt' }
    expect(setOption(OPTIONS, DEFAULT_ENGINE_SETTINGS, 'Contempt', '1')).toEqual({ ok: false, error })
  })

  test('that is a button is pressed', () => {
    expect(unwrap(setOption(OPTIONS, DEFAULT_ENGINE_SETTINGS, 'clear hash')).press).toBe('clearHash')
  })

  test('of a system is on only for systems that have it', () => {
    const on = ['Curtailed castling', 'true'] as const
    expect(optionsOf(after(on))).toEqual([])
    expect(optionsOf(after(on, ['UCI_Variant', 'arrangement']))).toEqual(['curtailed'])
    expect(after(on, ['Curtailed castling', 'false']).options).toEqual([])
  })

  test('is declared in UCI syntax', () => {
    for (const { option } of OPTIONS)
      expect(parseLine(makeOption(option))).toMatchObject({ kind: 'option', option })
  })
})

describe('UCI_Variant', () => {
  test('names every system that can be played', () => {
    const choices = OPTIONS.flatMap(({ option }) => (option.kind === 'combo' ? option.choices : []))
    expect(choices).toEqual(VARIANTS.map(({ id }) => id))
  })

  test('means Chess960 if it is chess and UCI_Chess960 is on, and is kept otherwise', () => {
    expect(variantOf(after()).id).toBe('chess')
    expect(variantOf(after(['UCI_Chess960', 'true'])).id).toBe('chess960')
    expect(variantOf(after(['UCI_Chess960', 'true'], ['UCI_Variant', 'beautiful'])).id).toBe('beautiful')
  })
})
