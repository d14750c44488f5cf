import { describe, expect, test } from 'vitest'
import type { PgnComment } from '@shared/notation/pgn/pgn'
import { scoreText } from '@shared/analysis/scoreText'
import { editableProse, proseOf, recordedScore, shownProse, withProse } from '@shared/tree/commentText'

const brace = (text: string): PgnComment => ({ style: 'brace', text })
const texts = (comments: readonly PgnComment[]) => comments.map(comment => comment.text)

describe('prose', () => {
  test.each([
    ['plain', 'plain'],
    ['[%cal Gc2c4,Rd1d8] look', 'look'],
    ['before [%clk 0:01:02] after', 'before after'],
    ['[%eval 0.22]', ''],
    ['two\nlines', 'two\nlines'],
    ['<b>bold</b> [no command]', '<b>bold</b> [no command]'],
    ['[%broken', '[%broken'],
  ])('in %j is %j', (text, prose) => {
    expect(proseOf(brace(text))).toBe(prose)
  })

  test('in an escaped line is empty, because the line is for programs', () => {
    expect(proseOf({ style: 'escape', text: 'anything' })).toBe('')
  })
})

describe('displayed prose', () => {
  test.each([
    ['one line', 'one line'],
    [
      'a long note that a program\nhas broken at\n80 columns',
      'a long note that a program has broken at 80 columns',
    ],
    ['Windows\r\nbreaks', 'Windows breaks'],
    ['indented \n  line', 'indented line'],
    ['first\nparagraph\n\nsecond\nparagraph', 'first paragraph\n\nsecond paragraph'],
    ['far\n \n\n apart', 'far\n\napart'],
    ['plans:\n- b4\n- c5 and\nthen d5', 'plans:\n- b4\n- c5 and then d5'],
    ['好的\n一步', '好的一步'],
  ])('for %j is %j', (prose, shown) => {
    expect(shownProse(prose)).toBe(shown)
  })
})

describe('new prose', () => {
  test('replaces the old prose and keeps commands', () => {
    expect(texts(withProse([brace('[%cal Gc2c4] old')], 'new'))).toEqual(['[%cal Gc2c4] new'])
  })

  test('is added to a comment that has only commands', () => {
    expect(texts(withProse([brace('[%eval 0.22]')], 'good'))).toEqual(['[%eval 0.22] good'])
  })

  test('becomes a new comment if there is none', () => {
    expect(withProse([], 'good')).toEqual([brace('good')])
  })

  test('removes the comment, but not its commands, if it is empty', () => {
    expect(withProse([brace('gone')], ' ')).toEqual([])
    expect(texts(withProse([brace('[%clk 0:01] gone')], ''))).toEqual(['[%clk 0:01]'])
  })

  test('gives the same list back if nothing changes', () => {
    const comments = [brace('[%cal Gc2c4]  spaced '), brace('second')]
    expect(withProse(comments, editableProse(comments))).toBe(comments)
  })

  test('is distributed to several comments paragraph by paragraph', () => {
    const comments = [brace('one'), brace('[%clk 0:01]'), brace('two')]
    expect(texts(withProse(comments, 'one\n\nTWO\n\nthree'))).toEqual(['one', '[%clk 0:01]', 'TWO', 'three'])
    expect(withProse(comments, 'one\n\nTWO')[0]).toBe(comments[0])
  })

  test('keeps escaped lines', () => {
    const escaped: PgnComment = { style: 'escape', text: 'keep' }
    expect(withProse([escaped, brace('old')], 'new')).toEqual([escaped, brace('new')])
  })
})

describe('a recorded evaluation', () => {
  test.each([
    ['[%eval 0.86]', '+0.86'],
    ['[%eval -1.7] text', '−1.70'],
    ['[%eval 0]', '+0.00'],
    ['[%eval #5]', '#5'],
    ['[%eval #-3,30]', '#−3'],
    ['[%eval 2.35,21]', '+2.35'],
  ])('%s is shown as %s', (text, shown) => {
    expect(scoreText(recordedScore([brace('x'), brace(text)])!)).toBe(shown)
  })

  test('is undefined if none was written', () => {
    expect(recordedScore([brace('[%evaluation 3]'), brace('0.3')])).toBeUndefined()
  })
})
