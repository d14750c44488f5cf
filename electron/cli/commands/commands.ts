import type { Command } from '../io/command'

/** A command by its name; the rest of it is loaded only when it is asked for, so that none waits for the others. */
export interface NamedCommand {
  readonly name: string
  readonly load: () => Promise<Command>
}

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly NamedCommand[] = [
  { name: 'variants', load: async () => (await import('./variants')).variants },
  { name: 'count', load: async () => (await import('./count')).count },
  { name: 'start', load: async () => (await import('./start')).start },
  { name: 'moves', load: async () => (await import('./moves')).moves },
  { name: 'perft', load: async () => (await import('./perft')).perft },
  { name: 'play', load: async () => (await import('./play')).play },
  { name: 'pgn check', load: async () => (await import('./pgnCheck')).pgnCheck },
  { name: 'pgn format', load: async () => (await import('./pgnFormat')).pgnFormat },
  { name: 'procedures', load: async () => (await import('./procedures')).procedures },
  { name: 'roll', load: async () => (await import('./roll')).rollCommand },
  { name: 'odds', load: async () => (await import('./odds')).odds },
  { name: 'solve', load: async () => (await import('./solve')).solve },
  { name: 'annotate', load: async () => (await import('./annotate')).annotate },
  { name: 'annotate-setup', load: async () => (await import('./annotateSetup')).annotateSetup },
  { name: 'prepare', load: async () => (await import('./prepare')).prepare },
  { name: 'publish', load: async () => (await import('./publish')).publish },
  { name: 'selftest', load: async () => (await import('./selfTest')).selfTest },
  { name: 'batch', load: async () => (await import('./batch')).batch },
  { name: 'uci', load: async () => (await import('./uci')).uci },
  { name: 'bench', load: async () => (await import('./bench')).bench },
  { name: 'match', load: async () => (await import('./match')).match },
]
