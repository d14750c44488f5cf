import path from 'node:path'
import * as terms from '../../core/layout/wideEvaluation'
import { lay } from '../../core/arena'
import type { Core } from '../../core/load'
import { chain } from '@shared/result'
import { WIDE_LAYOUT } from '../../core/boardLayout'
import type { ControlRequest } from './controlBlock'
import {
  EVALUATION_FILE,
  packEvaluation,
  readEvaluation,
  type Evaluation,
  type TaperedScore,
} from './evaluationParameters'
import { layNetwork, NETWORK_FILE, networkErrorText, readNetwork, WIDE_NETWORK_FILE } from './network'
import { readFileSync } from 'node:fs'
import type { Role } from '@shared/board/role'
import { WIDE_PIECES } from '../../core/pieceCode'
import { PROGRAM_FOLDER } from '../../core/programFolder'

/* The evaluation for boards larger than eight by eight, as its file has it and as the core reads it. */

/** Pairs by role; absent roles have none. */
type ByRole = Readonly<Partial<Record<Role, TaperedScore>>>

/**
 * The content of `resources/wideEvaluation.json`: every term by its name, as a pair, a list of pairs, or pairs by role.
 */
type WideEvaluation = Readonly<Record<string, TaperedScore | readonly TaperedScore[] | ByRole>>

/** Every term with the index of its first parameter and whether it has a pair for each role. */
const TERMS: readonly (readonly [name: string, at: number, byRole?: 'role'])[] = [
  ['material', terms.WIDE_MATERIAL, 'role'],
  ['mobility', terms.MOBILITY, 'role'],
  ['center', terms.CENTER, 'role'],
  ['tempo', terms.WIDE_TEMPO],
  ['bishopPair', terms.WIDE_BISHOP_PAIR],
  ['rookOpenFile', terms.WIDE_ROOK_OPEN_FILE],
  ['rookSemiOpenFile', terms.WIDE_ROOK_SEMI_OPEN_FILE],
  ['undeveloped', terms.UNDEVELOPED],
  ['castlingRight', terms.WIDE_CASTLING_RIGHT],
  ['adjustmentRight', terms.WIDE_ADJUSTMENT_RIGHT],
  ['isolated', terms.WIDE_ISOLATED],
  ['doubled', terms.WIDE_DOUBLED],
  ['supported', terms.WIDE_SUPPORTED],
  ['phalanx', terms.WIDE_PHALANX],
  ['pawnRank', terms.PAWN_RANK],
  ['passed', terms.WIDE_PASSED],
  ['passedFree', terms.PASSED_FREE],
  ['passedOwnKing', terms.WIDE_PASSED_OWN_KING],
  ['passedEnemyKing', terms.WIDE_PASSED_ENEMY_KING],
  ['shelter', terms.WIDE_SHELTER],
  ['kingDanger', terms.WIDE_KING_DANGER],
  ['threatByPawn', terms.WIDE_THREAT_BY_PAWN],
  ['threatByMinor', terms.WIDE_THREAT_BY_MINOR],
  ['hanging', terms.WIDE_HANGING],
  ['janggiMaterial', terms.JANGGI_MATERIAL, 'role'],
  ['janggiMobility', terms.JANGGI_MOBILITY, 'role'],
  ['soldierRank', terms.SOLDIER_RANK],
  ['soldiersLinked', terms.SOLDIERS_LINKED],
  ['generalRank', terms.GENERAL_RANK],
  ['palaceDanger', terms.PALACE_DANGER],
  ['janggiHanging', terms.JANGGI_HANGING],
]

const isPair = (term: WideEvaluation[string]): term is TaperedScore =>
  Array.isArray(term) && typeof term[0] === 'number'

const pairsOf = (term: WideEvaluation[string], byRole: boolean): readonly TaperedScore[] => {
  if (byRole) return WIDE_PIECES.roles.map(role => (term as ByRole)[role] ?? [0, 0])
  return isPair(term) ? [term] : (term as readonly TaperedScore[])
}

/**
 * The evaluation as the core reads it: one word for each pair, with the endgame value in the upper half, plus the
 * middlegame value. Throws if a term is missing or has another length.
 */
const packWideEvaluation = (evaluation: WideEvaluation): Uint8Array => {
  const bytes = Buffer.alloc(4 * terms.WIDE_EVALUATION_TERMS)
  for (const [i, [name, at, byRole]] of TERMS.entries()) {
    const term = evaluation[name]
    if (!term) throw new Error(`the evaluation of larger boards lacks ${name}`)
    const pairs = pairsOf(term, byRole === 'role')
    const end = TERMS[i + 1]?.[1] ?? terms.WIDE_EVALUATION_TERMS
    if (pairs.length !== end - at) throw new Error(`${name} has ${pairs.length} pairs`)
    for (const [place, [middlegame, endgame]] of pairs.entries())
      bytes.writeInt32LE((endgame * 65_536 + middlegame) | 0, 4 * (at + place))
  }
  return bytes
}

/** The path of the evaluation for larger boards that ships with the program. */
const WIDE_EVALUATION_FILE = path.join(PROGRAM_FOLDER, 'resources', 'wideEvaluation.json')

/** Reads that evaluation; throws if the file is missing or is not valid JSON. */
const readWideEvaluation = (): WideEvaluation =>
  JSON.parse(readFileSync(WIDE_EVALUATION_FILE, 'utf8')) as WideEvaluation

/** The addresses of the evaluation's parameters and network in the memory of a pool; 0 for no network. */
export type Weights = Pick<ControlRequest, 'parameters' | 'network'>

/** Writes the parameters of the hand-crafted evaluation into a core's memory, where they stay for good. */
export const layEvaluation = (core: Core, evaluation: Evaluation): number =>
  lay(core, packEvaluation(evaluation))

/** The files that {@link layWeights} reads for eight by eight boards: if they change, so do the scores of positions. */
export const WEIGHT_FILES: readonly string[] = [EVALUATION_FILE, NETWORK_FILE]

/** The files that it reads for larger boards. */
export const WIDE_WEIGHT_FILES: readonly string[] = [WIDE_EVALUATION_FILE, WIDE_NETWORK_FILE]

/** Throws if the network is missing, damaged or of another shape: without it the engine would play other moves. */
const layShippedNetwork = (core: Core, file: string): number => {
  const network = chain(readNetwork(file), read => layNetwork(core, read, file))
  if (!network.ok) throw new Error(networkErrorText(network.error))
  return network.value
}

/** Writes the evaluation that ships with the program into the memory of a new pool, for the boards of the core. */
export const layWeights = (core: Core): Weights =>
  core.layout === WIDE_LAYOUT
    ? {
        parameters: lay(core, packWideEvaluation(readWideEvaluation())),
        network: layShippedNetwork(core, WIDE_NETWORK_FILE),
      }
    : {
        parameters: layEvaluation(core, readEvaluation()),
        network: layShippedNetwork(core, NETWORK_FILE),
      }
