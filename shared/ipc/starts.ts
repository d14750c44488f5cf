import * as v from 'valibot'
import type { Distribution, ValuedStart } from '../atlas/fairness'
import type { FeatureMean } from '../atlas/featureMeans'
import { CASTLING_DISTANCES, type StartFilter } from '../atlas/startFilter'
import type { StartOrder } from '../atlas/valueCounts'
import { COLORS, type Color } from '../board/color'
import { ROLES } from '../board/role'
import type { Result } from '../result'
import type { Reading } from '../solver/induction'
import type { VariantId } from '../variants'
import { ofType, request } from './declare'
import type { FileError } from './files'
import type { WrittenFile } from './procedures'
import { bareFileName, fen, integer, listOf, object, options, text, variant, type Schema } from './schemas'

/** Files of the widest board. */
const MAX_FILES = 16
/** Beyond any value of a start, in centipawns. */
const MAX_VALUE = 3000
/** Letters of the file of an atlas in base64: that of eight million starts takes 22 million. */
const MAX_ATLAS_TEXT = 64 * 1024 * 1024

const value = integer(-MAX_VALUE, MAX_VALUE)
const files = listOf(integer(0, MAX_FILES), MAX_FILES)

/** Which starts of a system are asked about. */
export interface NarrowedStarts extends StartFilter {
  /** Only those that can arise from this throw, a FEN with empty squares; the others are as if they were not there. */
  readonly throw?: string
}

const askedStarts: Schema<NarrowedStarts> = object({
  side: v.picklist([...COLORS, 'either']),
  bishops: v.exactOptional(v.picklist(['opposite', 'same'])),
  kings: v.exactOptional(files),
  queens: v.exactOptional(files),
  castling: v.exactOptional(integer(0, CASTLING_DISTANCES.length - 1)),
  corner: v.exactOptional(v.picklist(ROLES)),
  ranks: v.exactOptional(v.picklist(['same', 'unlike'])),
  from: v.exactOptional(value),
  to: v.exactOptional(value),
  throw: v.exactOptional(fen),
})

/** A system that has more than one start. */
export interface SystemOfStarts {
  readonly variant: VariantId
  readonly starts: number
  /** Whether their values come with the program, or from a file that the user has added; undefined where none are known. */
  readonly atlas: 'shipped' | 'own' | undefined
}

/** Who says what starts are worth. */
export interface AtlasFacts {
  readonly engine: string
  /** Nodes for each start. */
  readonly nodes: number
  /** The day on which it was begun: `2026-11-25`. */
  readonly date: string
  /** Nine times in ten a far deeper search is no farther from a value, in centipawns; null for engines that were not measured. */
  readonly error: number | null
  /** How many starts were searched where the values of all are estimated from theirs; null where each was searched. */
  readonly estimatedFrom: number | null
  /** Each start was searched, and the values then denoised by each other. */
  readonly isDenoised: boolean
  readonly isOwn: boolean
}

/** Why there are no values. */
export type StartsFault =
  | { readonly kind: 'noAtlas' }
  /** Nothing is thrown and placed in this system, or not every array that can arise has a value. */
  | { readonly kind: 'noThrows' }
  /** What was asked about is no throw of this system, or too many arrays can arise from it. */
  | { readonly kind: 'noThrow' }
  /** The file of the atlas cannot be read or is damaged. */
  | { readonly kind: 'damaged'; readonly file: string }

/** A start in a list. */
export interface ListedStart extends ValuedStart {
  /** Back ranks from the left edge, in capitals. */
  readonly white: string
  readonly black: string
}

/** What the place Starts shows of a system. Values in centipawns from White's view. */
export interface StartsPicture {
  readonly variant: VariantId
  readonly atlas: AtlasFacts
  /** The distribution of all starts with a value. */
  readonly all: Distribution
  /** The distribution of the starts that match everything except the range of values; null if there are none. */
  readonly featured: Distribution | null
  /** How many match in everything. */
  readonly matching: number
  /** How many of {@link featured} have a value from `from + place * width` on, up to and without the next. */
  readonly bins: { readonly from: number; readonly width: number; readonly counts: readonly number[] }
  /** By White's rank, or by Black's where the filter speaks of that. */
  readonly features: readonly FeatureMean[]
  /** The first of those that match. */
  readonly lists: Readonly<Record<StartOrder, readonly ListedStart[]>>
}

/** How many starts match. */
export interface MatchingStarts {
  readonly matching: number
  /** The values are estimated from those of some starts. */
  readonly isEstimate: boolean
  /** All starts whose values are known. */
  readonly all: number
}

/** A start that was drawn, ready to be opened. */
export interface ValuedDraw extends ListedStart {
  readonly fen: string
  /** How many starts it was drawn from. */
  readonly matching: number
}

/** Where best play of setups puts pieces. */
export interface BestPlace {
  readonly color: Color
  /** The letter of the piece, in capitals. */
  readonly piece: string
  readonly file: string
  /** The share of all throws, 0 to 1. */
  readonly share: number
}

/** What all throws of a system are worth, by their numbers. In centipawns from White's view. */
export interface ThrowsPicture {
  /** After best play of the setup, with this reading of the last two placements. */
  readonly values: readonly number[]
  readonly reading: Reading
  /** The mean of the arrays that can arise. */
  readonly means: readonly number[]
  /** Their standard deviation: how much depends on placing. */
  readonly spreads: readonly number[]
  readonly placements: readonly BestPlace[]
  readonly isEstimate: boolean
}

/** What a start of a game is worth. Values in centipawns from White's view. */
export interface StartWorth {
  /** The value of the start, or of a setup still to be played after best play. */
  readonly value: number
  /** Null where it is not known. */
  readonly error: number | null
  /** The share of all starts with a lower value, 0 to 1; null for a setup still to be played. */
  readonly percentile: number | null
  /** The mean of all arrays that can arise; null for a complete start. */
  readonly mean: number | null
  /** The values are estimated from those of other starts. */
  readonly isEstimate: boolean
  /** The most even of the starts in which two pieces have changed places. */
  readonly neighbors: readonly ListedStart[]
}

/** Why a file is not added. */
export type AtlasRefusal =
  | { readonly kind: 'noAtlas' }
  | { readonly kind: 'damaged' }
  /** Built for arrays or rules that this version does not have. */
  | { readonly kind: 'otherRules' }
  | { readonly kind: 'notWritten'; readonly error: FileError }

/** A worker of a queue that builds an atlas. */
export interface BuildingWorker {
  /** The machine. */
  readonly host: string
  readonly process: number
  readonly threads: number
  /** Starts, in the last half minute. */
  readonly positionsPerSecond: number
  /** It has another engine or other rules, and leaves these starts alone. */
  readonly isOther: boolean
}

/** An atlas that workers build. */
export interface QueuedBuild {
  readonly variant: VariantId
  /** Nodes for each start. */
  readonly nodes: number
  /** Without name and password. */
  readonly server: string
  readonly done: number
  readonly wanted: number
  readonly workers: readonly BuildingWorker[]
  readonly state:
    /** `lost`: the server does not answer, and is tried again. */
    | { readonly kind: 'running' | 'lost' | 'stopped' | 'done' }
    | { readonly kind: 'failed'; readonly detail: string }
}

/** Why workers do not begin to build an atlas. */
export type QueuedBuildFault =
  /** The URL of the server is none; the user does not want it called; another atlas is being built. */
  | { readonly kind: 'address' | 'notAgreed' | 'busy' }
  | {
      readonly kind: 'unreachable' | 'lost' | 'login' | 'database' | 'certificate' | 'noServer'
      readonly server: string
      readonly detail: string
    }

/** Nodes of a start's search in an atlas that workers build. */
export const BUILD_NODES = { least: 100, most: 100_000_000 } as const

/** Atlases that workers of a queue build. */
export const buildRequests = {
  /** Has an atlas of a system built: nodes, the URL of the server, and the password, if that is not in it. */
  'starts:build': request(
    [variant, integer(BUILD_NODES.least, BUILD_NODES.most), text(500), text(500)],
    ofType<Result<null, QueuedBuildFault>>(),
  ),
  /** What was found is kept. */
  'starts:stopBuild': request([]),
  /** The one that was begun last in this run, also once it is over. */
  'starts:currentBuild': request([], ofType<QueuedBuild | null>()),
}

export const startsEvents = {
  'starts:building': ofType<QueuedBuild>(),
}

/** What every start is worth. */
export const startsRequests = {
  'starts:systems': request([], ofType<readonly SystemOfStarts[]>()),
  'starts:picture': request([variant, askedStarts], ofType<Result<StartsPicture, StartsFault>>()),
  /** Draws one of those that match, the same for the same seed; null if none does. */
  'starts:draw': request([variant, askedStarts, text(200)], ofType<Result<ValuedDraw | null, StartsFault>>()),
  /** How many match; null where no values are known. */
  'starts:count': request([variant, askedStarts], ofType<MatchingStarts | null>()),
  /** Of a first position; null where it is not known. */
  'starts:worth': request([variant, options, fen], ofType<StartWorth | null>()),
  /** All throws solved over the values of the arrays; takes seconds where that was not done before. */
  'starts:throws': request([variant], ofType<Result<ThrowsPicture, StartsFault>>()),
  /** The starts that match, as a table; the first million of them. */
  'starts:csv': request([variant, askedStarts], ofType<Result<string, StartsFault>>()),
  /** The same, written where the shell's own dialog says; null if the user gave up, or there is no dialog. */
  'starts:saveCsv': request(
    [variant, askedStarts, bareFileName],
    ofType<Result<WrittenFile | null, FileError | StartsFault>>(),
  ),
  /** Keeps the atlas of the user, the bytes of its file in base64; from then on it takes the place of the shipped one. */
  'starts:add': request([text(MAX_ATLAS_TEXT)], ofType<Result<VariantId, AtlasRefusal>>()),
}
