// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { variantById } from '@shared/variants'
import FenField from '../../../../../renderer/features/editor/FenField.vue'

const chess = variantById('chess')
const FEN = '4k3/8/8/8/8/8/8/4K2R w K - 0 1'

/** Mounts the field next to a board that applies every readable FEN. */
const field = () => {
  const mounted = mount(FenField, {
    props: {
      fen: FEN,
      typed: undefined,
      warnings: [],
      system: chess.name,
      onType: (text: string) => {
        const read = parseFen(chess, text)
        return mounted.setProps(
          read.ok
            ? { fen: makeFen(chess, read.value.setup), typed: undefined, warnings: [...read.value.warnings] }
            : { typed: { text, error: read.error } },
        )
      },
      onGiveUp: () => mounted.setProps({ typed: undefined }),
    },
  })
  const input = mounted.get('textarea')
  return { mounted, input, text: () => input.element.value }
}

describe('the FEN field', () => {
  test('leaves typed text unchanged until it loses the focus, then shows the normalized FEN', async () => {
    const { input, text } = field()
    await input.setValue('4k3/8/8/8/8/8/8/R3K2R b QK')
    expect(text()).toBe('4k3/8/8/8/8/8/8/R3K2R b QK')
    await input.trigger('blur')
    expect(text()).toBe('4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1')
  })

  test('shows where a text is broken and keeps it until Escape', async () => {
    const { mounted, input, text } = field()
    await input.setValue('4k3/8/8/8/8/8/8/4Kx1R w K - 0 1')
    await input.trigger('blur')
    expect(text()).toBe('4k3/8/8/8/8/8/8/4Kx1R w K - 0 1')
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(mounted.get('mark').text()).toBe('x')
    expect(mounted.get('[role=status]').text()).toContain(
      '“x” is not a piece of this system. In the board, character 19.',
    )
    await input.trigger('keydown', { key: 'Escape' })
    expect(text()).toBe(FEN)
    expect(mounted.find('mark').exists()).toBe(false)
  })

  test('reports what the board cannot represent', async () => {
    const { mounted, input } = field()
    await input.setValue('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1')
    expect(mounted.get('[role=status]').text()).toContain('Castling right dropped')
  })

  test('follows the board', async () => {
    const { mounted, text } = field()
    await mounted.setProps({ fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' })
    expect(text()).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  })
})
