// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Game } from '@shared/tree/game'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { applyEdit, type GameEdit } from '../../../../../renderer/edits/gameEdit'
import MovesPane from '../../../../../renderer/features/moves/MovesPane.vue'
import { updateAt } from '@shared/tree/tree'
import { aGame, line } from '../../../../support/aGame'
import { freshPinia } from '../../../../support/freshPinia'

const HOSTILE = '<img src=x onerror="window.hurt = true"> [%cal Gc2c4] {b}'

const game = (): Game =>
  aGame(
    updateAt(line('e2e4:e4 e7e5:e5 g1f3:Nf3', { 1: 'c7c5:c5' }), ['e2e4'], node => ({
      ...node,
      comments: [{ style: 'brace', text: HOSTILE }],
    })),
    [{ name: 'White', value: '<script>window.hurt = true</script>' }],
  )

let wrapper: VueWrapper

const mounted = async (path: TreePath, over: Partial<{ game: Game }> = {}) => {
  wrapper = mount(MovesPane, {
    attachTo: document.body,
    props: { game: game(), path, canUndo: true, canRedo: false, countGameFromOne: false, ...over },
  }) as VueWrapper
  await flushPromises()
}

const edits = () => (wrapper.emitted<[GameEdit]>('edit') ?? []).map(([edit]) => edit)

/** Fakes a height because the test page has no layout, and nothing would be rendered without one. */
beforeEach(() => {
  freshPinia()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the moves pane', () => {
  test('shows a comment with markup as text, without its commands', async () => {
    await mounted(['e2e4'])
    const element = wrapper.element as HTMLElement
    expect(element.querySelector('img')).toBeNull()
    expect(element.querySelector('.comment-text')?.textContent).toBe(
      '<img src=x onerror="window.hurt = true"> {b}',
    )
    expect('hurt' in window).toBe(false)
  })

  test('has annotation glyphs only if there are moves, but always a box for the first comment', async () => {
    const bar = () => wrapper.get('.annotation-bar')
    await mounted([])
    expect(bar().findAll('.nag-button').length).toBeGreaterThan(0)
    wrapper.unmount()
    await mounted([], { game: aGame(line('')) })
    expect(bar().findAll('.nag-button')).toEqual([])
    expect(bar().findAll('textarea')).toHaveLength(1)
  })

  test('marks the current move and goes to a clicked move', async () => {
    await mounted(['e2e4', 'e7e5'])
    expect(wrapper.get('[aria-current="step"]').text()).toBe('e5')
    await wrapper
      .findAll('.move')
      .find(move => move.text().includes('c5'))!
      .trigger('click')
    expect(wrapper.emitted('go')).toEqual([[['e2e4', 'c7c5']]])
  })

  describe('annotations typed outside the move tree', () => {
    const press = (target: EventTarget, key: string, held: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
      target.dispatchEvent(event)
      return event
    }
    const beside = (html: string): Element => {
      document.body.insertAdjacentHTML('beforeend', html)
      const element = document.body.lastElementChild!
      onTestFinished(() => element.remove())
      return element
    }

    test.each([
      ['nothing', ''],
      ['the board', '<div data-region="stage"></div>'],
      ['a button beside it', '<button>Flip</button>'],
      ['a list that arrows walk past', '<div role="listbox"></div>'],
    ])('are applied while %s has the focus', async (_, html) => {
      await mounted(['e2e4'])
      const target = html === '' ? document.body : beside(html)
      expect([press(target, '!').defaultPrevented, press(target, '?').defaultPrevented]).toEqual([true, true])
      expect(edits()).toEqual([{ kind: 'toggleNag', path: ['e2e4'], nag: 5 }])
    })

    test.each([
      ['a text is typed', '<input type="text">'],
      ['a menu is open', '<div role="menu"></div>'],
      ['an element handles its own keys', '<div data-own-keys></div>'],
    ])('are ignored while %s', async (_, html) => {
      await mounted(['e2e4'])
      const target = beside(html)
      expect([press(target, '?').defaultPrevented, press(target, '?').defaultPrevented]).toEqual([
        false,
        false,
      ])
      expect(edits()).toEqual([])
    })

    test('are ignored behind a dialog and with a modifier', async () => {
      await mounted(['e2e4'])
      expect(press(document.body, '?', { ctrlKey: true }).defaultPrevented).toBe(false)
      beside('<div role="dialog"></div>')
      expect(press(document.body, '?').defaultPrevented).toBe(false)
      expect(edits()).toEqual([])
    })
  })

  test('applies a typed annotation', async () => {
    await mounted(['e2e4'])
    const tree = wrapper.get('.move-tree')
    await tree.trigger('keydown', { key: '!' })
    expect(edits()).toEqual([])
    await tree.trigger('keydown', { key: '?' })
    expect(edits()).toEqual([{ kind: 'toggleNag', path: ['e2e4'], nag: 5 }])
  })

  test('handles editing keys from the board, but not from elements with their own keys', async () => {
    await mounted(['e2e4', 'c7c5'])
    const press = (target: Element, key: string, ctrlKey = false) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    const stage = document.createElement('section')
    stage.dataset['region'] = 'stage'
    const button = stage.appendChild(document.createElement('button'))
    document.body.append(stage)
    press(stage, 'ArrowUp', true)
    press(document.body, 'Delete')
    press(button, 'Delete')
    stage.remove()
    expect(edits()).toEqual([
      { kind: 'promote', path: ['e2e4', 'c7c5'] },
      { kind: 'deleteFrom', path: ['e2e4', 'c7c5'] },
    ])
  })

  test('returns the focus to the move tree when a comment is finished', async () => {
    await mounted(['e2e4'])
    await wrapper.get('.move-tree').trigger('keydown', { key: 'Enter' })
    expect([...document.activeElement!.classList]).toContain('comment-box')
    await wrapper.get('.comment-box').trigger('keydown', { key: 'Escape' })
    expect([...document.activeElement!.classList]).toContain('move-tree')
  })

  test('keeps the comment being typed when the window closes', async () => {
    await mounted(['e2e4'])
    expect(edits()).toEqual([])
    await wrapper.get<HTMLTextAreaElement>('.comment-box').setValue('last words')
    window.dispatchEvent(new Event('beforeunload'))
    expect(edits()).toEqual([{ kind: 'comment', path: ['e2e4'], where: 'after', text: 'last words' }])
  })

  test('waits for a second annotation character before applying the first', async () => {
    vi.useFakeTimers()
    await mounted(['e2e4'])
    await wrapper.get('.move-tree').trigger('keydown', { key: '?' })
    vi.advanceTimersByTime(1000)
    expect(edits()).toEqual([{ kind: 'toggleNag', path: ['e2e4'], nag: 2 }])
  })

  test.each([
    [{ key: 'Delete' }, 'deleteFrom'],
    [{ key: 'Delete', shiftKey: true }, 'deleteVariation'],
    [{ key: 'ArrowUp', ctrlKey: true }, 'promote'],
    [{ key: 'ArrowUp', ctrlKey: true, shiftKey: true }, 'promoteToMainline'],
  ])('edits the tree on the key %j: %s', async (key, kind) => {
    await mounted(['e2e4', 'c7c5'])
    await wrapper.get('.move-tree').trigger('keydown', key)
    expect(edits()).toEqual([{ kind, path: ['e2e4', 'c7c5'] }])
  })

  test('demotes a line by key, the main line too, if there is an alternative below it', async () => {
    await mounted(['e2e4', 'e7e5'])
    await wrapper.get('.move-tree').trigger('keydown', { key: 'ArrowDown', ctrlKey: true })
    expect(edits()).toEqual([{ kind: 'demote', path: ['e2e4', 'e7e5'] }])
    await wrapper.setProps({ path: ['e2e4', 'c7c5'] })
    await wrapper.get('.move-tree').trigger('keydown', { key: 'ArrowDown', ctrlKey: true })
    expect(edits()).toHaveLength(1)
  })

  test('ignores a key that makes no sense', async () => {
    await mounted([])
    await wrapper.get('.move-tree').trigger('keydown', { key: 'Delete' })
    expect(edits()).toEqual([])
  })

  test('says so when there are no moves', async () => {
    await mounted([], { game: aGame(line('')) })
    expect(wrapper.get('.empty').text()).toContain('No moves yet')
  })
})

describe('the comment box', () => {
  const box = () => wrapper.get<HTMLTextAreaElement>('textarea')

  test('edits the prose of the comment and applies every letter at once', async () => {
    await mounted(['e2e4'])
    await box().setValue('B')
    expect(edits()).toEqual([{ kind: 'comment', path: ['e2e4'], where: 'after', text: 'B' }])
    await box().setValue('Better was d4.')
    expect(edits().at(-1)).toEqual({
      kind: 'comment',
      path: ['e2e4'],
      where: 'after',
      text: 'Better was d4.',
    })
  })

  test('applies a comment to the move it was typed for, even if another move becomes current', async () => {
    await mounted(['e2e4', 'e7e5'])
    await box().setValue('Solid.')
    await wrapper.setProps({ path: ['e2e4'] })
    expect(edits()).toEqual([{ kind: 'comment', path: ['e2e4', 'e7e5'], where: 'after', text: 'Solid.' }])
    expect(box().element.value).toContain('<img')
  })

  test('keeps the typed spacing while editing, and otherwise follows the game', async () => {
    await mounted(['e2e4'])
    const shown = () => box().element.value
    const become = (text: string) =>
      wrapper.setProps({ game: applyEdit(game(), { kind: 'comment', path: ['e2e4'], where: 'after', text }) })
    await box().setValue('Better  was ')
    await become('Better  was')
    expect(shown()).toBe('Better  was ')
    await box().trigger('blur')
    expect(shown()).toBe('Better was')
    await box().setValue('Worse')
    await become('Worse')
    await become('taken back')
    expect(shown()).toBe('taken back')
  })

  test('edits the comment before the first move at the root', async () => {
    await mounted([])
    await box().setValue('Preface')
    await box().trigger('blur')
    expect(edits()).toEqual([{ kind: 'comment', path: [], where: 'after', text: 'Preface' }])
  })
})

describe('the tag editor', () => {
  test('shows values as plain text and reports changes', async () => {
    await mounted([])
    const white = wrapper.get<HTMLInputElement>('input[aria-label="White"]')
    expect(white.element.value).toBe('<script>window.hurt = true</script>')
    await white.setValue('Lukic')
    expect(edits()).toEqual([{ kind: 'setTag', place: 0, value: 'Lukic' }])
  })

  test('changes and renames tags while the user types', async () => {
    await mounted([])
    const white = wrapper.get<HTMLInputElement>('input[aria-label="White"]')
    white.element.value = 'Luk'
    await white.trigger('input')
    const name = wrapper.get<HTMLInputElement>('input[aria-label="Name of tag White"]')
    name.element.value = 'WhiteTeam'
    await name.trigger('input')
    await name.trigger('keydown', { key: 'Control' })
    expect(edits()).toEqual([
      { kind: 'setTag', place: 0, value: 'Luk' },
      { kind: 'renameTag', place: 0, name: 'WhiteTeam' },
    ])
  })

  test('does not make a name editable on a single click', async () => {
    await mounted([])
    const name = wrapper.get<HTMLInputElement>('input[aria-label="Name of tag White"]')
    expect(name.element.readOnly).toBe(true)
    await name.trigger('dblclick')
    expect(name.element.readOnly).toBe(false)
    await name.trigger('blur')
    expect(name.element.readOnly).toBe(true)
    await name.trigger('keydown', { key: 'F2' })
    expect(name.element.readOnly).toBe(false)
  })

  test('renames a tag before a press elsewhere takes effect, such as one on another tab', async () => {
    await mounted([])
    const name = wrapper.get<HTMLInputElement>('input[aria-label="Name of tag White"]')
    name.element.focus()
    name.element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(edits()).toEqual([])
    name.element.value = 'WhiteTeam'
    name.element.dispatchEvent(new Event('input', { bubbles: true }))
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const known: number[] = []
    elsewhere.addEventListener('pointerdown', () => known.push(edits().length))
    elsewhere.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    elsewhere.remove()
    expect(known).toEqual([1])
    expect(edits()).toEqual([{ kind: 'renameTag', place: 0, name: 'WhiteTeam' }])
  })

  test('keeps the old name of a tag while the typed name is not allowed', async () => {
    const tags = (name: string) => [
      { name: 'Black', value: '' },
      { name, value: '' },
    ]
    const called = (name: string) => wrapper.setProps({ game: aGame(line(''), tags(name)) })
    await mounted([], { game: aGame(line(''), tags('White')) })
    const name = wrapper.findAll<HTMLInputElement>('input.name')[1]!
    await name.trigger('focus')
    await name.setValue('Blac')
    await called('Blac')
    await name.setValue('Black')
    expect(edits()).toEqual([
      { kind: 'renameTag', place: 1, name: 'Blac' },
      { kind: 'renameTag', place: 1, name: 'White' },
    ])
    await called('White')
    await name.trigger('blur')
    expect([name.element.value, wrapper.get('.is-fault').text()]).toEqual([
      'Black',
      'There is a Black tag already',
    ])
    await called('Other')
    expect([name.element.value, wrapper.find('.is-fault').exists()]).toEqual(['Other', false])
  })

  test('has one Tab stop per value, and deletes a tag by key', async () => {
    await mounted([], { game: aGame(line(''), [{ name: 'White', value: 'Lasker' }]) })
    const stops = wrapper
      .findAll('.tag-row input, .tag-row button')
      .filter(one => one.attributes('tabindex') !== '-1')
    expect(stops.map(stop => stop.element.tagName)).toEqual(['INPUT', 'INPUT'])
    const value = wrapper.get('.tag-row input.value')
    await value.trigger('keydown', { key: 'Backspace', altKey: true })
    expect(edits()).toEqual([])
    await value.trigger('keydown', { key: 'Delete', altKey: true })
    expect(edits()).toEqual([{ kind: 'removeTag', place: 0 }])
  })

  test.each([
    ['Result', 'Result'],
    ['FEN', 'FEN is written by the program'],
    ['White', 'There is a White tag already'],
    ['Two words', 'letters, digits and _'],
  ])('refuses a new tag named %s', async (name, reason) => {
    await mounted([], {
      game: aGame(line(''), [
        { name: 'White', value: '' },
        { name: 'Result', value: '*' },
      ]),
    })
    await wrapper.get('.add input').setValue(name)
    await wrapper.get('.add').trigger('submit')
    expect(edits()).toEqual([])
    expect(wrapper.get('.fault').text()).toContain(reason)
  })
})

describe('the limits of the moves pane', () => {
  const withOver = (over: Partial<TreeNode>): Game => {
    const { root, ...rest } = game()
    return { ...rest, root: updateAt(root, ['e2e4'], node => ({ ...node, ...over })) }
  }

  test('replace the comment box of a comment that is too long by an explanation', async () => {
    const text = 'x'.repeat(20_001)
    await mounted(['e2e4'], { game: withOver({ comments: [{ style: 'brace', text }] }) })
    expect(wrapper.find('.comment-box').exists()).toBe(false)
    expect(wrapper.get('.annotation-bar .limit').text()).toBe(
      'This comment has 20,001 characters; those of up to 20,000 can be edited here. It stays in the file word for word.',
    )
  })

  test('show the maximum length while typing', async () => {
    await mounted(['e2e4'])
    const box = wrapper.get<HTMLTextAreaElement>('.comment-box')
    expect(box.attributes('maxlength')).toBe('20000')
    await box.setValue('x'.repeat(19_999))
    expect(wrapper.find('.annotation-bar .limit').exists()).toBe(false)
    await box.setValue('x'.repeat(20_000))
    expect(wrapper.get('.annotation-bar .limit').text()).toBe(
      'A comment typed here can have up to 20,000 characters.',
    )
  })

  test('show only the first few glyphs of a move', async () => {
    await mounted(['e2e4'], { game: withOver({ nags: Array.from({ length: 150_000 }, () => 1) }) })
    const glyphs = wrapper.findAll('.move .nag')
    expect(glyphs).toHaveLength(13)
    expect(glyphs.at(-1)!.attributes('title')).toBe('149,988 more annotations')
  })
})
