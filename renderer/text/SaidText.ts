import { type FunctionalComponent, h } from 'vue'

interface SaidTextProps {
  readonly shown?: string
  /** The text for screen readers. */
  readonly said?: string
}

/** A text that may contain figurines; screen readers receive words in their place. */
export const SaidText: FunctionalComponent<SaidTextProps> = ({ shown = '', said = '' }) =>
  h(
    'span',
    shown === said
      ? shown
      : [h('span', { 'aria-hidden': 'true' }, shown), h('span', { class: 'visually-hidden' }, said)],
  )

SaidText.props = ['shown', 'said']
