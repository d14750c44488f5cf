import { describeOptionFault, readOptionValues, type OptionSetting } from '@shared/analysis/optionValue'
import { err, ok, type Result } from '@shared/result'
import type { EngineProgram } from '../uciClient/engineProcess'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { matchMapping, type MatchMapping, type MatchTerms } from './matchMapping'
import type { EngineSpec } from './engineSpec'
import type { Patience } from '../uciClient/timeLimits'
import type { PlayerFault } from '../uciClient/playerFault'
import { UciPlayer } from '../uciClient/uciPlayer'

/** An engine of a match, once it was found and has answered. */
export interface Entrant {
  readonly spec: EngineSpec
  readonly program: EngineProgram
  /** The name that the engine reports. */
  readonly calledName: string
  readonly mapping: MatchMapping
  /** Options to set at each start, in this order. */
  readonly options: readonly OptionSetting[]
}

/** What is needed to run engines. */
export interface EngineHosting {
  readonly guard: OrphanGuard
  readonly patience: Patience
}

/** Why an engine cannot take part. */
export type EntrantFault =
  | { readonly kind: 'refused'; readonly detail: string }
  | ({ readonly kind: 'failed' } & { readonly fault: PlayerFault })

const agree = (
  spec: EngineSpec,
  program: EngineProgram,
  player: UciPlayer,
  terms: MatchTerms,
): Result<Entrant, EntrantFault> => {
  const { name, options: declared } = player.introduction
  const mapping = matchMapping(terms, declared, spec)
  if (!mapping.ok) return err({ kind: 'refused', detail: mapping.error })
  const wanted = readOptionValues(declared, spec.options)
  if (!wanted.ok) return err({ kind: 'refused', detail: describeOptionFault(wanted.error) })
  const options = [...mapping.value.options, ...wanted.value]
  return ok({ spec, program, calledName: name, mapping: mapping.value, options })
}

/** Starts an engine once and works out how the games of a match are sent to it. */
export const admit = async (
  spec: EngineSpec,
  program: EngineProgram,
  terms: MatchTerms,
  { guard, patience }: EngineHosting,
): Promise<Result<Entrant, EntrantFault>> => {
  const started = await UciPlayer.start(program, guard, patience)
  if (!started.ok) return err({ kind: 'failed', fault: started.error })
  const entrant = agree(spec, program, started.value, terms)
  const ready = entrant.ok ? await started.value.setOptions(entrant.value.options) : ok(null)
  await started.value.quit()
  return ready.ok ? entrant : err({ kind: 'failed', fault: ready.error })
}

/**
 * The engines of one table, at which games are played one after the other. They are kept from game to game; a dead one
 * is started again when it has to play next.
 */
export class Table {
  private readonly players = new Map<Entrant, UciPlayer>()
  private closed = false

  constructor(private readonly surroundings: EngineHosting) {}

  /** Returns the engine, running and set up. */
  async seat(entrant: Entrant): Promise<Result<UciPlayer, PlayerFault>> {
    const known = this.players.get(entrant)
    if (known && !known.isDead) return ok(known)
    const { guard, patience } = this.surroundings
    const started = await UciPlayer.start(entrant.program, guard, patience)
    if (!started.ok) return started
    const player = started.value
    this.players.set(entrant, player)
    if (this.closed) player.kill()
    const ready = await player.setOptions(entrant.options)
    return ready.ok ? ok(player) : ready
  }

  /** Kills all engines at once, even in the middle of a game. */
  kill(): void {
    this.closed = true
    for (const player of this.players.values()) player.kill()
  }

  /** Quits all engines; resolves when they are gone. */
  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.players.values()].map(player => player.quit()))
  }
}
