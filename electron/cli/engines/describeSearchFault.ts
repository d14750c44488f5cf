import type { SearchFault } from '../../engine/search/searcher'

/** Why a position was not searched, for the command line. */
export const describeSearchFault = (fault: SearchFault): string => {
  switch (fault.kind) {
    case 'stopped':
      return 'stopped'
    case 'unknownEngine':
      return `there is no engine ${fault.engineId}`
    case 'illegalPosition':
      return `${fault.detail} is no legal position`
    case 'variantNotPlayed':
      return `${fault.engine} does not play ${fault.variant}`
    case 'noScore':
      return `${fault.engine} tells no score for ${fault.fen}`
    case 'engineFailed':
      return [`${fault.engine}: ${fault.detail}`, ...fault.said.map(line => `    ${line}`)].join('\n')
  }
}
