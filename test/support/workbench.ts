import type {
  DrillState,
  GameHeader,
  Handlers,
  JournalledGame,
  LegalPosition,
  OpenedFile,
  PlayedMove,
  ReloadedFile,
  Settings,
  StartState,
} from '@shared/ipc/contract'
import { freshPinia } from './freshPinia'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import { ok } from '@shared/result'
import { provideBridge } from '../../renderer/ipc/client'
import { useAppStore } from '../../renderer/stores/app'
import { useRecoveryStore } from '../../renderer/openFiles/recovery'
import { passedOn } from './aGame'
import { memoryBridge, type MemoryBridge } from './memoryBridge'

export const SETTINGS: Settings = { ...DEFAULT_SETTINGS, lastVariant: 'chess960' }

export const START: StartState = {
  version: '0.0.0',
  platform: 'linux',
  shell: 'electron',
  settings: SETTINGS,
  recentFiles: [],
  samples: [],
  recovered: [],
  journalTrouble: null,
  session: [],
  isReload: false,
  opened: [],
  notOpened: [],
  notices: [],
}

export const aHeader = (index: number): GameHeader => ({
  index,
  line: 10 * index + 1,
  white: `White ${index + 1}`,
  black: `Black ${index + 1}`,
  event: '?',
  date: '????.??.??',
  round: '?',
  result: '*',
  variant: '',
  plies: 2,
})

export const aFile = (over: Partial<OpenedFile> = {}): OpenedFile => ({
  fileId: 'file-1',
  path: '/games/two.pgn',
  name: 'two.pgn',
  games: [aHeader(0), aHeader(1)],
  readOnly: false,
  hash: 'two',
  ...over,
})

/** A file that is read again after all of its games may have changed. */
export const reread = (file: OpenedFile): ReloadedFile => ({ ...file, movedTo: file.games.map(() => -1) })

/** Every move is legal, and leads to the same position with the turn passed to the other side. */
const played = (fen: string, uci: string): PlayedMove => ({
  uci,
  san: uci.slice(2),
  kind: 'normal',
  fen: passedOn(fen),
  check: false,
})

const legal = (fen: string): LegalPosition => ({ fen, moves: [], check: false, warnings: [] })

/** The state without decks. */
const NO_DECKS: DrillState = {
  today: 20_780,
  decks: [],
  forecast: Array.from({ length: 14 }, () => 0),
  session: null,
  answers: [],
  retention: [],
  hardest: [],
  damage: null,
}

/** Answers to what every store asks by itself. */
const BY_ITSELF: Partial<Handlers> = {
  'drill:state': () => ok(NO_DECKS),
  'rules:legal': ({ fen }) => ok(legal(fen)),
  'rules:play': ({ fen }, uci) => ok(played(fen, uci)),
  'session:keep': () => undefined,
  'journal:write': () => true,
  'journal:discard': () => undefined,
  'files:close': () => undefined,
  'files:check': () => [],
  'procedures:list': () => [],
  'procedures:drafts': () => [],
  'procedures:keepDraft': () => undefined,
  'procedures:dropDraft': () => undefined,
  'engines:list': () => [],
  'analysis:recall': () => null,
  'analysis:stop': () => undefined,
  'solver:look': () => ok(null),
  'solver:start': () => ok(1),
  'solver:stop': () => undefined,
  'solver:played': () => ok(null),
}

/** Fresh stores over a fresh bridge. */
export const aWorkbench = (handlers: Partial<Handlers> = {}): MemoryBridge => {
  freshPinia()
  let kept = SETTINGS
  const bridge = memoryBridge({
    ...BY_ITSELF,
    'recent:missing': () => [],
    'settings:update': patch => (kept = { ...kept, ...patch }),
    ...handlers,
    'app:start': async () => {
      const start = (await handlers['app:start']?.()) ?? START
      kept = start.settings
      return start
    },
  })
  provideBridge(bridge)
  return bridge
}

/** Starts the app and offers the recovered games. */
export const begin = async (): Promise<void> => {
  const { recovered } = await useAppStore().begin()
  useRecoveryStore().receive(recovered)
}

/** Lets all pending answers of the bridge arrive, without any clock. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(resolve => setTimeout(resolve, 0))
}

/** Every game that was sent to the journal, in order. */
export const journalled = (bridge: MemoryBridge): readonly JournalledGame[] =>
  bridge.askedFor('journal:write').map(([json]) => JSON.parse(json) as JournalledGame)
