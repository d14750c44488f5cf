import { type FunctionalComponent, h } from 'vue'

interface SaidTextProps {
  readonly shown?: string
  /** The same for who hears it. */
  readonly said?: string
}

/** A text that is said otherwise than it is written: with figurines, which are words then. */
export const SaidText: FunctionalComponent<SaidTextProps> = ({ shown = '', said = '' }) =>
  h(
    'span',
    shown === said
      ? shown
      : [h('span', { 'aria-hidden': 'true' }, shown), h('span', { class: 'visually-hidden' }, said)],
  )

SaidText.props = ['shown', 'said']
