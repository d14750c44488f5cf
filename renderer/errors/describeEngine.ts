import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { AnalysisRefusal, EngineError, EngineNotice } from '@shared/ipc/contract'
import { variantById } from '@shared/variants'
import { variantName } from '@shared/i18n/names/variantNames'
import { fileNameOf } from './describeFile'
import { excerpt, type ErrorText } from './errorText'

type VariantNotPlayed = Extract<AnalysisRefusal, { kind: 'variantNotPlayed' }>

const describeNotPlayed = ({ engine, variant, inSetup }: VariantNotPlayed): ErrorText => {
  const rules = variantById(variant)
  if (inSetup)
    return {
      title: t('errors.engine.refused.setupNotPlayed', { engine }),
      detail: t(
        rules.setupPhase?.kind === 'relocation'
          ? 'errors.engine.refused.relocationNotPlayedWhy'
          : 'errors.engine.refused.setupNotPlayedWhy',
      ),
    }
  if (rules.transposition)
    return {
      title: t('errors.engine.refused.notYetPlayed', { engine }),
      detail: t('errors.engine.refused.transpositionNotPlayedWhy'),
    }
  return {
    title: t('errors.engine.refused.variantNotPlayed', { engine, system: variantName(rules) }),
    detail: t('errors.engine.refused.variantNotPlayedWhy'),
  }
}

/** Why an engine does not search a position. */
export const describeRefusal = (refusal: AnalysisRefusal): ErrorText => {
  switch (refusal.kind) {
    case 'unknownEngine':
      return { title: t('errors.engine.unknown') }
    case 'variantNotPlayed':
      return describeNotPlayed(refusal)
    case 'gameOver':
      return { title: t('errors.engine.refused.gameOver') }
    case 'noThreatInCheck':
      return { title: t('errors.engine.refused.noThreat'), detail: t('errors.engine.refused.inCheck') }
    case 'noThreatInSetup':
      return { title: t('errors.engine.refused.noThreat'), detail: t('errors.engine.refused.inSetup') }
    case 'illegalPosition':
      return { title: t('errors.engine.refused.illegalPosition'), detail: refusal.detail }
    default:
      return assertNever(refusal)
  }
}

/** What is safe after trouble with an engine, and what the user can do. */
const afterwards = (kind: EngineNotice['kind']): Pick<ErrorText, 'kept' | 'remedy'> => {
  const kept = t('errors.engine.linesKept')
  switch (kind) {
    case 'crashed':
    case 'restarted':
    case 'hanging':
    case 'workerDied':
      return { kept }
    case 'gaveUp':
      return { kept, remedy: t('errors.engine.notRestarted') }
    case 'flooding':
      return { kept, remedy: t('errors.engine.endedNotRestarted') }
    case 'illegalMove':
      return { kept: t('errors.engine.otherLinesKept') }
    case 'memoryRefused':
      return {}
    default:
      return assertNever(kind)
  }
}

/** The text about trouble with an engine in its panel. */
export const describeEngineNotice = (
  { kind, detail }: Pick<EngineNotice, 'kind' | 'detail'>,
  engine: string,
): ErrorText => ({ title: t(`errors.engine.notices.${kind}`, { engine }), detail, ...afterwards(kind) })

/** Whether a notice only informs; all others report a fault. */
export const isMildNotice = (kind: EngineNotice['kind']): boolean =>
  kind === 'restarted' || kind === 'memoryRefused' || kind === 'workerDied'

const said = (text: string): string =>
  text.trim() === ''
    ? t('errors.engine.saidNothing')
    : t('errors.engine.said', { text: excerpt(text.trim()) })

type Exited = Extract<EngineError, { kind: 'exited' }>

const ended = ({ path, code }: Exited): string => {
  const file = fileNameOf(path)
  return code === null
    ? t('errors.engine.endedBySignal', { file })
    : t('errors.engine.endedWithCode', { file, code: String(code) })
}

/** Why a program cannot be used as an engine, or why a change was not made. */
export const describeEngineError = (error: EngineError): ErrorText => {
  switch (error.kind) {
    case 'notFound':
      return { title: t('errors.engine.notFound', { file: fileNameOf(error.path) }), detail: error.path }
    case 'notExecutable':
      return {
        title: t('errors.engine.notExecutable', { file: fileNameOf(error.path) }),
        detail: error.path,
        remedy: t('errors.engine.notExecutableRemedy'),
      }
    case 'noUci':
      return { title: t('errors.engine.noUci', { file: fileNameOf(error.path) }), detail: said(error.said) }
    case 'closed':
      return {
        title: t('errors.engine.closed', { file: fileNameOf(error.path), pipe: error.pipe }),
        detail: said(error.said),
      }
    case 'exited':
      return { title: ended(error), detail: said(error.said) }
    case 'programNotConfirmed':
      return {
        title: t('errors.engine.notConfirmed', { file: fileNameOf(error.path) }),
        detail: error.path,
        remedy: t('errors.engine.notConfirmedRemedy'),
      }
    case 'unknownEngine':
      return { title: t('errors.engine.unknown') }
    case 'optionNotConfirmed':
      return {
        title: t('errors.engine.optionNotSet', { option: error.option }),
        detail: t('errors.engine.optionNotSetWhy'),
        kept: t('errors.engine.valueKept'),
      }
    case 'badValue':
      return {
        title: t('errors.engine.badValue', { option: error.option }),
        detail: t('errors.engine.found', { text: excerpt(error.found) }),
        kept: t('errors.engine.valueKept'),
      }
    case 'saveFailed':
      return { title: t('errors.engine.saveFailed'), detail: error.detail }
    default:
      return assertNever(error)
  }
}
