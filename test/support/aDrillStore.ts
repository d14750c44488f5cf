import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Zone } from '@shared/drill/days'
import type { Verdict } from '@shared/drill/grade'
import type { DrillState } from '@shared/ipc/drill'
import { unwrap } from '@shared/result'
import { type DrillCommand, drillStore } from '../../electron/drill/store/drillStore'
import { scratchFolder } from './scratchFolder'

const utc: Zone = () => 0

/** The initial time of the clock of a drill store. */
export const NOON = Date.UTC(2026, 10, 23, 12)

/** A deck store in a folder, with a clock that the test sets. */
export const aDrillStore = async (folder?: string) => {
  const file = path.join(folder ?? (await scratchFolder()), 'decks.sqlite')
  const clock = { now: NOON }
  const troubles: string[] = []
  const open = () =>
    drillStore({ file, now: () => clock.now, zone: utc, onTrouble: detail => troubles.push(detail) })
  let store = open()
  onTestFinished(() => store.close())
  const ask = (command: DrillCommand, newADay = 10) => store.carryOut(command, newADay)
  const order = (command: DrillCommand, newADay = 10): DrillState => unwrap(ask(command, newADay))
  const begin = (length = 20, more = false, deckIds: readonly string[] = []) =>
    order({ kind: 'begin', choice: { id: crypto.randomUUID(), deckIds, length, more } })
  const given = (verdict: Verdict, timeMs = 10_000) => {
    const cardId = order({ kind: 'state' }).session!.question!.cardId
    return { cardId, verdict, uci: 'e2e4', san: 'e4', isHinted: false, timeMs }
  }
  const answer = (verdict: Verdict, timeMs?: number) =>
    order({ kind: 'answer', given: given(verdict, timeMs) })
  const next = () => order({ kind: 'next' })
  const restart = () => {
    store.close()
    store = open()
  }
  return {
    file,
    clock,
    troubles,
    ask,
    order,
    begin,
    given,
    answer,
    next,
    restart,
    close: () => store.close(),
  }
}
