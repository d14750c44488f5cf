import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import {
  everyAnswer,
  isPreparation,
  readPreparation,
  type PreparedAnswer,
} from '@shared/preparation/preparedAnswers'
import { sheetCost, sheetLines } from '@shared/preparation/sheetLines'
import type { TreeNode } from '@shared/tree/node'
import { aPreparation } from '../../support/aPreparation'

const preparations = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 6 }),
    fc.constantFrom(...COLORS),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([seed, color, margin]) => aPreparation(seed, color, margin))
  .filter(isPreparation)
  .map(root => ({ root, lines: readPreparation(root)! }))
const rooms = fc.integer({ min: 0, max: 90 })

const wholeLine = (opening: readonly TreeNode[], answer: PreparedAnswer): readonly TreeNode[] => {
  const parts: (readonly TreeNode[])[] = []
  for (let at: PreparedAnswer | undefined = answer; at; at = at.after) parts.push(at.moves)
  return [...opening, ...parts.toReversed().flat()]
}

/** Whether neither an answer nor any before it is a trap. */
const isSound = (answer: PreparedAnswer): boolean => {
  for (let at: PreparedAnswer | undefined = answer; at; at = at.after) if (at.isTrap) return false
  return true
}

/** The chance of the most likely position to which an answer leads. */
const weightOf = (answer: PreparedAnswer): number =>
  Math.max(...[...everyAnswer([answer])].filter(isSound).map(({ chance }) => chance))

describe('one page of a preparation', () => {
  test('has only lines of the tree, each after its predecessor, the most likely first', () => {
    fc.assert(
      fc.property(preparations, rooms, ({ root, lines }, room) => {
        const { answers, traps } = sheetLines(lines, room)
        for (const answer of [...answers, ...traps]) {
          let at = root
          for (const node of wholeLine(lines.opening, answer)) {
            expect(at.children).toContain(node)
            at = node
          }
        }
        const seen = new Set<PreparedAnswer | undefined>([undefined])
        const last = new Map<PreparedAnswer | undefined, PreparedAnswer>()
        for (const answer of answers) {
          expect(seen.has(answer.after)).toBe(true)
          expect(answer.share).toBeLessThanOrEqual(last.get(answer.after)?.share ?? 1)
          last.set(answer.after, answer)
          seen.add(answer)
        }
      }),
    )
  })

  test('never takes more room than there is, and leaves out nothing more likely than its content', () => {
    fc.assert(
      fc.property(preparations, rooms, ({ lines }, room) => {
        const { answers, traps, left } = sheetLines(lines, room)
        expect(sheetCost(answers.length, traps.length)).toBeLessThanOrEqual(room)
        const shown = new Set(answers)
        const all = [...everyAnswer(lines.answers)]
        const out = all.filter(answer => isSound(answer) && !shown.has(answer)).map(weightOf)
        const least = Math.min(1, ...answers.map(weightOf))
        if (answers.length > 0) expect(Math.max(0, ...out)).toBeLessThanOrEqual(least)
        const replied = (list: readonly PreparedAnswer[]) =>
          list.filter(({ moves, isTrap }) => moves.length > 1 && !isTrap).length
        expect(left.answers).toBe(replied(all) - replied(answers))
        expect(left.traps).toBe(all.filter(({ isTrap }) => isTrap).length - traps.length)
      }),
    )
  })

  test('has every trap of the lines that it shows, and no other', () => {
    fc.assert(
      fc.property(preparations, rooms, ({ lines }, room) => {
        const { answers, traps } = sheetLines(lines, room)
        const shown = new Set<PreparedAnswer | undefined>(answers)
        if (answers.length > 0) shown.add(undefined)
        const wanted = [...everyAnswer(lines.answers)].filter(
          ({ isTrap, after }) => isTrap && shown.has(after),
        )
        if (answers.length > 0) expect(new Set(traps)).toEqual(new Set(wanted))
        expect(traps.map(({ chance }) => chance)).toEqual(
          traps.map(({ chance }) => chance).toSorted((a, b) => b - a),
        )
      }),
    )
  })

  test('shows everything if there is enough room', () => {
    fc.assert(
      fc.property(preparations, ({ lines }) => {
        const all = [...everyAnswer(lines.answers)]
        const { answers, left } = sheetLines(lines, sheetCost(all.length, all.length))
        expect(answers).toEqual(all.filter(isSound))
        const below = all.filter(answer => !isSound(answer) && !answer.isTrap && answer.moves.length > 1)
        expect(left.answers).toBe(below.length)
      }),
    )
  })

  test('counts chances that add up to no more than 1 in a position', () => {
    fc.assert(
      fc.property(preparations, ({ lines }) => {
        const sums = new Map<PreparedAnswer | undefined, number>()
        for (const { after, share } of everyAnswer(lines.answers))
          sums.set(after, (sums.get(after) ?? 0) + share)
        for (const sum of sums.values()) expect(sum).toBeLessThan(1)
      }),
    )
  })
})
