import { COLORS } from '@shared/board/color'
import { BOARD_MOVE_KINDS } from '@shared/board/move'
import { type Arguments, MOST_SESSION_TABS, type RequestName } from '@shared/ipc/contract'
import { SELF_TEST_LEVELS } from '@shared/ipc/selfTest'
import { PGN_FAULT_REASONS, PGN_RESULTS } from '@shared/notation/pgn/pgn'
import { DEEPEST_BRACKET, MOST_MOVE_WORDS } from '@shared/notation/commentMoves'
import { PLAY_LEVELS } from '@shared/play/levels'
import type { FlatNode } from '@shared/tree/game'
import { VARIANTS } from '@shared/variants'
import { OPTION_VALUES } from '../engines/storedEngines'
import { SETTINGS_SHAPE } from '../settings/schema'
import {
  type Check,
  anyOf,
  boolean,
  integer,
  listOf,
  object,
  oneOf,
  optional,
  such,
  text,
  textLike,
} from './validators'

/*
 * What each request of the contract may bring along. The types of the checks are tied to those of
 * the contract in both directions: a field added there and not here does not compile.
 */

/** Longest text of a file, a game or a comment, in UTF-16 units. */
const TEXT_LIMIT = 128 * 1024 * 1024
/** Longest text of a procedure's file that is looked at, in UTF-16 units. */
const PROCEDURE_LIMIT = 128 * 1024
const NODE_LIMIT = 1_000_000
const LIST_LIMIT = 100_000
/** Longest line of moves, in plies. */
const LINE_LIMIT = 20_000
const LARGEST = Number.MAX_SAFE_INTEGER

const word = text(128)
const fen = text(512)
const path = such(text(4096), value => value !== '' && !value.includes('\0'), 'a path')
const variant = oneOf(VARIANTS.map(({ id }) => id))
const options = listOf(word, 16)
const index = integer(0, LARGEST)
/** Safe as a file name on every system. */
const documentId = textLike(/^[A-Za-z0-9_-]{1,64}$/)

const positionRequest = object({ variant, fen, options })

/** So many positions of a game are named with a comment. */
const POSITION_LIMIT = 1024

const commentRequest = object({
  variant,
  options,
  positions: listOf(fen, POSITION_LIMIT),
  near: listOf(integer(0, POSITION_LIMIT - 1), 2),
  words: listOf(
    object({
      text: text(64),
      number: optional(integer(0, 999)),
      color: optional(oneOf(COLORS)),
      joined: boolean,
      depth: integer(0, DEEPEST_BRACKET),
      from: listOf(integer(0, POSITION_LIMIT - 1), 16),
    }),
    MOST_MOVE_WORDS,
  ),
  offset: integer(0, 9999),
})

const line = { variant, options, startFen: fen, moves: listOf(word, LINE_LIMIT) }

const analysisRequest = object({
  ...line,
  engineId: word,
  multiPv: integer(1, 128),
  limits: object({
    depth: optional(integer(1, 1000)),
    nodes: optional(integer(1, LARGEST)),
    moveTimeMs: optional(integer(1, LARGEST)),
    mate: optional(integer(1, 1000)),
  }),
  searchMoves: listOf(word, 512),
  threat: boolean,
})

const clockMs = integer(0, 1_000_000_000)

const playRequest = object({
  ...line,
  gameId: documentId,
  level: integer(1, PLAY_LEVELS.length),
  clock: optional(object({ whiteMs: clockMs, blackMs: clockMs, incrementMs: clockMs })),
})

const position = object({ line: integer(1, LARGEST), column: integer(1, LARGEST), offset: index })

const unread = object({
  text: text(TEXT_LIMIT),
  fault: object({
    kind: oneOf(['pgn']),
    reason: oneOf(PGN_FAULT_REASONS),
    at: position,
    found: text(256),
    legal: listOf(word, 16),
    castlings: optional(listOf(object({ san: word, kingFile: word }), 2)),
  }),
})

const comments = listOf(
  object({ style: oneOf(['brace', 'line', 'escape']), text: text(TEXT_LIMIT) }),
  LIST_LIMIT,
)

const node = object({
  parent: integer(-1, NODE_LIMIT),
  id: word,
  uci: word,
  san: word,
  kind: oneOf([...BOARD_MOVE_KINDS, 'placement', 'null', 'root']),
  fen,
  check: boolean,
  nags: listOf(integer(0, 255), LIST_LIMIT),
  commentsBefore: comments,
  comments,
  unread: optional(unread),
})

/** The root first and alone, every other node after its parent. */
const isTree = (nodes: readonly FlatNode[]): boolean =>
  nodes.length > 0 &&
  nodes.every(({ parent }, place) => (place === 0 ? parent === -1 : parent >= 0 && parent < place))

const game = object({
  variant,
  options,
  tags: listOf(
    object({ name: text(TEXT_LIMIT), value: text(TEXT_LIMIT), raw: optional(text(TEXT_LIMIT)) }),
    LIST_LIMIT,
  ),
  result: oneOf(PGN_RESULTS),
  nodes: such(listOf(node, NODE_LIMIT), isTree, 'nodes after their parents'),
})

const saveAs = object({
  game,
  suggestedName: text(255),
  path: optional(path),
  overwrite: optional(boolean),
  heldGames: optional(oneOf(['keep', 'replace'])),
  interoperable: boolean,
})

/** An entry of the journal, as it crosses processes and as it lies on the disk. */
export const JOURNAL_ENTRY = object({
  documentId,
  game,
  path: optional(path),
  index: optional(index),
  at: integer(0, LARGEST),
  lastEdit: text(1024),
  closed: optional(boolean),
})

const standing = { at: listOf(word, LINE_LIMIT), orientation: oneOf(COLORS), seen: boolean }

/** The tabs of a session, as they cross processes and as they lie on the disk. */
export const SESSION_TABS = listOf(
  anyOf([object({ ...standing, path, index }), object({ ...standing, game })]),
  MOST_SESSION_TABS,
)

const settingsPatch = object({
  theme: optional(SETTINGS_SHAPE.theme),
  board: optional(SETTINGS_SHAPE.board),
  coordinates: optional(SETTINGS_SHAPE.coordinates),
  animation: optional(SETTINGS_SHAPE.animation),
  zoom: optional(SETTINGS_SHAPE.zoom),
  sideWidth: optional(SETTINGS_SHAPE.sideWidth),
  notesWidth: optional(SETTINGS_SHAPE.notesWidth),
  sideOpen: optional(SETTINGS_SHAPE.sideOpen),
  reopenTabs: optional(SETTINGS_SHAPE.reopenTabs),
  lastVariant: optional(SETTINGS_SHAPE.lastVariant),
  countGameFromOne: optional(SETTINGS_SHAPE.countGameFromOne),
  enginePanels: optional(SETTINGS_SHAPE.enginePanels),
  evaluationBar: optional(SETTINGS_SHAPE.evaluationBar),
  engineArrows: optional(SETTINGS_SHAPE.engineArrows),
  winDrawLoss: optional(SETTINGS_SHAPE.winDrawLoss),
  place: optional(SETTINGS_SHAPE.place),
  practiceClocks: optional(SETTINGS_SHAPE.practiceClocks),
  positionDraft: optional(SETTINGS_SHAPE.positionDraft),
})

/** Longest picture as text, in UTF-16 units: many times that of the largest board. */
const PICTURE_LIMIT = 16 * 1024 * 1024

/** A name of a file and no way to it. */
const pictureName = (ending: string) =>
  such(
    text(200),
    name => /^[^/\\\0]+$/.test(name) && name.endsWith(`.${ending}`),
    `a name ending in .${ending}`,
  )

const picture = anyOf([
  object({
    form: oneOf(['svg']),
    suggestedName: pictureName('svg'),
    text: such(text(PICTURE_LIMIT), value => value.startsWith('<svg '), 'an SVG'),
  }),
  object({
    form: oneOf(['png']),
    suggestedName: pictureName('png'),
    base64: such(
      text(PICTURE_LIMIT),
      value => /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/.test(value),
      'a PNG in base64',
    ),
  }),
])

/** One check per argument; an argument that may be left out has a check for when it is there. */
type ArgumentChecks<A extends readonly unknown[]> = {
  readonly [I in keyof A]-?: Check<Exclude<A[I], undefined>>
}

/** The checks of every request's arguments, in order. */
export const REQUEST_SHAPES: { readonly [N in RequestName]: ArgumentChecks<Arguments<N>> } = {
  'app:start': [],
  'settings:update': [settingsPatch],
  'session:keep': [SESSION_TABS],
  'rules:legal': [positionRequest],
  'rules:play': [positionRequest, word],
  'rules:line': [positionRequest, listOf(word, LINE_LIMIT)],
  'rules:refuse': [positionRequest, word],
  'rules:comment': [commentRequest],
  'games:create': [positionRequest],
  'games:read': [text(TEXT_LIMIT)],
  'games:write': [game, boolean],
  'files:open': [path],
  'files:openSample': [word],
  'files:openText': [text(255), text(TEXT_LIMIT)],
  'files:game': [word, index],
  'files:save': [object({ fileId: word, index, game, force: boolean })],
  'files:saveAs': [saveAs],
  'files:export': [saveAs],
  'files:reload': [word],
  'files:close': [word],
  'files:cancel': [path],
  'files:browse': [path],
  'journal:write': [JOURNAL_ENTRY],
  'journal:discard': [documentId],
  'selfTest:start': [object({ level: oneOf(SELF_TEST_LEVELS), variants: listOf(variant, VARIANTS.length) })],
  'selfTest:cancel': [word],
  'engines:list': [],
  'engines:detect': [],
  'engines:add': [path],
  'engines:change': [word, object({ name: optional(word), values: optional(OPTION_VALUES) })],
  'engines:press': [word, text(256)],
  'engines:remove': [word],
  'engines:log': [word],
  'analysis:start': [analysisRequest],
  'analysis:stop': [word],
  'analysis:recall': [analysisRequest],
  'play:move': [playRequest],
  'play:cancel': [documentId],
  'procedures:list': [],
  'procedures:save': [text(PROCEDURE_LIMIT)],
  'procedures:remove': [word],
  'procedures:drafts': [],
  'procedures:keepDraft': [word, text(PROCEDURE_LIMIT)],
  'procedures:dropDraft': [word],
  'procedures:export': [text(PROCEDURE_LIMIT), path],
  'procedures:print': [text(255)],
  'pictures:save': [picture],
  'window:theme': [oneOf(['light', 'dark'])],
  'window:title': [text(1024)],
  'window:showMenu': [],
}

/** Requests whose last argument may be left out. */
export const LAST_ARGUMENT_OPTIONAL: ReadonlySet<RequestName> = new Set<RequestName>([
  'files:open',
  'files:browse',
  'engines:add',
  'procedures:export',
])
