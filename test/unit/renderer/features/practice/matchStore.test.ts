import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flatten } from '@shared/tree/flat'
import { err, ok } from '@shared/result'
import { useMatchStore } from '../../../../../renderer/features/practice/matchStore'
import { usePracticeStore } from '../../../../../renderer/features/practice/practiceStore'
import { FIRST_TABLE_FORM, type TableForm } from '../../../../../renderer/features/practice/tableForm'
import { useUnfinishedPracticeStore } from '../../../../../renderer/features/practice/unfinishedPracticeStore'
import { unsavedDocument } from '../../../../../renderer/openFiles/document'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aGame, line, sanOf, START_FEN } from '../../../../support/aGame'
import { aPlayedSetup } from '../../../../support/aPlayedSetup'
import { aSetupGame, THROW_FEN } from '../../../../support/aSolverView'
import { aStatus } from '../../../../support/anEngine'
import { aWorkbench, settled } from '../../../../support/workbench'

const POSITION = { variant: 'chess', fen: START_FEN, options: [] } as const

const answers = {
  'games:create': () => ok(flatten(aGame(line('')))),
  'play:move': () => ok(null),
  'play:cancel': () => undefined,
  'guessing:value': () => ok({ kind: 'searched', score: { kind: 'cp', value: 86, view: 'white' } }),
} as const

beforeEach(() => aWorkbench(answers as Parameters<typeof aWorkbench>[0]))
afterEach(settled)

const tagsOf = () =>
  Object.fromEntries(useGameStore().game?.tags.map(({ name, value }) => [name, value]) ?? [])

const begin = async (over: Partial<TableForm> = {}) => {
  const players = { white: 'Anna', black: 'Boris' }
  await useMatchStore().begin(
    POSITION,
    { ...FIRST_TABLE_FORM, players, ...over },
    { hasPair: false, tags: [] },
  )
  await settled()
}

describe('a game of two players at one computer', () => {
  test('is played by both sides, each with its own clock, and records the times with the moves', async () => {
    await begin({ isBlackOwn: true, minutes: { white: 10, black: 5 } })
    const practice = usePracticeStore()
    expect(tagsOf()).toMatchObject({
      White: 'Anna',
      Black: 'Boris',
      WhiteTimeControl: '600+5',
      BlackTimeControl: '300+5',
      Table: 'two players',
    })
    expect([practice.isTable, practice.turn, practice.isHumanToMove]).toEqual([true, 'white', true])
    await practice.play('e2e4')
    await settled()
    await practice.play('e7e5')
    await settled()
    expect(sanOf(useGameStore().game!.root)).toBe('e4 e5')
    expect(useGameStore().node?.comments[0]?.text).toMatch(/^\[%clk 0:05:0\d\]$/)
    expect(practice.game?.clock?.running?.side).toBe('white')
  })

  test('accepts no move and runs no clock while it is paused', async () => {
    await begin()
    const practice = usePracticeStore()
    practice.pause()
    await practice.play('e2e4')
    await settled()
    expect([sanOf(useGameStore().game!.root), practice.game?.clock?.running]).toEqual(['', undefined])
    practice.release()
    expect(practice.game?.clock?.running?.side).toBe('white')
  })

  test('ends in a draw when the other player accepts an offer, but not when that player moves', async () => {
    await begin()
    const practice = usePracticeStore()
    practice.propose({ kind: 'draw', by: 'black' })
    await practice.play('e2e4')
    await settled()
    expect([practice.game?.offer, practice.isRunning]).toEqual([undefined, true])
    practice.propose({ kind: 'draw', by: 'white' })
    practice.accept()
    await settled()
    expect(tagsOf()).toMatchObject({ Result: '1/2-1/2', Termination: 'normal' })
  })

  test('takes a move back when the other player agrees', async () => {
    await begin()
    const practice = usePracticeStore()
    await practice.play('e2e4')
    await settled()
    practice.propose({ kind: 'takeBack', by: 'white' })
    expect(sanOf(useGameStore().game!.root)).toBe('e4')
    practice.accept()
    await settled()
    expect([sanOf(useGameStore().game!.root), practice.turn]).toEqual(['', 'white'])
  })

  test('that was interrupted continues with its terms and the clock times of its moves', async () => {
    await begin({ turnsBoard: true })
    await usePracticeStore().play('e2e4')
    await settled()
    await usePracticeStore().play('e7e5')
    await settled()
    const { game } = useDocumentsStore().active!
    aWorkbench(answers as Parameters<typeof aWorkbench>[0])
    useDocumentsStore().insert(unsavedDocument('again', game))
    const unfinished = useUnfinishedPracticeStore()
    expect(unfinished.game?.terms).toMatchObject({ turnsBoard: true, setupOnClock: false })
    expect(unfinished.game?.clock?.running).toBeUndefined()
    expect(unfinished.game?.clock?.leftMs.white).toBeGreaterThan(590_000)
    unfinished.resume()
    await settled()
    expect([usePracticeStore().isTable, usePracticeStore().turn]).toEqual([true, 'white'])
  })
})

describe('a couplet', () => {
  test('starts a second game with colors reversed after the first, and has one score', async () => {
    await begin({ fairness: 'couplet' })
    const match = useMatchStore()
    expect([tagsOf().Couplet, match.isSecondDue]).toEqual(['1.1', false])
    usePracticeStore().resign('black')
    await settled()
    expect(match.couplet?.score).toEqual({ points: [1, 0], played: 1 })
    expect(tagsOf()).toMatchObject({ White: 'Boris', Black: 'Anna', Couplet: '1.2' })
    expect([usePracticeStore().isPaused, usePracticeStore().isHumanToMove]).toEqual([true, false])
    usePracticeStore().release()
    expect([match.isSecondDue, match.couplet?.players]).toEqual([false, { white: 'Anna', black: 'Boris' }])
    usePracticeStore().propose({ kind: 'draw', by: 'white' })
    usePracticeStore().accept()
    await settled()
    expect(match.couplet?.score).toEqual({ points: [1.5, 0.5], played: 2 })
    await begin({ fairness: 'couplet' })
    expect(tagsOf().Couplet).toBe('2.1')
  })

  test('can be played against the engine', async () => {
    const bridge = aWorkbench(answers as Parameters<typeof aWorkbench>[0])
    const match = useMatchStore()
    await match.practise(POSITION, { side: 'white', level: 4 }, [])
    await settled()
    expect(tagsOf()).toMatchObject({ White: 'Player', Couplet: '1.1' })
    usePracticeStore().resign()
    await settled()
    expect(tagsOf()).toMatchObject({ Black: 'Player', Couplet: '1.2' })
    expect([usePracticeStore().hands, bridge.askedFor('play:move')]).toEqual([['black'], []])
    usePracticeStore().release()
    await settled()
    expect(bridge.askedFor('play:move')).toHaveLength(1)
  })

  test('delays its second game while the user is in another tab', async () => {
    await begin({ fairness: 'couplet' })
    const first = useDocumentsStore().active!
    useDocumentsStore().insert(unsavedDocument('other', aGame(line('d4'))))
    usePracticeStore().resign('black')
    await settled()
    expect(tagsOf().Couplet).toBeUndefined()
    useDocumentsStore().activate(first.id)
    await settled()
    expect(useMatchStore().isSecondDue).toBe(true)
    await useMatchStore().beginSecond()
    await settled()
    expect(tagsOf().Couplet).toBe('1.2')
  })
})

describe('the pie rule', () => {
  test('stops the game after the first move until the other player chooses a side, and records it', async () => {
    await begin({ fairness: 'pie', piePoint: 'move' })
    const practice = usePracticeStore()
    const match = useMatchStore()
    expect(practice.isPieDue).toBe(false)
    await practice.play('e2e4')
    await settled()
    expect([practice.isPieDue, practice.isHumanToMove, practice.game?.clock?.running]).toEqual([
      true,
      false,
      undefined,
    ])
    expect(practice.game?.clock?.leftMs.white).toBeGreaterThan(600_000)
    match.chooseSide('white')
    await settled()
    expect(tagsOf()).toMatchObject({ White: 'Boris', Black: 'Anna', PieRule: 'Boris White' })
    expect([practice.isPieDue, practice.isHumanToMove, practice.game?.clock?.running?.side]).toEqual([
      false,
      true,
      'black',
    ])
    await settled()
    expect([tagsOf().PieValue, match.pieValue]).toEqual(['0.86', 86])
  })

  test('gives advice before the choice only on request', async () => {
    await begin({ fairness: 'pie', piePoint: 'setup' })
    const match = useMatchStore()
    expect([usePracticeStore().isPieDue, match.canAdvise, match.pieValue]).toEqual([true, true, undefined])
    await match.advise()
    expect([tagsOf().PieValue, match.canAdvise]).toEqual(['0.86', false])
  })

  test('records the value of the throw once a side is chosen', async () => {
    const bridge = aWorkbench({
      ...(answers as Parameters<typeof aWorkbench>[0]),
      'games:create': () => ok(flatten({ ...aSetupGame(), root: { ...aSetupGame().root, children: [] } })),
      'solver:price': () => ok(aPlayedSetup({ setup: { value: 63, isThrow: true, skipped: 0, turns: [] } })),
    })
    useEnginesStore().receive([aStatus()])
    await begin({ fairness: 'pie', piePoint: 'throw' })
    const match = useMatchStore()
    expect([usePracticeStore().isPieDue, match.canAdvise]).toEqual([true, true])
    expect(bridge.askedFor('solver:price')).toEqual([])
    match.chooseSide('white')
    await settled()
    expect(bridge.askedFor('solver:price')).toMatchObject([
      [{ variant: 'fischer-benko', startFen: THROW_FEN, moves: [], engineId: 'own', nodes: 100_000 }],
    ])
    expect([tagsOf().PieValue, match.canAdvise]).toEqual(['0.63', false])
    expect(bridge.askedFor('guessing:value')).toEqual([])
  })

  test('records no value for a throw with too many starts, and says why', async () => {
    aWorkbench({
      ...(answers as Parameters<typeof aWorkbench>[0]),
      'solver:price': () => err({ kind: 'tooManyArrays', arrays: 8_294_400, most: 50_000 }),
    })
    useEnginesStore().receive([aStatus()])
    await begin({ fairness: 'pie', piePoint: 'throw' })
    useMatchStore().chooseSide('white')
    await settled()
    expect(tagsOf()).not.toHaveProperty('PieValue')
    expect(useNoticesStore().troubles[0]?.text.title).toContain('8,294,400')
  })

  test('numbers unnamed players instead of naming them after a color', async () => {
    await begin({ fairness: 'pie', piePoint: 'setup', players: { white: '', black: '' } })
    useMatchStore().chooseSide('white')
    await settled()
    expect(tagsOf()).toMatchObject({ White: 'Player 2', Black: 'Player 1', PieRule: 'Player 2 White' })
  })

  test('comes before the first move when the side is chosen after the setup', async () => {
    await begin({ fairness: 'pie', piePoint: 'setup' })
    expect(usePracticeStore().isPieDue).toBe(true)
    useMatchStore().chooseSide('black')
    await settled()
    expect(tagsOf()).toMatchObject({ White: 'Anna', Black: 'Boris', PieRule: 'Boris Black' })
  })
})

describe('an auction', () => {
  const legal = (uci: string, san: string, fen: string) => ({
    uci,
    san,
    kind: 'normal' as const,
    fen,
    check: false,
  })

  test('is won by the last bidder, whose opponent first moves pawns while the clocks stand', async () => {
    const bridge = aWorkbench({
      ...(answers as Parameters<typeof aWorkbench>[0]),
      'rules:play': ({ fen }, uci) =>
        ok(
          legal(uci, uci === 'g8f6' ? 'Nf6' : uci.slice(2), fen.replace(' b ', ' w ').replace('0 1', '0 2')),
        ),
    })
    await begin({ fairness: 'auction' })
    const [match, practice] = [useMatchStore(), usePracticeStore()]
    expect([match.bidder, practice.isHumanToMove, practice.game?.clock?.running]).toEqual([
      'Anna',
      false,
      undefined,
    ])
    match.bid('white', 0)
    expect(match.bidder).toBe('Boris')
    match.bid('white', 0)
    expect(match.bids).toHaveLength(1)
    match.bid('white', 2)
    match.pass()
    await settled()
    expect(tagsOf()).toMatchObject({
      White: 'Boris',
      Black: 'Anna',
      AuctionBids: 'Anna White 0; Boris White 2',
      Auction: 'Boris White 2',
    })
    expect([practice.turn, practice.tempiLeft, practice.isHumanToMove]).toEqual(['black', 2, true])
    await practice.play('g8f6')
    expect(practice.tempiLeft).toBe(2)
    await practice.play('e7e5')
    await practice.play('d7d5')
    await settled()
    expect(tagsOf()).toMatchObject({ AuctionTempi: 'e5 d5' })
    expect([practice.isAuctioned, practice.turn, practice.game?.clock?.running?.side]).toEqual([
      false,
      'white',
      'white',
    ])
    expect(bridge.askedFor('rules:play').map(([{ fen }]) => fen.split(' ')[1])).toEqual(['b', 'b', 'b'])
  })
})
