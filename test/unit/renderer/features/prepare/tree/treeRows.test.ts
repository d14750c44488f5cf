import { describe, expect, test } from 'vitest'
import type { Branch, BranchMove } from '@shared/ipc/contract'
import { treeRows, type TreeRowsContext } from '../../../../../../renderer/features/prepare/tree/treeRows'

const aMove = (uci: string, to: string, over: Partial<BranchMove> = {}): BranchMove => ({
  uci,
  san: uci,
  kind: 'normal',
  fen: `after ${uci}`,
  check: false,
  to,
  value: 0,
  loss: 0,
  isPrepared: true,
  share: 0.5,
  goesOn: true,
  joins: null,
  isChanged: false,
  reply: null,
  refutation: null,
  isCritical: false,
  isOnlyMove: false,
  isTrap: false,
  isRefuted: false,
  isRepetition: false,
  rule: null,
  deeper: 0,
  ...over,
})

const aBranch = (key: string, isOurs: boolean, moves: readonly BranchMove[]): Branch => ({
  key,
  fen: `fen of ${key}`,
  isOurs,
  state: 'searched',
  value: 0,
  moves,
  prepared: 1,
})

const BRANCHES = [
  aBranch('root', true, [aMove('e4', 'A'), aMove('d4', 'X', { isPrepared: false })]),
  aBranch('A', false, [aMove('e5', 'B'), aMove('c5', 'C'), aMove('d5', 'D', { goesOn: false })]),
  aBranch('B', true, [aMove('Nf3', 'E')]),
  aBranch('C', true, [aMove('c3', 'F')]),
  aBranch('E', false, [aMove('Nc6', 'G')]),
  aBranch('F', false, []),
  aBranch('G', true, []),
]

const rowsOf = (over: Partial<TreeRowsContext> = {}) =>
  treeRows({
    root: 'root',
    branchOf: key => BRANCHES.find(branch => branch.key === key),
    isUnfolded: () => undefined,
    current: [],
    ...over,
  })

const named = (over: Partial<TreeRowsContext> = {}) =>
  rowsOf(over).rows.map(({ name, depth }) => `${'.'.repeat(depth)}${name}`)

describe('the rows of a preparation', () => {
  test('follow the main answers; other answers are collapsed', () => {
    expect(named()).toEqual(['e4', '.e4 e5', '..e4 e5 Nf3', '...e4 e5 Nf3 Nc6', '.e4 c5', '.e4 d5'])
  })

  test('omit moves that are not prepared', () => {
    expect(named().some(name => name.includes('d4'))).toBe(false)
  })

  test('expand toward the position on the board, and as the user expands or collapses them', () => {
    expect(named({ current: ['e4', 'c5', 'c3'] })).toContain('..e4 c5 c3')
    expect(named({ isUnfolded: name => (name === 'e4 c5' ? true : undefined) })).toContain('..e4 c5 c3')
    expect(named({ isUnfolded: name => (name === 'e4' ? false : undefined) })).toEqual(['e4'])
  })

  test('tell whether they have rows below and are expanded', () => {
    const row = (name: string) => rowsOf().rows.find(one => one.name === name)!
    expect(row('e4 c5')).toMatchObject({ canOpen: true, isOpen: false, isOurs: false })
    expect(row('e4 d5')).toMatchObject({ canOpen: false, isOpen: false })
    expect(row('e4')).toMatchObject({ isOpen: true, isOurs: true, fenBefore: 'fen of root' })
  })

  test('end at transpositions into another line and at repetitions', () => {
    const branchOf = (move: BranchMove) => (key: string) =>
      key === 'A' ? aBranch('A', false, [move]) : BRANCHES.find(branch => branch.key === key)
    const joins = aMove('e5', 'B', { joins: [aMove('c5', 'C')] })
    expect(named({ branchOf: branchOf(joins) })).toEqual(['e4', '.e4 e5'])
    expect(named({ branchOf: branchOf(aMove('e5', 'B', { isRepetition: true })) })).toEqual(['e4', '.e4 e5'])
  })

  test('list the positions they need, whether loaded or not', () => {
    const { keys, rows } = rowsOf({
      branchOf: key => (key === 'B' ? undefined : BRANCHES.find(b => b.key === key)),
    })
    expect(keys).toEqual(['root', 'A', 'B'])
    expect(rows.map(({ name }) => name)).toEqual(['e4', 'e4 e5', 'e4 c5', 'e4 d5'])
  })
})
