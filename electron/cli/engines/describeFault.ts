import type { ArrayFault, ArrayFlaw } from '../../engine/arrays/arrayEvaluator'
import type { ExaminationFault } from '../../engine/examination/examiner'

const FLAWS: Readonly<Record<ArrayFlaw, string>> = {
  unreadable: 'cannot be read',
  inSetup: 'is still in the setup phase',
  blackToMove: 'has Black to move',
  illegal: 'is no legal position',
}

/** Why a position was not examined, or an array has no value, for the command line. */
export const describeFault = (fault: ArrayFault | ExaminationFault): string => {
  switch (fault.kind) {
    case 'stopped':
      return 'stopped'
    case 'noArray':
      return `${fault.fen} ${FLAWS[fault.flaw]}`
    case 'illegalPosition':
      return `${fault.fen} is no legal position`
    case 'variantNotPlayed':
      return `${fault.engine} does not play ${fault.variant}`
    case 'noScore':
      return `${fault.engine} tells no score for ${fault.fen}`
    case 'failed':
      return [`${fault.engine}: ${fault.detail}`, ...fault.said.map(line => `    ${line}`)].join('\n')
  }
}
