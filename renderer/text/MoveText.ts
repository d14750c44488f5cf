import { type FunctionalComponent, h } from 'vue'
import type { Army } from '@shared/variants/variant'
import { saidMove, shownMove } from './lettering'

interface MoveTextProps {
  /** A move in SAN, possibly with its number. */
  readonly san: string
  readonly army?: Army | undefined
}

/** A move within a text. Screen readers receive words in place of figurines. */
export const MoveText: FunctionalComponent<MoveTextProps> = ({ san, army }) => {
  const [shown, said] = [shownMove(san, army), saidMove(san, army)]
  if (shown === said) return shown
  return [h('span', { 'aria-hidden': 'true' }, shown), h('span', { class: 'visually-hidden' }, said)]
}

MoveText.props = ['san', 'army']
