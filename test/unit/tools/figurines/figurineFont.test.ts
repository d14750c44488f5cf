import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figurineFont } from '../../../../tools/figurines/figurineFont'
import { inkDepth, penDrawing } from '../../../../tools/figurines/ink'
import { encloses, outlineOfPath } from '../../../../tools/figurines/outline'
import { traceInk } from '../../../../tools/figurines/trace'

describe('the figurine font', () => {
  const font = Buffer.from(figurineFont())

  test('is up to date with the pieces: `npm run figurines` writes it', () => {
    expect(font.equals(readFileSync('shared/publish/fonts/figurines.ttf'))).toBe(true)
  })

  test('is a TrueType font with a valid checksum', () => {
    expect(font.readUInt32BE(0)).toBe(0x10000)
    let sum = 0
    for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
    expect(sum).toBe(0xb1b0afba)
  })
})

describe('a drawing of a figurine', () => {
  test('has ink on its lines and none between them', () => {
    const rook = penDrawing('rook')
    expect(inkDepth(rook, 2.6, { x: 22.5, y: 26 })).toBeGreaterThan(0)
    expect(inkDepth(rook, 2.6, { x: 22.5, y: 35.2 })).toBeLessThan(0)
  })

  test('is traced with its hole in the opposite direction', () => {
    const ring = traceInk(({ x, y }) => Math.abs(Math.hypot(x - 20, y - 20) - 10) - 2, 45)
    const turning = ring.map(points =>
      Math.sign(
        points.reduce((sum, to, place) => {
          const from = points.at(place - 1)!
          return sum + from.x * to.y - to.x * from.y
        }, 0),
      ),
    )
    expect(turning.toSorted((one, other) => one - other)).toEqual([-1, 1])
  })

  test('rejects unknown path commands and pieces', () => {
    expect(() => outlineOfPath('M0 0A1 1 0 0 1 2 2')).toThrow('the command A')
    expect(() => penDrawing('unicorn')).toThrow('no unicorn')
  })

  test('encloses the points inside its outline', () => {
    const square = outlineOfPath('M10 10h20v20H10z')
    expect([encloses(square, { x: 20, y: 20 }), encloses(square, { x: 40, y: 20 })]).toEqual([true, false])
  })
})
