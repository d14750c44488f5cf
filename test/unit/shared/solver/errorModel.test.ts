import { describe, expect, test } from 'vitest'
import { adapted, NO_CHANGES, withChange } from '@shared/solver/solving'
import { arrayError, errorsAt, scaledErrors, type ErrorModel } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'

const level = (nodes: number, noise: number) => ({
  nodes,
  bias: noise / 2,
  trust: 0.5,
  common: noise,
  row: noise,
  column: noise,
  own: noise,
  noise,
})

const MODEL: ErrorModel = { levels: [level(1000, 20), level(4000, 10)], interaction: 12, ranks: 25 }

describe('errors by nodes', () => {
  test('are those of a measured level, or interpolated by doublings between two levels', () => {
    expect(errorsAt(MODEL, 1000)).toEqual(level(1000, 20))
    expect(errorsAt(MODEL, 2000)).toEqual(level(2000, 15))
    expect(errorsAt(MODEL, 4000)).toEqual(level(4000, 10))
  })

  test('are those of the nearest level outside the measured range', () => {
    expect(errorsAt(MODEL, 10)).toEqual({ ...level(1000, 20), nodes: 10 })
    expect(errorsAt(MODEL, 1e9)).toEqual({ ...level(4000, 10), nodes: 1e9 })
  })

  test('of an array that was not searched have no trust', () => {
    expect(errorsAt(MODEL, 0)).toMatchObject({ nodes: 0, trust: 0, bias: 0, own: 12, noise: 12 })
  })

  test('grow by a factor, but the trust does not', () => {
    expect(errorsAt(scaledErrors(MODEL, 2), 1000)).toEqual({ ...level(1000, 40), trust: 0.5 })
  })

  test('of a single array combine all parts and hold nine times out of ten', () => {
    // Four parts of 20 and a bias of 10.
    expect(arrayError(MODEL, 1000)).toBeCloseTo(1.645 * Math.sqrt(4 * 20 ** 2 + 10 ** 2), 9)
    expect(arrayError(scaledErrors(MODEL, 2), 1000)).toBeCloseTo(2 * arrayError(MODEL, 1000), 9)
    for (const nodes of [1000, 20_000, 300_000])
      expect(arrayError(OWN_ERRORS, nodes)).toBeGreaterThan(arrayError(OWN_ERRORS, 2 * nodes))
  })

  test('of our own engine shrink with every level', () => {
    const { levels } = OWN_ERRORS
    for (const [place, { nodes, noise, own, trust }] of levels.slice(1).entries()) {
      const before = levels[place]!
      expect(nodes).toBeGreaterThan(before.nodes)
      expect(noise).toBeLessThan(before.noise)
      expect(own).toBeLessThanOrEqual(before.own)
      expect(trust).toBeGreaterThan(before.trust)
    }
  })
})

describe('an error model adapted to an engine', () => {
  const after = (change: number, times: number) => {
    let changes = NO_CHANGES
    for (let i = 0; i < times; i++)
      // 5 of the change is the bias that disappears with depth.
      changes = withChange(
        changes,
        MODEL,
        { value: 10, nodes: 1000 },
        { value: 5 + (i % 2 ? change : -change), nodes: 4000 },
      )
    return errorsAt(adapted(MODEL, changes), 1000).noise
  }

  test('stays unchanged if values move as expected or nothing was seen', () => {
    expect(after(20, 100)).toBeCloseTo(20)
    expect(after(20, 0)).toBe(20)
  })

  test('grows if values move more than expected, the more so the more was seen', () => {
    expect(after(40, 10)).toBeGreaterThan(20)
    expect(after(40, 100)).toBeGreaterThan(after(40, 10))
    expect(after(40, 10_000)).toBeCloseTo(40, 0)
  })
})
