import type { ArrayFault, ArrayFlaw } from '../../engine/arrays/arrayEvaluator'

const FLAWS: Readonly<Record<ArrayFlaw, string>> = {
  unreadable: 'cannot be read',
  inSetup: 'is still in the setup phase',
  blackToMove: 'has Black to move',
  illegal: 'is no legal position',
}

/** Why an array has no value, for the command line. */
export const describeArrayFault = (fault: ArrayFault): string => {
  switch (fault.kind) {
    case 'stopped':
      return 'stopped'
    case 'noArray':
      return `${fault.fen} ${FLAWS[fault.flaw]}`
    case 'variantNotPlayed':
      return `${fault.engine} does not play ${fault.variant}`
    case 'noScore':
      return `${fault.engine} tells no score for ${fault.fen}`
    case 'failed':
      return [`${fault.engine}: ${fault.detail}`, ...fault.said.map(line => `    ${line}`)].join('\n')
  }
}
