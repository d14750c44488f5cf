import * as v from 'valibot'
import type { EngineFault } from '../analysis/engineFault'
import { COLORS } from '../board/color'
import { MOVE_RULE_KINDS } from '../preparation/byHand'
import { MAX_PREPARED_DEPTH } from '../preparation/job'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { BetterMove } from '../tree/pricedSetup'
import { ofType, request } from './declare'
import type { Branch, Candidate, DecisionPage, NewsPage, PreparationPlace } from './preparationViews'
import {
  documentId,
  fen,
  index,
  instant,
  integer,
  MAX_NUMBER,
  listOf,
  object,
  type Of,
  options,
  path as filePath,
  text,
  variant,
  word,
} from './schemas'

/** Ranges of the numbers in the settings of a preparation. A limit of 0 means no limit. */
export const PREPARATION_RANGES = {
  /** Points of winning chance. */
  margin: { least: 1, most: 50, usual: 5 },
  depth: { least: 2, most: MAX_PREPARED_DEPTH, usual: MAX_PREPARED_DEPTH },
  /** Nodes of each search. */
  nodes: { least: 100, most: 1_000_000_000, usual: 100_000 },
  totalNodes: { least: 0, most: 1_000_000_000_000, usual: 100_000_000 },
  minutes: { least: 0, most: 100_000, usual: 0 },
  /** Per cent. */
  coverage: { least: 0, most: 100, usual: 0 },
} as const

const range = (name: keyof typeof PREPARATION_RANGES) =>
  integer(PREPARATION_RANGES[name].least, PREPARATION_RANGES[name].most)

/** The settings that can also be changed later. */
const settable = {
  /** If empty, the preparation is named after its start. */
  name: text(200),
  margin: range('margin'),
  depth: range('depth'),
  nodes: range('nodes'),
  totalNodes: range('totalNodes'),
  minutes: range('minutes'),
  coverage: range('coverage'),
  engineId: word,
}

const about = { variant, options, fen, color: v.picklist(COLORS) }

const newPreparation = object({ ...about, ...settable })
/** The choices with which a preparation is created. */
export type NewPreparation = Of<typeof newPreparation>

const preparationPatch = object({
  name: v.exactOptional(settable.name),
  margin: v.exactOptional(settable.margin),
  depth: v.exactOptional(settable.depth),
  nodes: v.exactOptional(settable.nodes),
  totalNodes: v.exactOptional(settable.totalNodes),
  minutes: v.exactOptional(settable.minutes),
  coverage: v.exactOptional(settable.coverage),
  engineId: v.exactOptional(settable.engineId),
})
export type PreparationPatch = Of<typeof preparationPatch>

/** Why a preparation is finished. */
export const GROWTH_ENDS = ['complete', 'totalNodes', 'minutes', 'coverage'] as const
export type GrowthEnd = (typeof GROWTH_ENDS)[number]

const finite = v.pipe(v.number(), v.finite())

const logDamage = object({
  /** Numbers of the first few unreadable lines, from 1. */
  lines: listOf(index, 10),
  /** The number of all unreadable lines. */
  unread: index,
  /**
   * The number of searches of positions to which no line leads while the unreadable lines are missing. They are used again as soon as one
   * does.
   */
  loose: index,
  /** The number of searched positions that must be searched again. */
  lost: index,
  /** Absolute path of the log as it was; null if it could not be kept, or no longer exists. */
  kept: v.nullable(filePath),
})
/** The parts of a preparation's log that could not be used. */
export type LogDamage = Of<typeof logDamage>

/** A preparation as it is stored on disk, without its searches. */
export const PREPARATION_RECORD = object({
  id: documentId,
  ...about,
  ...settable,
  createdAt: instant,
  /** It is growing or waits for its turn. */
  isGrowing: v.boolean(),
  /** Since when it has been waiting: the one that has waited longest comes first. */
  queuedAt: instant,
  /** How long it has been growing, in milliseconds. */
  spentMs: integer(0, MAX_NUMBER),
  end: v.nullable(v.picklist(GROWTH_ENDS)),
  /** Its result so far, as of the last event. */
  positions: index,
  searchedNodes: index,
  /** 0 to 1. */
  covered: finite,
  /** Centipawns from White's view; more than 20,000 is a mate. */
  value: finite,
  changedAt: instant,
  /** When the user last looked at the news. */
  seenAt: instant,
  /** It was deleted, and is removed at the next start of the program. */
  isDeleted: v.boolean(),
  /** Kept until the user has seen it. */
  damage: v.exactOptional(logDamage),
})
export type PreparationRecord = Of<typeof PREPARATION_RECORD>

/** Why a preparation does not grow although it should. */
export type GrowthFault =
  | EngineFault
  /** The results could not be saved. */
  | { readonly kind: 'notSaved'; readonly detail: string }
  /** Earlier results cannot be read. */
  | { readonly kind: 'unreadable'; readonly detail: string }

export type GrowthState =
  | { readonly kind: 'running' }
  /** `place` is 1 for the next one. */
  | { readonly kind: 'waiting'; readonly place: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'done'; readonly end: GrowthEnd }
  | { readonly kind: 'failed'; readonly fault: GrowthFault }

/** A preparation as the list shows it. */
export interface PreparationSummary extends PreparationRecord {
  readonly state: GrowthState
}

/** Why a request about preparations is refused. */
export type PreparationRefusal =
  | { readonly kind: 'unknownPreparation' }
  | { readonly kind: 'illegalPosition' }
  /** Too many pieces are not placed yet. */
  | { readonly kind: 'tooManyArrays' }
  /** The moves cannot be played from there. */
  | { readonly kind: 'illegalMove' }
  | { readonly kind: 'unreadable'; readonly detail: string }

/** Moves from the first position on, in UCI. */
const path = listOf(word, MAX_PREPARED_DEPTH + 1)
const key = text(32)

/** The most positions per request. */
export const MAX_BRANCHES = 200
/** The most rows of the table per request. */
export const MAX_DECISIONS = 200

/** Far more preparations than ever wait. */
const MAX_WAITING = 10_000

/** What a growing preparation is doing. */
export interface GrowthNow {
  readonly id: string
  /** The lines that are being searched now. */
  readonly lines: readonly (readonly BetterMove[])[]
  /** Nodes searched for the setup with which it begins, while that is being solved. */
  readonly setup?: number
}

type Answered<T> = Result<T, PreparationRefusal>

/** Requests about openings that are prepared in the background. */
export const preparationRequests = {
  'preparations:list': request([], ofType<readonly PreparationSummary[]>()),
  /** Creates a preparation, which waits for its turn; answers with its id. */
  'preparations:create': request([newPreparation], ofType<Answered<string>>()),
  'preparations:change': request([documentId, preparationPatch], ofType<Answered<null>>()),
  'preparations:pause': request([documentId], ofType<Answered<null>>()),
  'preparations:resume': request([documentId], ofType<Answered<null>>()),
  /** Moves a waiting preparation to another place among those that wait; 1 is next. */
  'preparations:queue': request([documentId, integer(1, MAX_WAITING)], ofType<Answered<null>>()),
  'preparations:delete': request([documentId], ofType<Answered<null>>()),
  /** Undoes a deletion; possible until the program ends. */
  'preparations:restore': request([documentId], ofType<Answered<null>>()),
  /** What is known of positions, by their keys; unknown ones are left out. */
  'preparations:branches': request(
    [documentId, listOf(key, MAX_BRANCHES)],
    ofType<Answered<readonly Branch[]>>(),
  ),
  /** The position at the end of a line, or the last one of the line that is known. */
  'preparations:place': request([documentId, path], ofType<Answered<PreparationPlace>>()),
  'preparations:decide': request(
    [documentId, object({ path, kind: v.picklist(MOVE_RULE_KINDS) })],
    ofType<Answered<null>>(),
  ),
  'preparations:decisions': request(
    [documentId, object({ from: index, count: integer(0, MAX_DECISIONS) })],
    ofType<Answered<DecisionPage>>(),
  ),
  'preparations:news': request([documentId], ofType<Answered<NewsPage>>()),
  /** Marks the news as seen. */
  'preparations:seen': request([documentId], ofType<Answered<null>>()),
  /** Marks the damage of the log as seen. */
  'preparations:damageSeen': request([documentId], ofType<Answered<null>>()),
  /** Compares moves in the position at the end of a line. */
  'preparations:compare': request(
    [documentId, object({ path, moves: listOf(word, 2) })],
    ofType<Answered<readonly Candidate[]>>(),
  ),
  /** The preparation as an annotated game. */
  'preparations:game': request([documentId], ofType<Answered<FlatGame>>()),
}

export const preparationEvents = {
  /** All preparations, whenever one has changed; at most four times a second. */
  'preparations:changed': ofType<readonly PreparationSummary[]>(),
  'preparations:now': ofType<GrowthNow>(),
}
