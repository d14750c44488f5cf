// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '@shared/i18n/spoken'
import { variantById } from '@shared/variants'
import {
  lettering,
  letteringHere,
  letteringsHere,
  saidMove,
  shownMove,
} from '../../../../renderer/text/lettering'
import { MoveText } from '../../../../renderer/text/MoveText'

afterEach(() => {
  lettering.value = 'letters'
})

describe('the lettering of moves', () => {
  test.each([
    ['Nf3', '♞\ufe0ef3', 'knight f3'],
    ['12. Bxb5+', '12. ♝\ufe0exb5+', '12. bishop takes b5, check'],
    ['31… Kc7', '31… ♚\ufe0ec7', '31… king to c7'],
    ['exd8=Q#', 'exd8=♛\ufe0e#', undefined],
    ['O-O-O', 'O-O-O', undefined],
    ['4. O-O', '4. O-O', undefined],
    ['R@h1', '♜\ufe0e@h1', undefined],
  ])('%s is shown as %s with figurines, and read out in words', (san, shown, said) => {
    expect([shownMove(san), saidMove(san)]).toEqual([san, san])
    lettering.value = 'figurines'
    expect(shownMove(san)).toBe(shown)
    expect(saidMove(san)).not.toMatch(/[♔-♟]/u)
    if (said !== undefined) expect(saidMove(san).replace('to f3', 'f3')).toBe(said)
  })

  test('follows the setting at once, with figurines hidden from screen readers', async () => {
    const { army } = variantById('chess')
    const text = mount(MoveText, { props: { san: 'Qh5', army } })
    expect(text.text()).toBe('Qh5')
    lettering.value = 'figurines'
    await nextTick()
    expect(text.get('[aria-hidden=true]').text()).toBe('♛\ufe0eh5')
    expect(text.get('.visually-hidden').text()).toMatch(/queen .*h5/)
  })
})

describe('the lettering in a language with its own piece letters', () => {
  test('uses those letters, English letters or figurines', () => {
    speak(() => 'de')
    expect([shownMove('12. Nf3'), saidMove('12. Nf3')]).toEqual(['12. Sf3', '12. Sf3'])
    lettering.value = 'english'
    expect([shownMove('12. Nf3'), saidMove('12. Nf3')]).toEqual(['12. Nf3', '12. Nf3'])
    lettering.value = 'figurines'
    expect(saidMove('12. Nf3')).toBe('12. Springer nach f3')
  })

  test('offers English letters as a choice, which English itself does not need', () => {
    expect(letteringsHere()).toEqual(['figurines', 'letters'])
    expect(letteringHere('english')).toBe('letters')
    speak(() => 'de')
    expect(letteringsHere()).toEqual(['figurines', 'letters', 'english'])
    expect(letteringHere('english')).toBe('english')
  })
})
