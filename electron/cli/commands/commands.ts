import type { NamedCommand } from '../io/command'

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly NamedCommand[] = [
  { name: 'variants', load: async () => (await import('./variants')).variantsCommand },
  { name: 'count', load: async () => (await import('./count')).countCommand },
  { name: 'start', load: async () => (await import('./start')).startCommand },
  { name: 'moves', load: async () => (await import('./moves')).movesCommand },
  { name: 'perft', load: async () => (await import('./perft')).perftCommand },
  { name: 'play', load: async () => (await import('./play')).playCommand },
  { name: 'pgn check', load: async () => (await import('./pgnCheck')).pgnCheckCommand },
  { name: 'pgn format', load: async () => (await import('./pgnFormat')).pgnFormatCommand },
  { name: 'procedures', load: async () => (await import('./procedures')).proceduresCommand },
  { name: 'roll', load: async () => (await import('./roll')).rollCommand },
  { name: 'odds', load: async () => (await import('./odds')).oddsCommand },
  { name: 'solve', load: async () => (await import('./solve')).solveCommand },
  { name: 'annotate', load: async () => (await import('./annotate')).annotateCommand },
  { name: 'annotate-setup', load: async () => (await import('./annotateSetup')).annotateSetupCommand },
  { name: 'prepare', load: async () => (await import('./prepare')).prepareCommand },
  { name: 'publish', load: async () => (await import('./publish')).publishCommand },
  { name: 'selftest', load: async () => (await import('./selfTest')).selfTestCommand },
  { name: 'batch', load: async () => (await import('./batch')).batchCommand(COMMANDS) },
  { name: 'uci', load: async () => (await import('./uci')).uciCommand },
  { name: 'bench', load: async () => (await import('./bench')).benchCommand },
  { name: 'match', load: async () => (await import('./match')).matchCommand },
  { name: 'completion', load: async () => (await import('./completion')).completionCommand(COMMANDS) },
]
