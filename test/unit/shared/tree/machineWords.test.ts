import { describe, expect, test } from 'vitest'
import { isReworded, withoutWords, wordsComment } from '@shared/tree/machineNotes'

const SAID = 'The rook on d5 can be taken. Only 24. Kd3 holds.'
const comment = wordsComment(SAID, 'report')

describe('our own sentences', () => {
  test('follow a seal', () => {
    expect(comment.style).toBe('brace')
    expect(comment.text).toMatch(
      /^\[%report words 48-[\da-f]+\] The rook on d5 can be taken\. Only 24\. Kd3 holds\.$/,
    )
  })

  test('are removed completely, even if a program has broken their lines', () => {
    expect(withoutWords(comment, 'report')).toEqual([])
    const broken = { ...comment, text: comment.text.replaceAll(' ', '\n') }
    expect(withoutWords(broken, 'report')).toEqual([])
    expect(isReworded(broken, 'report')).toBe(false)
  })

  test('leave behind what others have written after them', () => {
    const followed = { ...comment, text: `${comment.text} A pity!` }
    expect(withoutWords(followed, 'report')).toEqual([{ style: 'brace', text: 'A pity!' }])
    expect(isReworded(followed, 'report')).toBe(false)
  })

  test('belong to the user once changed', () => {
    const changed = { ...comment, text: comment.text.replace('rook', 'poor rook') }
    expect(isReworded(changed, 'report')).toBe(true)
    expect(withoutWords(changed, 'report')).toEqual([changed])
  })

  test('are removed with their comment if they were already deleted from it', () => {
    const emptied = { ...comment, text: comment.text.replace(SAID, '').trim() }
    expect(withoutWords(emptied, 'report')).toEqual([])
  })

  test('are distinguished from all other notes and from those of another mark', () => {
    for (const text of [
      '[%report 14,2]',
      '[%report summary] White. [%report end]',
      'Mine.',
      '[%report words x] Mine.',
    ])
      expect(withoutWords({ style: 'brace', text }, 'report')).toBeUndefined()
    expect(withoutWords(comment, 'setup')).toBeUndefined()
    expect(isReworded(comment, 'setup')).toBe(false)
  })
})
