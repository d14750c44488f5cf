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

/** The number of files of the widest board. */
const MAX_FILES = 16
/** More than the value of any start, in centipawns. */
const MAX_VALUE = 3000
/** The longest file of an atlas, in base64 characters; an atlas of eight million starts takes 22 million. */
const MAX_ATLAS_TEXT = 64 * 1024 * 1024

const value = integer(-MAX_VALUE, MAX_VALUE)
const files = listOf(integer(0, MAX_FILES), MAX_FILES)

/** The starts of a system that a request is about. */
export interface NarrowedStarts extends StartFilter {
  /** Only the starts that can arise from this throw, a FEN with empty squares; all others are ignored. */
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
  /** Whether their values come with the program or from a file that the user has added; undefined if none are known. */
  readonly atlas: 'shipped' | 'own' | undefined
}

/** How the values of an atlas were found. */
export interface AtlasFacts {
  readonly engine: string
  /** Nodes for each start. */
  readonly nodes: number
  /** The day on which the atlas was begun: `2026-11-25`. */
  readonly date: string
  /**
   * In nine cases out of ten a far deeper search differs from the value by at most this, in centipawns; null for engines that were not
   * measured.
   */
  readonly error: number | null
  /** The number of searched starts from which the values of all are estimated; null if each start was searched. */
  readonly estimatedFrom: number | null
  /** Each start was searched, and the values were then denoised using each other. */
  readonly isDenoised: boolean
  readonly isOwn: boolean
}

/** Why no values are known. */
export type StartsFault =
  | { readonly kind: 'noAtlas' }
  /** The system has no throws to place, or not every array that can arise has a value. */
  | { readonly kind: 'noThrows' }
  /** The given FEN is not a throw of this system, or too many arrays can arise from it. */
  | { readonly kind: 'noThrow' }
  /** The file of the atlas cannot be read or is damaged. */
  | { readonly kind: 'damaged'; readonly file: string }

export interface ListedStart extends ValuedStart {
  /** The back ranks from left to right, in capitals. */
  readonly white: string
  readonly black: string
}

/** What the place Starts shows of a system. Values are in centipawns from White's view. */
export interface StartsPicture {
  readonly variant: VariantId
  readonly atlas: AtlasFacts
  /** The distribution of all starts with a value. */
  readonly all: Distribution
  /** The distribution of the starts that match everything except the range of values; null if there are none. */
  readonly featured: Distribution | null
  /** How many starts match everything. */
  readonly matching: number
  /**
   * Bin `i` of `counts` is how many starts of {@link featured} have a value of at least `from + i * width` and less than the next bin's.
   */
  readonly bins: { readonly from: number; readonly width: number; readonly counts: readonly number[] }
  /** By White's rank, or by Black's if the filter is about that. */
  readonly features: readonly FeatureMean[]
  /** The first matching starts in each order. */
  readonly lists: Readonly<Record<StartOrder, readonly ListedStart[]>>
}

/** How many starts match. */
export interface MatchingStarts {
  readonly matching: number
  /** The values are estimated from those of some of the starts. */
  readonly isEstimate: boolean
  /** The number of all starts with a known value. */
  readonly all: number
}

/** A start that was drawn, ready to be opened. */
export interface ValuedDraw extends ListedStart {
  readonly fen: string
  /** The number of starts from which it was drawn. */
  readonly matching: number
}

/** How often best play in the setup puts a piece on a file. */
export interface BestPlace {
  readonly color: Color
  /** The letter of the piece, in capitals. */
  readonly piece: string
  readonly file: string
  /** The share of all throws, 0 to 1. */
  readonly share: number
}

/** The values of all throws of a system, by their numbers, in centipawns from White's view. */
export interface ThrowsPicture {
  /** Values after best play in the setup, with this reading of the last two placements. */
  readonly values: readonly number[]
  readonly reading: Reading
  /** The mean value of the arrays that can arise. */
  readonly means: readonly number[]
  /** Their standard deviation, which shows how much depends on the placing. */
  readonly spreads: readonly number[]
  readonly placements: readonly BestPlace[]
  readonly isEstimate: boolean
}

/** The value of a game's start. Values are in centipawns from White's view. */
export interface StartWorth {
  /** The value of the start; if the setup is still to be played, its value after best play. */
  readonly value: number
  /** Null if it is not known. */
  readonly error: number | null
  /** The share of all starts with a lower value, 0 to 1; null for a setup still to be played. */
  readonly percentile: number | null
  /** The mean value of all arrays that can arise; null for a complete start. */
  readonly mean: number | null
  /** The values are estimated from those of other starts. */
  readonly isEstimate: boolean
  /** Of the starts in which two pieces have changed places, the most even ones. */
  readonly neighbors: readonly ListedStart[]
}

/** Why the file of an atlas is not added. */
export type AtlasRefusal =
  | { readonly kind: 'noAtlas' }
  | { readonly kind: 'damaged' }
  /** It was built for arrays or rules that this version does not have. */
  | { readonly kind: 'otherRules' }
  | { readonly kind: 'notWritten'; readonly error: FileError }

/** A worker of a queue that builds an atlas. */
export interface BuildingWorker {
  /** The name of the machine. */
  readonly host: string
  readonly process: number
  readonly threads: number
  /** Starts per second, over the last half minute. */
  readonly positionsPerSecond: number
  /** It has another engine or other rules, so it does not take these starts. */
  readonly isOther: boolean
}

/** An atlas that workers are building. */
export interface QueuedBuild {
  readonly variant: VariantId
  /** Nodes for each start. */
  readonly nodes: number
  /** The server's URL without name and password. */
  readonly server: string
  readonly done: number
  readonly wanted: number
  readonly workers: readonly BuildingWorker[]
  readonly state:
    /** `lost`: the server does not answer; the connection is retried. */
    | { readonly kind: 'running' | 'lost' | 'stopped' | 'done' }
    | { readonly kind: 'failed'; readonly detail: string }
}

/** Why workers do not begin building an atlas. */
export type QueuedBuildFault =
  /** `address`: the URL is not valid; `notAgreed`: the user did not agree to contact the server; `busy`: another atlas is being built. */
  | { readonly kind: 'address' | 'notAgreed' | 'busy' }
  | {
      readonly kind: 'unreachable' | 'lost' | 'login' | 'database' | 'certificate' | 'noServer'
      readonly server: string
      readonly detail: string
    }

/** Range of the nodes for each start in an atlas that workers build. */
export const BUILD_NODES = { least: 100, most: 100_000_000 } as const

/** Requests about atlases that workers of a queue build. */
export const buildRequests = {
  /** Builds an atlas of a system: the arguments are the nodes, the URL of the server, and the password, if the URL does not contain it. */
  'starts:build': request(
    [variant, integer(BUILD_NODES.least, BUILD_NODES.most), text(500), text(500)],
    ofType<Result<null, QueuedBuildFault>>(),
  ),
  /** Stops the build; its results are kept. */
  'starts:stopBuild': request([]),
  /** The build begun last in this run, even if it is over. */
  'starts:currentBuild': request([], ofType<QueuedBuild | null>()),
}

export const startsEvents = {
  'starts:building': ofType<QueuedBuild>(),
}

/** Requests about the values of starts. */
export const startsRequests = {
  'starts:systems': request([], ofType<readonly SystemOfStarts[]>()),
  'starts:picture': request([variant, askedStarts], ofType<Result<StartsPicture, StartsFault>>()),
  /** Draws one of the matching starts, always the same for the same seed; null if none matches. */
  'starts:draw': request([variant, askedStarts, text(200)], ofType<Result<ValuedDraw | null, StartsFault>>()),
  /** The number of matching starts; null if no values are known. */
  'starts:count': request([variant, askedStarts], ofType<MatchingStarts | null>()),
  /** The worth of a first position; null if it is not known. */
  'starts:worth': request([variant, options, fen], ofType<StartWorth | null>()),
  /** All throws, solved from the values of the arrays; the first time takes seconds. */
  'starts:throws': request([variant], ofType<Result<ThrowsPicture, StartsFault>>()),
  /** The matching starts as a table, up to the first million. */
  'starts:csv': request([variant, askedStarts], ofType<Result<string, StartsFault>>()),
  /** The same table, written to the path chosen in the shell's own dialog; null if the user cancelled, or there is no dialog. */
  'starts:saveCsv': request(
    [variant, askedStarts, bareFileName],
    ofType<Result<WrittenFile | null, FileError | StartsFault>>(),
  ),
  /** Keeps an atlas of the user's, given as the bytes of its file in base64; from then on it replaces the shipped one. */
  'starts:add': request([text(MAX_ATLAS_TEXT)], ofType<Result<VariantId, AtlasRefusal>>()),
}
