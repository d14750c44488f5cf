import { t } from '@shared/i18n/t'
import type { Confirm, YesNoQuestion } from '../shell/ports'

/** An action that needs the user's agreement, which no page can give for them. */
export type ConsentRequest =
  | {
      readonly kind: 'program'
      /** The absolute path, as it will be started. */
      readonly path: string
      /** The file to which the path leads, with symbolic links resolved. */
      readonly target: string
    }
  | {
      readonly kind: 'option'
      /** The program of the engine; its name alone would be chosen by the page. */
      readonly program: string
      readonly option: string
      readonly value: string
    }
  | {
      readonly kind: 'server'
      /** Its URL, without name and password. */
      readonly server: string
    }

export type Ask = (wish: ConsentRequest) => Promise<boolean>

/** Makes characters visible that would not be seen or would change the direction of the line. */
const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Z}]/gu, unit => (unit === ' ' ? unit : `\\u{${unit.codePointAt(0)!.toString(16)}}`))

type ProgramWish = Extract<ConsentRequest, { kind: 'program' }>

const placeOf = ({ path, target }: ProgramWish): string =>
  target === path
    ? visible(path)
    : t('nativeDialogs.consent.leadsTo', { path: visible(path), target: visible(target) })

/** The question for the user. */
export const questionOf = (wish: ConsentRequest): YesNoQuestion => {
  if (wish.kind === 'program') {
    return {
      message: t('nativeDialogs.consent.run'),
      detail: `${placeOf(wish)}\n\n${t('nativeDialogs.consent.power')}`,
      yes: t('nativeDialogs.consent.runIt'),
    }
  }
  if (wish.kind === 'server') {
    return {
      message: t('nativeDialogs.consent.connect'),
      detail: `${visible(wish.server)}\n\n${t('nativeDialogs.consent.answers')}`,
      yes: t('nativeDialogs.consent.connectIt'),
    }
  }
  return {
    message: t('nativeDialogs.consent.set', { option: visible(wish.option) }),
    detail: `${visible(wish.value)}\n\n${t('nativeDialogs.consent.engine', { program: visible(wish.program) })}\n${t('nativeDialogs.consent.files')}`,
    yes: t('nativeDialogs.consent.setIt'),
  }
}

/** Asks one question at a time; any request made meanwhile is refused. */
export const askFirst = (confirm: Confirm): Ask => {
  let isAsking = false
  return async wish => {
    if (isAsking) return false
    isAsking = true
    try {
      return await confirm(questionOf(wish))
    } finally {
      isAsking = false
    }
  }
}
