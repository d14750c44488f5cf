import { describe, expect, test } from 'vitest'
import type { ReadMove } from '@shared/ipc/contract'
import {
  commentQuestion,
  linksOf,
  commentPieces,
  type CommentQuestion,
} from '../../../../../renderer/features/moves/commentLinks'
import type { CommentToken } from '../../../../../renderer/features/moves/rowTypes'
import { editPath, rootStep, stepTo, type EditStep } from '../../../../../renderer/edits/step'
import { aGame, line } from '../../../../support/aGame'

const root = line('e2e4:e4 e7e5:e5 g1f3:Nf3 b8c6:Nc6')

const stepAt = (plies: number): EditStep => {
  let step = rootStep(root)
  for (let ply = 0; ply < plies; ply++) step = stepTo(step, step.node.children[0]!)
  return step
}

const remark = (text: string, plies: number, place: 'before' | 'after' = 'after'): CommentToken => ({
  kind: 'comment',
  step: stepAt(plies),
  place,
  text,
})

const question = (about: CommentToken, offset = 0): CommentQuestion =>
  commentQuestion(aGame(root), about, offset)!

/** The numbers of plies after which each word of a comment is searched for. */
const placesOf = (about: CommentToken, offset = 0) => {
  const { request, bases } = question(about, offset)
  return request.words.map(({ from }) => from.map(place => editPath(bases[place]!).length))
}

describe('the positions searched for a move in a comment', () => {
  test.each([
    ['after the move, then before it', remark('Nf3', 3), [[3, 2]]],
    ['in a comment before a move the other way round', remark('Nf3', 3, 'before'), [[2, 3]]],
    ['before the first move in the one position there is', remark('Nf3', 0), [[0]]],
    ['where its number says', remark('2...d6 1...c5 1.d4', 4), [[3], [1], [0]]],
    ['for both sides where the number has no dots', remark('2 d6', 4), [[2, 3]]],
    ['nowhere if the number is one to come', remark('7.Nf3', 4), [[]]],
  ])('%s', (_, about, places) => {
    expect(placesOf(about)).toEqual(places)
  })

  test('include the game beside a variation, and positions after the commented move', () => {
    const branched = line('e2e4:e4 e7e5:e5 g1f3:Nf3 b8c6:Nc6 f1b5:Bb5', { 1: 'c7c5:c5' })
    const [e4] = branched.children
    const variation = stepTo(stepTo(rootStep(branched), e4!), e4!.children[1]!)
    const pathsOf = (step: EditStep, text: string) => {
      const about: CommentToken = { kind: 'comment', step, place: 'after', text }
      const { request, bases } = commentQuestion(aGame(branched), about, 0)!
      return request.words.map(({ from }) => from.map(place => editPath(bases[place]!)))
    }
    expect(pathsOf(variation, '3. Bb5')).toEqual([[['e2e4', 'e7e5', 'g1f3', 'b8c6']]])
    expect(pathsOf(stepTo(rootStep(branched), e4!), '2... Nc6')).toEqual([[['e2e4', 'e7e5', 'g1f3']]])
  })

  test('include those by the number shown', () => {
    const late = line('e2e4:e4 e7e5:e5', {}, root.fen.replace(/1$/, '9'))
    const step = stepTo(rootStep(late), late.children[0]!)
    const about: CommentToken = { kind: 'comment', step, place: 'after', text: '1...c5 9...c5' }
    const { request } = commentQuestion(aGame(late), about, 8)!
    expect(request.words.map(({ from }) => from.length)).toEqual([1, 1])
    expect(request.offset).toBe(8)
  })

  test('are none when nothing looks like a move', () => {
    expect(commentQuestion(aGame(root), remark('a good move', 1), 0)).toBeUndefined()
  })

  test('are found in a game of any length', () => {
    const long = line('e2e4:e4 '.repeat(10_000))
    let step = rootStep(long)
    while (step.node.children[0]) step = stepTo(step, step.node.children[0])
    const text = Array.from({ length: 100 }, (_, i) => `${i + 1}.Nf3`).join(' ')
    const { bases } = commentQuestion(aGame(long), { kind: 'comment', step, place: 'after', text }, 0)!
    expect(bases.slice(2).map(base => editPath(base).length)).toEqual(
      Array.from({ length: 100 }, (_, i) => 2 * i),
    )
  })
})

const played = (san: string): ReadMove['move'] => ({ uci: san, san, kind: 'normal', fen: san, check: false })

describe('the links of a comment', () => {
  const about = remark('Better 1...c5 2.Nc3 (2.d4 cxd4) or 2.Nf3!', 2)
  const asked = question(about)
  const base = asked.bases.findIndex(step => editPath(step).length === 1)
  const answer: readonly ReadMove[] = [
    { word: 0, from: base, move: played('c5') },
    { word: 1, from: base, after: 0, move: played('Nc3') },
    { word: 2, from: base, after: 0, move: played('d4') },
    { word: 3, from: base, after: 2, move: played('cxd4') },
    { word: 4, from: base, after: 0, move: played('Nf3') },
  ]
  const links = linksOf(asked, answer)

  test('carry the moves of their line to its end', () => {
    expect(links.map(({ moves, at }) => [moves.map(({ san }) => san).join(' '), at])).toEqual([
      ['c5 Nc3', 1],
      ['c5 Nc3', 2],
      ['c5 d4 cxd4', 2],
      ['c5 d4 cxd4', 3],
      ['c5 Nf3', 2],
    ])
    expect(links.every(link => editPath(link.base).join(' ') === 'e2e4')).toBe(true)
    expect(links.map(({ continues }) => continues)).toEqual([false, true, false, true, false])
  })

  test('split the text without changing it', () => {
    const pieces = commentPieces(about.text, links)
    expect(pieces.map(({ text }) => text).join('')).toBe(about.text)
    expect(pieces.filter(({ link }) => link).map(({ text }) => text)).toEqual([
      '1...c5',
      '2.Nc3',
      '2.d4',
      'cxd4',
      '2.Nf3!',
    ])
    expect(commentPieces('as it is', [])).toEqual([{ text: 'as it is' }])
    expect(commentPieces('', [])).toEqual([])
  })

  test('ignore answers about words and positions that were not asked about', () => {
    expect(linksOf(asked, [{ word: 99, from: 0, move: played('e4') }])).toEqual([])
    expect(linksOf(asked, [{ word: 0, from: 99, move: played('e4') }])).toEqual([])
  })
})
