import { appendFileSync, writeFileSync } from 'node:fs'
import { opposite } from '@shared/board/color'
import { err, ok } from '@shared/result'
import { isVariantId } from '@shared/variants'
import { loadCore, type Core } from '../../core/load'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import { admit, type Entrant, type EngineHosting } from '../../engine/match/entrants'
import { describeLimits } from '../../engine/match/limits'
import { playMatch, type MatchEnd, type MatchPlan } from '../../engine/match/match'
import type { MatchTerms } from '../../engine/match/matchMapping'
import { matchPgn } from '../../engine/match/matchPgn'
import { gameRow, matchJson, matchReport } from '../../engine/match/matchReport'
import { engineOf, type MatchGame } from '../../engine/match/tally'
import type { PlayerFault } from '../../engine/uciClient/playerFault'
import { matchProgram } from '../engines/matchProgram'
import type { Answered } from '../io/answers'
import { defineCommand } from '../io/command'
import { STANDARD } from '../io/readFile'
import { systemSentence } from '../io/systemSentence'
import { fail, type ExitCode, type Terminal } from '../io/terminal'
import { MATCH_FLAGS, matchSettings, type MatchFlags, type MatchSettings } from './matchSettings'

const said = ({ detail, said: lines }: PlayerFault): string =>
  [detail, ...lines.map(line => `    ${line}`)].join('\n')

const termsOf = ({ variant, options, starts }: MatchSettings): MatchTerms => ({
  variant,
  options,
  starts: starts.map(({ setup }) => setup),
})

const enter = async (
  settings: MatchSettings,
  surroundings: EngineHosting,
  userDataDir: string | undefined,
): Promise<Answered<readonly Entrant[]>> => {
  const terms = termsOf(settings)
  const entrants: Entrant[] = []
  for (const spec of settings.engines) {
    const found = await matchProgram(spec, userDataDir)
    if (!found.ok) return err(`${spec.name}: ${found.error}`)
    const entrant = await admit(found.value.spec, found.value.program, terms, surroundings)
    if (!entrant.ok) {
      const { error } = entrant
      return err(`${spec.name}: ${error.kind === 'refused' ? error.detail : said(error.fault)}`)
    }
    entrants.push(entrant.value)
  }
  return ok(entrants)
}

const planOf = (settings: MatchSettings, [first, ...opponents]: readonly Entrant[]): MatchPlan => ({
  ...settings,
  terms: termsOf(settings),
  first: first!,
  opponents,
})

const pgnOf = (settings: MatchSettings, game: MatchGame): string => {
  const { variant, options, engines } = settings
  if (!isVariantId(variant.id)) throw new Error(`no system of ours: ${variant.id}`)
  const white = engines[engineOf(game, 'white')]!
  const black = engines[engineOf(game, opposite('white'))]!
  return matchPgn(
    {
      variant: variant.id,
      options,
      white: white.name,
      black: black.name,
      whiteLimits: white.limits,
      blackLimits: black.limits,
      opponents: engines.length - 1,
      date: new Date(),
    },
    game,
  )
}

const opening = ({ variant, starts, seed, engines }: MatchSettings): string => {
  const from = seed === undefined ? '' : `, seed ${seed}`
  const who = engines.map(({ name, limits }) => `${name} (${describeLimits(limits)})`)
  return `${variant.name}: ${who.join(' against ')}\n${starts.length} starts with both colors${from}\n\n`
}

/**
 * Returns the function that writes games: to a file, which is emptied first, or to standard output; undefined without
 * `--pgn`.
 */
const gameWriter = (
  file: string | undefined,
  { write }: Terminal,
): Answered<((text: string) => void) | undefined> => {
  if (file === undefined) return ok(undefined)
  if (file === STANDARD) return ok(text => void write(text))
  try {
    writeFileSync(file, '')
    return ok(text => appendFileSync(file, text))
  } catch (error) {
    return err(systemSentence(error))
  }
}

/** Where the progress of a match is written. */
interface Outlets {
  readonly terminal: Terminal
  /** Called with the PGN of each game. */
  readonly onGame: ((pgn: string) => void) | undefined
  /** Called with a line about each game; undefined if the answer is JSON. */
  readonly onRow: ((row: string) => void) | undefined
}

const carryOut = async (
  core: Core,
  settings: MatchSettings,
  plan: MatchPlan,
  surroundings: EngineHosting,
  { terminal, onGame, onRow }: Outlets,
): Promise<MatchEnd> => {
  const names = settings.engines.map(({ name }) => name)
  const stopper = new AbortController()
  const stopListening = terminal.onInterrupt(() => stopper.abort())
  const end = await playMatch(
    core,
    plan,
    surroundings,
    (game, tally) => {
      onGame?.(`${game.number > 1 ? '\n' : ''}${pgnOf(settings, game)}`)
      onRow?.(gameRow(game, tally, names, settings.sprt))
    },
    stopper.signal,
  )
  stopListening()
  return end
}

const exitCodeOf = ({ tally, stop }: MatchEnd): ExitCode => {
  if (stop?.kind === 'interrupted') return 130
  return stop?.kind === 'engineLost' || tally.faults.length > 0 ? 1 : 0
}

const conclude = (
  { tally, stop }: MatchEnd,
  { engines, sprt }: MatchSettings,
  isJson: boolean,
  { terminal, write }: { readonly terminal: Terminal; readonly write: (text: string) => void },
): void => {
  const names = engines.map(({ name }) => name)
  const text = isJson
    ? `${matchJson(tally, names, sprt, stop?.kind ?? 'finished')}\n`
    : matchReport(tally, names, sprt)
  write(text)
  if (stop?.kind === 'engineLost')
    terminal.complain(`backrank: ${names[stop.engine]!} could not be started again: ${said(stop.fault)}`)
}

const run = async (flags: MatchFlags, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const settings = await matchSettings(flags, { core, terminal })
  if (!settings.ok) return fail(terminal, settings.error, 2)
  const complain = (event: string): void => terminal.complain(`backrank: ${event}`)
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const surroundings: EngineHosting = { guard, patience: settings.value.patience }
  const entrants = await enter(settings.value, surroundings, flags.userDataDir)
  if (!entrants.ok) return fail(terminal, entrants.error, 1)
  const onGame = gameWriter(flags.pgn, terminal)
  if (!onGame.ok) return fail(terminal, onGame.error, 1)
  // If games go to standard output, nothing else is written there.
  const write = (text: string): void => {
    if (flags.pgn === STANDARD) terminal.complain(text)
    else void terminal.write(text)
  }
  const onRow = flags.json ? undefined : write
  onRow?.(opening(settings.value))
  const plan = planOf(settings.value, entrants.value)
  const outlets = { terminal, onGame: onGame.value, onRow }
  const end = await carryOut(core, settings.value, plan, surroundings, outlets)
  conclude(end, settings.value, flags.json, { terminal, write })
  return exitCodeOf(end)
}

export const matchCommand = defineCommand({
  name: 'match',
  words: '',
  summary: 'have UCI engines play each other, and tell what that says of their strength',
  flags: MATCH_FLAGS,
  count: [0, 0],
  run: ({ flags }, terminal) => run(flags, terminal),
})
