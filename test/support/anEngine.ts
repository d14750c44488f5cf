import type { AnalysisLine, AnalysisUpdate, EngineProfile, EngineStatus } from '@shared/ipc/contract'

export const aProfile = (over: Partial<EngineProfile> = {}): EngineProfile => ({
  id: 'own',
  origin: 'builtIn',
  name: 'Backrank engine',
  author: 'The Backrank authors',
  args: [],
  options: [
    { kind: 'spin', name: 'Hash', default: 64, min: 1, max: 4096 },
    { kind: 'check', name: 'Slow', default: false },
    { kind: 'combo', name: 'Style', default: 'Solid', choices: ['Solid', 'Wild'] },
    { kind: 'string', name: 'Book', default: '' },
    { kind: 'button', name: 'Clear Hash' },
  ],
  values: {},
  variants: ['chess', 'chess960'],
  playsChess960: true,
  ...over,
})

export const aStatus = (over: Partial<EngineProfile> = {}): EngineStatus => ({
  profile: aProfile(over),
  state: 'ready',
})

/** A line of moves `uci:san`. */
export const aLine = (moves: string, over: Partial<AnalysisLine> = {}): AnalysisLine => ({
  rank: 1,
  depth: 12,
  selDepth: 18,
  score: { kind: 'cp', value: 34 },
  moves: moves.split(' ').map(step => {
    const [uci = '', san = ''] = step.split(':')
    return { uci, san, kind: 'normal' }
  }),
  ...over,
})

export const anUpdate = (over: Partial<AnalysisUpdate> & Pick<AnalysisUpdate, 'fen'>): AnalysisUpdate => ({
  engineId: 'own',
  jobId: 1,
  state: 'running',
  lines: [aLine('e2e4:e4 e7e5:e5 g1f3:Nf3')],
  counts: { nodes: 5_660_000, speed: 515_000, timeMs: 11_000, hashFull: 412 },
  cached: false,
  ...over,
})
