// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { useKeyboard } from '../../../../../renderer/shell/actions/useKeyboard'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { aGame, line } from '../../../../support/aGame'
import { hearCommands } from '../../../../support/someCommands'
import { useDialogsStore } from '../../../../../renderer/stores/dialogs'
import { freshPinia } from '../../../../support/freshPinia'

const run = vi.fn<(id: string) => void>()

const Page = defineComponent({
  setup() {
    useKeyboard()
    return () =>
      h('div', [
        h('input', { id: 'field' }),
        h('input', { id: 'check', type: 'checkbox' }),
        h('button', { id: 'button' }),
        h('div', { role: 'listbox' }, h('button', { id: 'option' })),
      ])
  },
})

const press = (target: string, key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  document.querySelector(target)!.dispatchEvent(event)
  return event
}

beforeEach(() => {
  freshPinia()
  // Game keys work only while a game is open.
  useDocumentsStore().add(aGame(line('e2e4:e4')), undefined)
  run.mockClear()
  hearCommands(run)
  mount(Page, { attachTo: document.body })
})

describe('keyboard shortcuts', () => {
  test.each([
    ['#button', 'ArrowLeft', {}, 'goPrevious'],
    ['#button', 'ArrowDown', {}, 'nextVariation'],
    ['#button', 'Home', {}, 'goFirst'],
    ['#button', 'f', {}, 'flip'],
    ['#button', '/', { ctrlKey: true }, 'keys'],
    ['#field', '/', { ctrlKey: true }, 'keys'],
    ['#check', 'ArrowRight', {}, 'goNext'],
    ['#field', 's', { ctrlKey: true }, 'save'],
    ['#field', 'F6', {}, 'nextRegion'],
    ['#button', 'z', { ctrlKey: true }, 'undo'],
    ['#option', 'n', { metaKey: true }, 'newAnalysis'],
    ['#option', 'ArrowRight', {}, 'goNext'],
  ] as const)('on %s, %s with %o runs %s', (target, key, held, id) => {
    const event = press(target, key, held)
    expect(run).toHaveBeenCalledExactlyOnceWith(id)
    expect(event.defaultPrevented).toBe(true)
  })

  test.each([
    ['a letter in a field', '#field', 'f', {}],
    ['an arrow in a field', '#field', 'ArrowLeft', {}],
    ['Home in a field', '#field', 'Home', {}],
    ['undo in a field', '#field', 'z', { ctrlKey: true }],
    ['an arrow in a list', '#option', 'ArrowDown', {}],
    ['an unassigned key', '#button', 'k', {}],
  ] as const)('%s does nothing', (_, target, key, held) => {
    const event = press(target, key, held)
    expect(run).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  })

  test('do nothing behind a dialog', () => {
    useDialogsStore().show('about')
    press('#button', 'ArrowLeft')
    press('#button', 'n', { ctrlKey: true })
    expect(run).not.toHaveBeenCalled()
  })
})
