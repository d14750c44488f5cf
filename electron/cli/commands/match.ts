import { appendFileSync, writeFileSync } from 'node:fs'
import { opposite } from '@shared/board/color'
import { err, ok } from '@shared/result'
import { isVariantId } from '@shared/variants'
import { loadCore, type Core } from '../../core/load'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import { admit, type Entrant, type Surroundings } from '../../engine/match/entrants'
import { describeLimits } from '../../engine/match/limits'
import { playMatch, type MatchEnd, type MatchPlan } from '../../engine/match/match'
import { matchPgn } from '../../engine/match/matchPgn'
import { gameRow, matchJson, matchReport } from '../../engine/match/matchReport'
import { engineOf, type MatchGame } from '../../engine/match/tally'
import type { PlayerFault } from '../../engine/uciClient/playerFault'
import { engineFolders } from '../engines/engineFolders'
import { matchProgram } from '../engines/matchProgram'
import type { Answered } from '../io/answers'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { matchSettings, type MatchSettings } from './matchSettings'

const said = ({ detail, said: lines }: PlayerFault): string =>
  [detail, ...lines.map(line => `    ${line}`)].join('\n')

const enter = async (
  { engines, variant, options, starts }: MatchSettings,
  surroundings: Surroundings,
  folders: readonly string[],
): Promise<Answered<readonly Entrant[]>> => {
  const terms = { variant, options, starts: starts.map(({ setup }) => setup) }
  const entrants: Entrant[] = []
  for (const spec of engines) {
    const found = await matchProgram(spec, folders)
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

const planOf = (settings: MatchSettings, [first, ...opponents]: readonly Entrant[]): MatchPlan => {
  const { variant, options, starts, concurrency, marginMs, rules, sprt } = settings
  return {
    terms: { variant, options, starts: starts.map(({ setup }) => setup) },
    starts,
    first: first!,
    opponents,
    concurrency,
    marginMs,
    rules,
    ...(sprt && { sprt }),
  }
}

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

const beginFile = (file: string | undefined): Answered<null> => {
  try {
    if (file !== undefined) writeFileSync(file, '')
    return ok(null)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

const carryOut = async (
  core: Core,
  settings: MatchSettings,
  plan: MatchPlan,
  surroundings: Surroundings,
  { line, terminal }: { readonly line: CommandLine; readonly terminal: Terminal },
): Promise<MatchEnd> => {
  const names = settings.engines.map(({ name }) => name)
  const file = line.values('pgn').at(-1)
  const stopper = new AbortController()
  const stopListening = terminal.onInterrupt(() => stopper.abort())
  const end = await playMatch(
    core,
    plan,
    surroundings,
    {
      game: (game, tally) => {
        if (file !== undefined) appendFileSync(file, `${game.number > 1 ? '\n' : ''}${pgnOf(settings, game)}`)
        if (!line.has('json')) void terminal.write(gameRow(game, tally, names, settings.sprt))
      },
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

const conclude = async (
  { tally, stop }: MatchEnd,
  { engines, sprt }: MatchSettings,
  line: CommandLine,
  terminal: Terminal,
): Promise<void> => {
  const names = engines.map(({ name }) => name)
  const text = line.has('json')
    ? `${matchJson(tally, names, sprt, stop?.kind ?? 'finished')}\n`
    : matchReport(tally, names, sprt)
  await terminal.write(text)
  if (stop?.kind === 'engineLost')
    terminal.complain(`backrank: ${names[stop.engine]!} could not be started again: ${said(stop.fault)}`)
}

const fail = (terminal: Terminal, code: ExitCode, sentence: string): ExitCode => {
  terminal.complain(`backrank: ${sentence}`)
  return code
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const settings = matchSettings(line, core)
  if (!settings.ok) return fail(terminal, 2, settings.error)
  const complain = (event: string): void => terminal.complain(`backrank: ${event}`)
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const surroundings: Surroundings = { guard, patience: settings.value.patience }
  const entrants = await enter(settings.value, surroundings, engineFolders(line))
  if (!entrants.ok) return fail(terminal, 1, entrants.error)
  const file = beginFile(line.values('pgn').at(-1))
  if (!file.ok) return fail(terminal, 1, file.error)
  if (!line.has('json')) await terminal.write(opening(settings.value))
  const plan = planOf(settings.value, entrants.value)
  const end = await carryOut(core, settings.value, plan, surroundings, { line, terminal })
  await conclude(end, settings.value, line, terminal)
  return exitCodeOf(end)
}

export const match: Command = {
  name: 'match',
  words: '',
  summary: 'have UCI engines play each other, and tell what that says of their strength',
  flags: [
    'engine',
    'against',
    'each',
    'variant',
    'option',
    'rounds',
    'seed',
    'random-start',
    'starts',
    'concurrency',
    'win',
    'draw',
    'max-plies',
    'sprt',
    'margin',
    'patience',
    'user-data-dir',
    'pgn',
    'json',
  ],
  count: [0, 0],
  run,
}
