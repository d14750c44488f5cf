import { assertNever } from '@shared/exhaustive'
import type { AnalysisRefusal, EngineError, EngineNotice } from '@shared/ipc/contract'
import { variantById } from '@shared/variants'
import { fileNameOf } from './describeFile'
import { quoted, type ErrorText } from './errorText'

/** Why an engine does not look at a position. */
export const describeRefusal = (refusal: AnalysisRefusal): ErrorText => {
  switch (refusal.kind) {
    case 'unknownEngine':
      return { title: 'This engine is not known any longer' }
    case 'systemNotPlayed':
      return refusal.inSetup
        ? {
            title: `${refusal.engine} cannot play this setup`,
            detail: `It knows no placements. It can look at the game once the setup is over.`,
          }
        : {
            title: `${refusal.engine} does not play ${variantById(refusal.variant).name}`,
            detail: 'Its list of variants has neither this system nor Chess960 games that begin like it.',
          }
    case 'gameOver':
      return { title: 'The game is over here' }
    case 'noThreatInCheck':
      return { title: 'No threat to look for', detail: 'The side to move is in check.' }
    case 'noThreatInSetup':
      return { title: 'No threat to look for', detail: 'The setup is not over.' }
    case 'illegalPosition':
      return { title: 'No engine can be shown this position', detail: refusal.detail }
    default:
      return assertNever(refusal)
  }
}

const KEPT = 'Lines so far are kept.'

/** What an engine's panel says of trouble with it. */
export const describeEngineNotice = (
  { kind, detail }: Pick<EngineNotice, 'kind' | 'detail'>,
  name: string,
): ErrorText => {
  switch (kind) {
    case 'crashed':
      return { title: `${name} ended by itself`, detail, kept: KEPT }
    case 'restarted':
      return { title: `${name} failed and was started again`, detail, kept: KEPT }
    case 'gaveUp':
      return {
        title: `${name} fails again and again`,
        detail,
        kept: KEPT,
        remedy: 'It is not started again by itself.',
      }
    case 'hanging':
      return { title: `${name} does not answer`, detail, kept: KEPT }
    case 'flooding':
      return {
        title: `${name} says more than can be read`,
        detail,
        kept: KEPT,
        remedy: 'It has been ended and is not started again by itself.',
      }
    case 'illegalMove':
      return { title: `${name} named a move that is not legal`, detail, kept: 'Its other lines are kept.' }
    case 'workerDied':
      return { title: `A thread of ${name} ended`, detail, kept: KEPT }
    case 'memoryRefused':
      return { title: `${name} got less memory than was set`, detail }
    default:
      return assertNever(kind)
  }
}

/** Notices that only tell; the others name a fault. */
export const isMildNotice = (kind: EngineNotice['kind']): boolean =>
  kind === 'restarted' || kind === 'memoryRefused' || kind === 'workerDied'

const said = (text: string): string =>
  text.trim() === '' ? 'It said nothing.' : `It said ${quoted(text.trim())}.`

/** Why a program is no engine that can be used, or a change was not made. */
export const describeEngineError = (error: EngineError): ErrorText => {
  switch (error.kind) {
    case 'notFound':
      return { title: `${fileNameOf(error.path)} was not found`, detail: error.path }
    case 'notExecutable':
      return {
        title: `${fileNameOf(error.path)} cannot be run`,
        detail: error.path,
        remedy: 'A program must be allowed to run, and made for this machine.',
      }
    case 'noUci':
      return { title: `${fileNameOf(error.path)} does not answer as a UCI engine`, detail: said(error.said) }
    case 'exited': {
      const code = error.code === null ? 'by a signal' : `with code ${error.code}`
      return { title: `${fileNameOf(error.path)} ended ${code}`, detail: said(error.said) }
    }
    case 'unknownEngine':
      return { title: 'This engine is not known any longer' }
    case 'badValue':
      return {
        title: `${error.option} does not take this value`,
        detail: `Found ${quoted(error.found)}.`,
        kept: 'The value before stands.',
      }
    case 'saveFailed':
      return { title: 'The list of engines could not be saved', detail: error.detail }
    default:
      return assertNever(error)
  }
}
