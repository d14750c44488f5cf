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

/** Ranges of the numbers that a preparation takes. A limit of 0 means no limit. */
export const PREPARATION_RANGES = {
  /** Points of winning chance. */
  margin: { least: 1, most: 50, usual: 5 },
  depth: { least: 2, most: MAX_PREPARED_DEPTH, usual: MAX_PREPARED_DEPTH },
  /** Nodes for each search. */
  nodes: { least: 100, most: 1_000_000_000, usual: 100_000 },
  totalNodes: { least: 0, most: 1_000_000_000_000, usual: 100_000_000 },
  minutes: { least: 0, most: 100_000, usual: 0 },
  /** Per cent. */
  coverage: { least: 0, most: 100, usual: 0 },
} as const

const range = (name: keyof typeof PREPARATION_RANGES) =>
  integer(PREPARATION_RANGES[name].least, PREPARATION_RANGES[name].most)

/** What can be set later, too. */
const settable = {
  /** Empty: called after its start. */
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
/** What a preparation is begun with. */
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
/** What should change now. */
export type PreparationPatch = Of<typeof preparationPatch>

/** Why a preparation has enough. */
export const GROWTH_ENDS = ['complete', 'totalNodes', 'minutes', 'coverage'] as const
export type GrowthEnd = (typeof GROWTH_ENDS)[number]

const finite = v.pipe(v.number(), v.finite())

const logDamage = object({
  /** Numbers of the lines that could not be read, from 1; no more than the first few. */
  lines: listOf(index, 10),
  /** How many there are. */
  unread: index,
  /** Searches of positions to which nothing leads as long as those lines are gone; they are used again as soon as something does. */
  loose: index,
  /** Positions that were searched, and have to be searched again. */
  lost: index,
  /** Absolute path of the log as it was; null where it could not be kept, or is gone. */
  kept: v.nullable(filePath),
})
/** What could not be used of the log of a preparation. */
export type LogDamage = Of<typeof logDamage>

/** A preparation as it lies on the disk, beside what was found. */
export const PREPARATION_RECORD = object({
  id: documentId,
  ...about,
  ...settable,
  createdAt: instant,
  /** It is growing, or waits for its turn to. */
  isGrowing: v.boolean(),
  /** Since when: the one that has waited longest comes first. */
  queuedAt: instant,
  /** Milliseconds that it has been growing. */
  spentMs: integer(0, MAX_NUMBER),
  end: v.nullable(v.picklist(GROWTH_ENDS)),
  /** Its result so far, by the last event. */
  positions: index,
  searchedNodes: index,
  /** 0 to 1. */
  covered: finite,
  /** Centipawns from White's view; more than 20,000 is a mate. */
  value: finite,
  changedAt: instant,
  /** When the user last looked at what was new. */
  seenAt: instant,
  /** It was deleted, and is removed at the next start of the program. */
  isDeleted: v.boolean(),
  /** Until the user has seen it. */
  damage: v.exactOptional(logDamage),
})
export type PreparationRecord = Of<typeof PREPARATION_RECORD>

/** Why a preparation does not grow although it should. */
export type GrowthFault =
  | EngineFault
  /** What was found could not be written down. */
  | { readonly kind: 'notSaved'; readonly detail: string }
  /** What was found before cannot be read. */
  | { readonly kind: 'unreadable'; readonly detail: string }

/** Changes of a preparation. */
export type GrowthState =
  | { readonly kind: 'running' }
  /** 1 is next. */
  | { readonly kind: 'waiting'; readonly place: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'done'; readonly end: GrowthEnd }
  | { readonly kind: 'failed'; readonly fault: GrowthFault }

/** A preparation as the list shows it. */
export interface PreparationSummary extends PreparationRecord {
  readonly state: GrowthState
}

/** Why a request has no result. */
export type PreparationRefusal =
  | { readonly kind: 'unknownPreparation' }
  | { readonly kind: 'illegalPosition' }
  /** Too many pieces are not placed yet. */
  | { readonly kind: 'tooManyArrays' }
  /** No game can be played from there. */
  | { readonly kind: 'illegalMove' }
  | { readonly kind: 'unreadable'; readonly detail: string }

/** From the first position on, in UCI. */
const path = listOf(word, MAX_PREPARED_DEPTH + 1)
const key = text(32)

/** Most positions that are asked for at once. */
export const MAX_BRANCHES = 200
/** Most rows of the table that are asked for at once. */
export const MAX_DECISIONS = 200

/** Far more than ever wait. */
const MAX_WAITING = 10_000

/** What a running preparation does. */
export interface GrowthNow {
  readonly id: string
  /** The lines that are being searched. */
  readonly lines: readonly (readonly BetterMove[])[]
  /** Nodes searched for the setup from which it begins, as long as that is being solved. */
  readonly setup?: number
}

type Answered<T> = Result<T, PreparationRefusal>

/** Openings prepared in the background. */
export const preparationRequests = {
  'preparations:list': request([], ofType<readonly PreparationSummary[]>()),
  /** Begins one, which waits for its turn; answers with its id. */
  'preparations:create': request([newPreparation], ofType<Answered<string>>()),
  'preparations:change': request([documentId, preparationPatch], ofType<Answered<null>>()),
  'preparations:pause': request([documentId], ofType<Answered<null>>()),
  'preparations:resume': request([documentId], ofType<Answered<null>>()),
  /** Moves a waiting preparation to another place among those that wait; 1 is next. */
  'preparations:queue': request([documentId, integer(1, MAX_WAITING)], ofType<Answered<null>>()),
  'preparations:delete': request([documentId], ofType<Answered<null>>()),
  /** Takes a deletion back, until the program ends. */
  'preparations:restore': request([documentId], ofType<Answered<null>>()),
  /** What is known of positions, by their keys; those that are not known are left out. */
  'preparations:branches': request(
    [documentId, listOf(key, MAX_BRANCHES)],
    ofType<Answered<readonly Branch[]>>(),
  ),
  /** The position at the end of a line, or as far as the line is known. */
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
  /** The user has looked at what is new. */
  'preparations:seen': request([documentId], ofType<Answered<null>>()),
  /** The user has seen what could not be used of the log. */
  'preparations:damageSeen': request([documentId], ofType<Answered<null>>()),
  /** Moves of the position at the end of a line, side by side. */
  'preparations:compare': request(
    [documentId, object({ path, moves: listOf(word, 2) })],
    ofType<Answered<readonly Candidate[]>>(),
  ),
  /** The preparation as an annotated game. */
  'preparations:game': request([documentId], ofType<Answered<FlatGame>>()),
}

export const preparationEvents = {
  /** All of them, whenever one has changed; at most four times a second. */
  'preparations:changed': ofType<readonly PreparationSummary[]>(),
  'preparations:now': ofType<GrowthNow>(),
}
