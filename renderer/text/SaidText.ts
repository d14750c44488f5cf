import { type FunctionalComponent, h } from 'vue'

interface SaidTextProps {
  readonly shown?: string
  /** The same for screen readers. */
  readonly said?: string
}

/** A text that is read aloud otherwise than it is written: with figurines, which are spoken as words. */
export const SaidText: FunctionalComponent<SaidTextProps> = ({ shown = '', said = '' }) =>
  h(
    'span',
    shown === said
      ? shown
      : [h('span', { 'aria-hidden': 'true' }, shown), h('span', { class: 'visually-hidden' }, said)],
  )

SaidText.props = ['shown', 'said']
