import { estimateElo, sprtState, type EloEstimate, type Sprt } from '@shared/analysis/elo'
import { textTable } from '@shared/textTable'
import { opposite } from '@shared/board/color'
import { describeEnd, describeFaultKind } from './describeEnd'
import type { Duel, EngineTally, MatchFault, MatchGame, MatchTally } from './tally'
import { engineOf } from './tally'

/** A number with its sign, as in `+12.3`, `-0.4` or `+inf`. */
const signed = (number: number): string => {
  if (!Number.isFinite(number)) return number > 0 ? '+inf' : '-inf'
  return (number < 0 ? '' : '+') + number.toFixed(1)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const errorText = (error: number): string => (Number.isFinite(error) ? error.toFixed(1) : 'inf')

const gamesOf = ({ wins, draws, losses }: Duel): number => wins + draws + losses

const pointShare = (duel: Duel): number => (duel.wins + duel.draws / 2) / gamesOf(duel)

const balance = ({ wins, draws, losses }: Duel): string => `+${wins} =${draws} -${losses}`

const eloText = (estimate: EloEstimate | undefined): string =>
  estimate ? `Elo ${signed(estimate.elo)} +- ${errorText(estimate.error)}` : 'no pair yet'

/** The standing of a duel: `+5 =3 -4, 54.2 %, Elo +29.0 +- 120.1, LLR 0.12`. */
export const duelStanding = (duel: Duel, sprt: Sprt | undefined): string => {
  const llr = sprt ? `, LLR ${sprtState(sprt, duel.pairs).llr.toFixed(2)}` : ''
  return `${balance(duel)}, ${percent(pointShare(duel))}, ${eloText(estimateElo(duel.pairs))}${llr}`
}

/** One line for a finished game, with the standing of the duel. */
export const gameRow = (
  game: MatchGame,
  tally: MatchTally,
  names: readonly string[],
  sprt: Sprt | undefined,
): string => {
  const white = names[engineOf(game, 'white')]!
  const black = names[engineOf(game, 'black')]!
  const { result, end, plies } = game.game
  const how = `${describeEnd(end)}, ${plies.length} plies`
  return `${String(game.number).padStart(4)}  ${white} - ${black}  ${result}  ${how} (${game.start.label})  | ${duelStanding(tally.duels[game.opponent]!, sprt)}\n`
}

type Row = readonly string[]

const DUEL_HEAD: Row = ['against', 'games', '+', '=', '-', 'score', 'Elo', '+-', 'LOS', 'pairs 0 - 2']

const duelRow = (name: string, duel: Duel): Row => {
  const { wins, draws, losses, pairs } = duel
  const counts = [gamesOf(duel), wins, draws, losses].map(String)
  if (gamesOf(duel) === 0) return [name, ...counts, '', '', '', '', '']
  const estimate = estimateElo(pairs)
  const certain = estimate
    ? [signed(estimate.elo), errorText(estimate.error), percent(estimate.superiority)]
    : ['', '', '']
  return [name, ...counts, percent(pointShare(duel)), ...certain, pairs.join(' ')]
}

const ENGINE_HEAD: Row = ['engine', 'moves', 'depth', 'nodes/s', 'nodes/move', 'ms/move', 'longest ms']

const ratio = (part: number, whole: number, digits: number): string =>
  whole > 0 ? (part / whole).toFixed(digits) : ''

const engineRow = (name: string, tally: EngineTally): Row => [
  name,
  String(tally.moves),
  ratio(tally.depths, tally.depthMoves, 1),
  tally.nodes > 0 ? ratio(1000 * tally.nodes, tally.timeMs, 0) : '',
  tally.nodes > 0 ? ratio(tally.nodes, tally.moves, 0) : '',
  ratio(tally.timeMs, tally.moves, 1),
  tally.longestMs.toFixed(0),
]

const sprtText = (sprt: Sprt, { pairs }: Duel): string => {
  const { llr, lower, upper, accepted } = sprtState(sprt, pairs)
  const claims = `[${sprt.elo0}, ${sprt.elo1}]`
  const verdict = accepted ? `Elo ${sprt[accepted]} is accepted` : 'not decided'
  return `SPRT ${claims}: LLR ${llr.toFixed(2)} (${lower.toFixed(2)}, ${upper.toFixed(2)}), ${verdict}\n`
}

/** Describes a fault: where it happened, what it was, and the last lines of the engine. */
export const faultText = ({ game, engine, fault }: MatchFault, names: readonly string[]): string => {
  const opponent = names[engineOf(game, opposite(fault.color))]!
  const head = `game ${game.number} (${game.start.label}), ${names[engine]!} as ${fault.color} against ${opponent}`
  const what = `${describeFaultKind(fault.kind)} after ${fault.ply} plies: ${fault.detail}`
  return `${head}: ${what}\n  ${fault.fen}\n${fault.said.map(line => `    ${line}\n`).join('')}`
}

/** The most faults reported in full; a broken engine may have one in every game. */
const FAULTS_SHOWN = 20

const faultsText = (faults: readonly MatchFault[], names: readonly string[]): string => {
  if (faults.length === 0) return 'no faults\n'
  const shown = faults.slice(0, FAULTS_SHOWN).map(fault => faultText(fault, names))
  const more = faults.length > FAULTS_SHOWN ? `and ${faults.length - FAULTS_SHOWN} more\n` : ''
  return `${faults.length === 1 ? '1 fault' : `${faults.length} faults`}\n${shown.join('')}${more}`
}

/** The report at the end of a match: results, engines, faults. `names` has the first engine, then its opponents. */
export const matchReport = (tally: MatchTally, names: readonly string[], sprt: Sprt | undefined): string => {
  const [first = '', ...opponents] = names
  const duels = textTable([
    [`${first} against`, ...DUEL_HEAD.slice(1)],
    ...tally.duels.map((duel, index) => duelRow(opponents[index]!, duel)),
  ])
  const engines = textTable([
    ENGINE_HEAD,
    ...tally.engines.map((engine, index) => engineRow(names[index]!, engine)),
  ])
  const test = sprt ? `\n${sprtText(sprt, tally.duels[0]!)}` : ''
  return `\n${duels}${test}\n${engines}\n${faultsText(tally.faults, names)}`
}

const finite = (number: number): number | null => (Number.isFinite(number) ? number : null)

const estimateJson = (estimate: EloEstimate | undefined) =>
  estimate &&
  Object.fromEntries(Object.entries(estimate).map(([key, value]) => [key, finite(value as number)]))

/** The report as JSON for other programs; infinite numbers become null. */
export const matchJson = (
  tally: MatchTally,
  names: readonly string[],
  sprt: Sprt | undefined,
  stopped: string,
): string =>
  JSON.stringify({
    ended: stopped,
    games: tally.games,
    first: names[0],
    duels: tally.duels.map((duel, index) => ({
      against: names[index + 1],
      ...duel,
      estimate: estimateJson(estimateElo(duel.pairs)) ?? null,
      ...(sprt && { sprt: { ...sprt, ...sprtState(sprt, duel.pairs) } }),
    })),
    engines: tally.engines.map((engine, index) => ({ name: names[index], ...engine })),
    faults: tally.faults.map(({ game, engine, fault }) => ({
      game: game.number,
      round: game.round,
      start: game.start.label,
      engine: names[engine],
      ...fault,
    })),
  })
